import { legalActions } from '../lib/kernel/script/claims.ts';
import { Runner } from '../lib/kernel/script/run.ts';
import { openScript } from './files.ts';
import { complain, print } from './output.ts';

/** `legal FILE`: the legal actions at the end of a script, one JSON list. */
export async function runLegal(args: string[]): Promise<number> {
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
