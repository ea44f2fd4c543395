import { legalActions } from '../lib/kernel/script/claims.ts';
import { Runner } from '../lib/kernel/script/run.ts';
import type { Command } from './command.ts';
import { openScript } from './files.ts';
import { complain, print } from './output.ts';

export const legal: Command = {
  synopsis: 'FILE',
  summary: 'Plays a script and prints the legal actions at its end, as one list.',
  details: `FILE may be - for standard input.
Exit code 1: a step of the script failed; 2: the file could not be read.`,
  run
};

async function run(args: readonly string[]): Promise<number> {
  const [file] = args;
  if (args.length !== 1) return complain('legal needs one script file.');
  const opened = await openScript(file);
  if (!(opened instanceof Runner)) {
    const { exit, ...why } = opened;
    print({ file, ok: false, ...why });
    return exit;
  }
  const outcome = opened.run();
  if (!outcome.ok) {
    print({ file, ...outcome });
    return 1;
  }
  print(legalActions(opened.game, opened.state));
  return 0;
}
