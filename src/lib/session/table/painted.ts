/** A frame that has not come after so many ms is not waited for: the page was covered, or its browser is busy. */
const LATEST = 100;

/** Resolves when what was changed just now is on the screen; at once where there is no screen, or nobody sees it. */
export function painted(): Promise<void> {
  if (typeof document === 'undefined' || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATEST);
    // Frames are asked for before they are painted; the next task comes after.
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
