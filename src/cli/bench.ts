import { complain, print } from './output.ts';

/** `bench [PART…]`: measures, a line per figure with median and spread; `npm run bench` prints the same for people. */
export async function runBench(args: string[]): Promise<number> {
  // Nothing else should wait for the benchmarks to load.
  const { PARTS, USUAL } = await import('../../bench/parts.ts');
  const unknown = args.filter((part) => !(part in PARTS));
  if (unknown.length > 0)
    return complain(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  for (const part of args.length > 0 ? args : USUAL)
    for (const figure of await PARTS[part]()) print({ part, ...figure });
  return 0;
}
