/** How many of a long list are drawn in the first frame. */
const BATCH = 48;

/**
 * The beginning of a list, twice as long with each frame: a portal offers hundreds of choices at once, and all of them in
 * one frame would keep a phone from showing the tile that was touched. More frames would take longer together, since the
 * browser puts the whole board together in each.
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
