import type { Awaits } from '../lib/kernel/game.ts';
import { legalActions } from '../lib/kernel/script/claims.ts';
import { Runner } from '../lib/kernel/script/run.ts';
import type { Command } from './command.ts';
import { openScript } from './files.ts';
import { complain, print } from './output.ts';

export const replay: Command = {
  synopsis: '[--trace] FILE…',
  summary: 'Plays scripts of games and checks what they expect, a line for each file.',
  details: `FILE may be - for standard input. The notation is in docs/script.md.
--trace   prints a line after each step as well

Exit code 1: a script failed; 2: a file could not be read.`,
  run
};

async function run(args: readonly string[]): Promise<number> {
  const trace = args.includes('--trace');
  const files = args.filter((a) => a !== '--trace');
  const flag = files.find((a) => a.startsWith('--'));
  if (flag !== undefined) return complain(`replay has no option ${flag}; there is --trace.`);
  if (files.length === 0) return complain('replay needs at least one script file.');
  let exit = 0;
  for (const file of files) exit = Math.max(exit, await replayOrTell(file, trace));
  return exit;
}

/** An error of the program itself is reported for its file; the other files are still played. */
async function replayOrTell(file: string, trace: boolean): Promise<number> {
  try {
    return await replayFile(file, trace);
  } catch (error) {
    print({ file, ok: false, line: 0, code: 'FAULT', message: (error as Error).message });
    return 1;
  }
}

async function replayFile(file: string, trace: boolean): Promise<number> {
  const opened = await openScript(file);
  if (!(opened instanceof Runner)) {
    const { exit, ...why } = opened;
    print({ file, ok: false, ...why });
    return exit;
  }
  const { game, state } = opened;
  const outcome = opened.run((step) => {
    if (!trace) return;
    print({
      step: opened.done,
      line: step.line,
      awaits: told(game.awaits(state)),
      scores: game.scores(state),
      supply: game.supply?.(state) ?? [],
      legal: legalActions(game, state).length
    });
  });
  print({ file, ...outcome });
  return outcome.ok ? 0 : 1;
}

/** What is awaited, in the notation of a claim. */
function told(awaits: Awaits) {
  if (awaits.kind === 'draw') return { ...awaits, draw: awaits.pile };
  if (awaits.kind === 'over') return { ...awaits, over: true };
  return awaits.seats.length === 1 ? { ...awaits, seat: awaits.seats[0] } : awaits;
}
