import type { Command } from './command.ts';
import { complain, print } from './output.ts';

export const bench: Command = {
  synopsis: '[PART…]',
  summary: 'Measures speed and prints a line for each figure.',
  details: `Without a part: engine and table. A part that does not exist lists them all.
"npm run bench" prints the same figures for people.`,
  run
};

async function run(args: readonly string[]): Promise<number> {
  // Nothing else should wait for the benchmarks to load.
  const { PARTS, USUAL } = await import('../../bench/parts.ts');
  const unknown = args.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0)
    return complain(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  for (const part of args.length > 0 ? args : USUAL)
    for (const figure of await PARTS[part]()) print({ part, ...figure });
  return 0;
}
