/** How many of a long list are drawn in one frame. */
const BATCH = 48;

/**
 * The beginning of a list, one batch longer with each frame: a portal offers hundreds of choices at once, and all of them in
 * one frame would keep a phone from showing the tile that was touched.
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
    const frame = requestAnimationFrame(() => (upTo += BATCH));
    return () => cancelAnimationFrame(frame);
  });
  return {
    get drawn() {
      return drawn;
    }
  };
}
