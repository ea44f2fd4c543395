/** How many of a long list are drawn in the first frame. */
const BATCH = 48;

/**
 * The beginning of a list, twice as long in each frame. A portal offers hundreds of choices, and drawing all
 * of them in one frame would delay the touched tile on a phone. Smaller batches would take longer in total,
 * since the browser composes the whole board in each frame.
 */
export function inBatches<T>(list: () => readonly T[]): { readonly drawn: readonly T[] } {
  const all = $derived(list());
  let upTo = $state(BATCH);
  const drawn = $derived(all.slice(0, upTo));
  $effect.pre(() => {
    if (all.length <= BATCH) upTo = BATCH;
  });
  $effect(() => {
    if (upTo >= all.length) return;
    const frame = requestAnimationFrame(() => (upTo *= 2));
    return () => cancelAnimationFrame(frame);
  });
  return {
    get drawn() {
      return drawn;
    }
  };
}
