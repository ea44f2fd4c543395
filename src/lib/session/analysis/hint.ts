import type { GameSoFar } from '../../bots/request.ts';
import type { Action, Seat } from '../../kernel/game.ts';
import { askBots } from '../bots/botWorker.ts';
import { effortFor, type BotThinking } from '../bots/effort.ts';

/** Maximum time for a hint, in ms. */
const WITHIN = 1_500;

/**
 * Computes in a worker what the fierce bot would choose for a seat, up to the next draw or another seat's choice. Stages
 * and signs nothing. Aborting stops the work at once and rejects.
 */
export async function askForHint(
  played: GameSoFar,
  seat: Seat,
  thinking: BotThinking,
  signal: AbortSignal
): Promise<readonly Action[]> {
  const { helpers, share } = await effortFor(thinking);
  return askBots(
    { ...played, kind: 'suggest', id: 0, seat, within: WITHIN * share, helpers },
    signal,
    (answer) => ('actions' in answer ? answer.actions : undefined)
  );
}
