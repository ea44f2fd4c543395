import type { GameEvent } from '../../../kernel/game.ts';
import type { LogItem } from '../../../session/table/play.ts';

/** Maximum number of event sentences announced to a screen reader. */
const SENTENCES = 3;

/**
 * The last events, oldest first; `words` returns null for events without a sentence, and is called only as often as
 * needed.
 */
export function lastSaid(log: readonly LogItem[], words: (event: GameEvent) => string | null): string[] {
  const said: string[] = [];
  for (let i = log.length - 1; i >= 0 && said.length < SENTENCES; i--) {
    const sentence = words(log[i].event);
    if (sentence !== null) said.unshift(sentence);
  }
  return said;
}
