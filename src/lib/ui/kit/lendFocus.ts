/**
 * Moves the focus to an element. Returns a function that restores the focus, unless it is on another element
 * by then.
 */
export function lendFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  element.focus();
  return () => {
    const now = document.activeElement;
    const isFree = now === null || now === document.body || element.contains(now);
    if (isFree && before instanceof HTMLElement) before.focus();
  };
}
