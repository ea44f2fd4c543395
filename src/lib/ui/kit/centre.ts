/** Scrolls a row until one of its children is centred; returns a function that cancels it. */
export function centre(row: HTMLElement | undefined, n: number | undefined): () => void {
  const child = n === undefined ? undefined : row?.children[n];
  // Measured in the next frame, for which the page is laid out anyway.
  const frame = requestAnimationFrame(() => {
    if (!row || !child) return;
    const [{ left, width }, box] = [child.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += left + width / 2 - box.left - box.width / 2;
  });
  return () => cancelAnimationFrame(frame);
}
