/** Pause (ms) where the browser does not report idle moments. */
const INSTEAD = 8;

/** Calls back in an idle moment of the page, after at most `patience` ms. */
export function whenIdle(work: () => void, patience: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, INSTEAD);
}
