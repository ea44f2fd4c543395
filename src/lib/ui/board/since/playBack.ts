import type { LogItem } from '../../../session/table/play.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { seenEventWords } from '../words/words.ts';
import { placeOfEvent, type Place } from './place.ts';

/** Events that need no sentence. */
const QUIET: readonly string[] = ['turn', 'drew', 'passed', 'returned', 'first'];
/** A tile is seen at once; a sentence with points has to be read. */
const TILE_MS = 900;
const SENTENCE_MS = 1_500;

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Replays these events: lays their tiles one after the other, with a sentence for each. Ends at once when the
 * signal is aborted; then the current position is shown.
 */
export async function playBack(
  items: readonly LogItem[],
  model: TableModel,
  show: (place: Place, words: string) => void,
  signal: AbortSignal
): Promise<void> {
  const { log } = model.play;
  const isLaid = ({ event }: LogItem) => event.type === 'placed';
  // Slots count tiles in the order they were laid.
  let slot = model.view.tiles.length - log.filter((item) => item.n >= items[0].n && isLaid(item)).length;
  model.until = slot;
  for (const item of items) {
    if (signal.aborted) break;
    if (isLaid(item)) model.until = ++slot;
    if (QUIET.includes(item.event.type)) continue;
    const words = seenEventWords(item.event, model.name, model.tile);
    const place = placeOfEvent(model, item.event);
    if (words === null || !place) continue;
    show(place, words);
    await wait(isLaid(item) ? TILE_MS : SENTENCE_MS, signal);
  }
  model.until = null;
}
