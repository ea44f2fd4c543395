/** Gives an element the focus. Returns a function that gives it back, unless another element has it by then. */
export function lendFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  element.focus();
  return () => {
    const now = document.activeElement;
    const isFree = now === null || now === document.body || element.contains(now);
    if (isFree && before instanceof HTMLElement) before.focus();
  };
}
