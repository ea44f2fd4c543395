import { legalActions } from '../lib/kernel/script/claims.ts';
import { openRunner, readText } from './files.ts';
import { complain, print } from './output.ts';

/** `legal FILE`: the legal actions at the end of a script, one JSON list. */
export async function runLegal(args: string[]): Promise<number> {
  if (args.length !== 1) return complain('legal needs one script file.');
  const runner = await openRunner(await readText(args[0]));
  const outcome = runner.run();
  if (!outcome.ok) {
    print({ file: args[0], ...outcome });
    return 1;
  }
  print(legalActions(runner.game, runner.state));
  return 0;
}
