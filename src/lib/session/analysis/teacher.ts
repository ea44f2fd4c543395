import type { GameSoFar } from '../../bots/request.ts';
import type { Remark } from '../../bots/teacher.ts';
import { askBots } from '../bots/botWorker.ts';

/**
 * Reviews a finished game in a worker: returns the choices that cost most, most costly first. `progress` receives 0 to
 * 1; aborting stops the work at once and rejects.
 */
export function reviewGame(
  played: GameSoFar,
  most: number,
  progress: (part: number) => void,
  signal: AbortSignal
): Promise<readonly Remark[]> {
  return askBots({ ...played, kind: 'review', id: 0, most }, signal, (answer) => {
    if ('progress' in answer) progress(answer.progress);
    return 'remarks' in answer ? answer.remarks : undefined;
  });
}
