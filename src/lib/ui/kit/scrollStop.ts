/** Makes a scrolling row or box a Tab stop while its content is larger than its box. */
export function scrollStop(row: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth || row.scrollHeight > row.clientHeight + 1) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  });
  for (const box of [row, ...row.children]) observer.observe(box);
  return () => observer.disconnect();
}
