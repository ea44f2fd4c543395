/**
 * Keeps the focus within an element when the focused child is removed or disabled, so that keys continue from
 * here and not from the top of the page. The focus moves to the person it was on before (`data-person`), else
 * to the last element marked `data-lead`.
 */
export function keepFocus(node: HTMLElement): void {
  let last: HTMLElement | null = null;
  let person: string | undefined;

  node.addEventListener('focusin', ({ target }) => (last = target as HTMLElement));
  // Without another target the focused element was removed, or will get the focus again with the window.
  node.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) last = null;
  });
  new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== last) return;
    const back = person && node.querySelector<HTMLElement>(`button[data-person="${person}"]`);
    person = last.dataset.person;
    last = null;
    (back || [...node.querySelectorAll<HTMLElement>('[data-lead]')].at(-1))?.focus({ preventScroll: true });
  }).observe(node, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}
