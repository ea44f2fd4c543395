/** Maximum wait (ms) for a frame: the page may be covered, or its browser busy. */
const LATEST = 100;

/** Resolves when the last change is on screen; at once without a screen or on a hidden page. */
export function painted(): Promise<void> {
  if (typeof document === 'undefined' || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATEST);
    // requestAnimationFrame runs before painting; the next task runs after it.
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
