/**
 * A loader for `{#await}` blocks: answers with a promise at first, and then with what was loaded, so that a block that
 * comes again shows it at once. Svelte 5.57 keeps something of each promise such a block waited for until the page ends.
 */
export function loadOnce<T>(load: () => Promise<T>): () => T | Promise<T> {
  let loaded: T | undefined;
  return () =>
    loaded ??
    load().then((value) => {
      loaded = value;
      return value;
    });
}
