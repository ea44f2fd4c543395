export interface HandDragHandlers {
  /** The tile is over a point of the page. */
  over(clientX: number, clientY: number): void;
  /** The tile was released, or the drag was cancelled and the tile returns. */
  end(isDropped: boolean): void;
}

/** Pixels the pointer must move before the tile follows. */
const PULL = 12;

/**
 * Lets the tile in hand follow the pointer that pressed it. It is only a shortcut: touching a square does the
 * same.
 */
export function dragHand(press: PointerEvent, on: HandDragHandlers): void {
  if (press.button !== 0) return;
  const hand = press.currentTarget as HTMLElement;
  let dragging = false;
  let isBroken = false;

  function move(event: PointerEvent) {
    if (isBroken || event.pointerId !== press.pointerId) return;
    const pulled = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!dragging && pulled < PULL) return;
    dragging = true;
    on.over(event.clientX, event.clientY);
  }

  /** Nothing more happens until the finger is lifted. */
  function breakOff() {
    if (dragging && !isBroken) on.end(false);
    isBroken = true;
  }

  function lift(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    if (event.type === 'pointercancel') breakOff();
    stop.abort();
    if (!dragging) return;
    // The click that ends a drag over the hand itself must not turn the tile.
    if (event.target instanceof Node && hand.contains(event.target))
      hand.addEventListener('click', (click) => click.stopImmediatePropagation(), {
        capture: true,
        once: true
      });
    if (!isBroken) on.end(true);
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !dragging) return;
    // Otherwise the table's own handler would also take back a step.
    event.stopImmediatePropagation();
    breakOff();
  }

  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  window.addEventListener('pointermove', move, options);
  // A second finger.
  window.addEventListener('pointerdown', breakOff, options);
  window.addEventListener('pointerup', lift, options);
  window.addEventListener('pointercancel', lift, options);
  window.addEventListener('keydown', key, options);
}
