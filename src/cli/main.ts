import { bench } from './bench.ts';
import type { Command } from './command.ts';
import { helpOf, overview } from './help.ts';
import { legal } from './legal.ts';
import { options } from './options.ts';
import { complain } from './output.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { tiles } from './tiles.ts';
import { verify } from './verify.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ replay, legal, tiles, options, simulate, verify, bench })
);
const HELP = ['--help', '-h'];

async function main(words: readonly string[]): Promise<number> {
  const [name, ...args] = words[0] === 'help' ? [...words.slice(1), '--help'] : words;
  if (name === undefined) return complain(overview(COMMANDS));
  if (HELP.includes(name)) {
    console.log(overview(COMMANDS));
    return 0;
  }
  const command = COMMANDS.get(name);
  if (!command) return complain(`There is no command ${name}.\n\n${overview(COMMANDS)}`);
  if (!args.some((word) => HELP.includes(word))) return command.run(args);
  console.log(helpOf(name, command));
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
