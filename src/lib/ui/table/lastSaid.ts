import type { GameEvent } from '../../kernel/game.ts';
import type { LogItem } from '../../session/table/play.ts';

/** How many sentences somebody who listens is told of what happened. */
const SENTENCES = 3;

/** What happened last, oldest first; `words` is null for what goes without saying, and asked for no more than is said. */
export function lastSaid(log: readonly LogItem[], words: (event: GameEvent) => string | null): string[] {
  const said: string[] = [];
  for (let i = log.length - 1; i >= 0 && said.length < SENTENCES; i--) {
    const sentence = words(log[i].event);
    if (sentence !== null) said.unshift(sentence);
  }
  return said;
}
