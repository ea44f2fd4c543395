/**
 * A loader for `{#await}` blocks: returns a promise at first, and later the loaded value, so that a block
 * that is rendered again shows it at once. It also avoids promises because Svelte 5.57 leaks memory for each
 * promise that such a block waited for.
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
