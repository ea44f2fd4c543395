/** Attached to a row or box that scrolls: the keyboard stops at it as long as more is in it than fits. */
export function scrollStop(row: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth || row.scrollHeight > row.clientHeight + 1) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  });
  for (const box of [row, ...row.children]) observer.observe(box);
  return () => observer.disconnect();
}
