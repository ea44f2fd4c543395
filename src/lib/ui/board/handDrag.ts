export interface HandDragHandlers {
  /** The tile is over a point of the page. */
  over(clientX: number, clientY: number): void;
  /** It was let go. */
  end(): void;
}

/** Pixels the tile in hand must be pulled before it comes along. */
const PULL = 12;

/** Lets the tile in hand follow the pointer that pressed it: only an accelerator, touching does the same. */
export function dragHand(press: PointerEvent, on: HandDragHandlers): void {
  if (press.button !== 0) return;
  const hand = press.currentTarget as HTMLElement;
  let dragging = false;

  function move(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    const pulled = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!dragging && pulled < PULL) return;
    dragging = true;
    on.over(event.clientX, event.clientY);
  }

  function drop(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    stop.abort();
    if (!dragging) return;
    // The click that ends a drag over the hand itself must not turn the tile.
    if (event.target instanceof Node && hand.contains(event.target))
      hand.addEventListener('click', (click) => click.stopImmediatePropagation(), {
        capture: true,
        once: true
      });
    on.end();
  }

  const stop = new AbortController();
  const options = { signal: stop.signal };
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', drop, options);
  window.addEventListener('pointercancel', drop, options);
}
