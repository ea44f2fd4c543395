import { Refusal } from '../lib/kernel/refusal.ts';
import { legalActions } from '../lib/kernel/script/claims.ts';
import { ScriptError } from '../lib/kernel/script/parse.ts';
import type { Trace } from '../lib/kernel/script/run.ts';
import { openRunner, readText } from './files.ts';
import { complain, print } from './output.ts';

/** `replay [--trace] FILE…`: one line per file; exit 1 if any failed, 2 if one cannot be read. */
export async function runReplay(args: string[]): Promise<number> {
  const trace = args.includes('--trace');
  const files = args.filter((a) => a !== '--trace');
  if (files.length === 0) return complain('replay needs at least one script file.');
  let exit = 0;
  for (const file of files) exit = Math.max(exit, await replayFile(file, trace));
  return exit;
}

async function replayFile(file: string, trace: boolean): Promise<number> {
  let text: string;
  try {
    text = await readText(file);
  } catch (error) {
    print({ file, ok: false, line: 0, code: 'UNREADABLE', message: (error as Error).message });
    return 2;
  }
  try {
    const runner = await openRunner(text);
    const outcome = runner.run((step) => {
      if (!trace) return;
      const { game, state } = runner;
      const line: Trace = {
        step: runner.done,
        line: step.line,
        awaits: game.awaits(state),
        scores: game.scores(state),
        supply: game.supply?.(state) ?? [],
        legal: legalActions(game, state).length
      };
      print(line);
    });
    print({ file, ...outcome });
    return outcome.ok ? 0 : 1;
  } catch (error) {
    if (error instanceof ScriptError)
      print({ file, ok: false, line: error.line, code: 'MALFORMED', message: error.message });
    else if (error instanceof Refusal)
      print({ file, ok: false, line: 1, code: error.code, message: error.message });
    else throw error;
    return 1;
  }
}
