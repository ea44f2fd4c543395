import type { Action } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Play } from './play.ts';

/** {@link Play.decide} for a game on this device alone, which signs nothing. */
export async function decideAtOnce(
  play: Pick<Play, 'stage' | 'canConfirm' | 'confirm'>,
  actions: readonly Action[]
): Promise<Refusal | null> {
  for (const action of actions) {
    const refusal = play.stage(action);
    if (refusal) return refusal;
  }
  if (play.canConfirm) await play.confirm();
  return null;
}
