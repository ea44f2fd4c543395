import type { Point } from './camera.ts';

/** Gestures of touch, mouse and wheel on the table. Points are relative to the element. */
export interface GestureHandlers {
  /** The first finger or the button went down. */
  press(): void;
  pan(dx: number, dy: number): void;
  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void;
  zoom(about: Point, factor: number): void;
  tap(at: Point): void;
  doubleTap(at: Point): void;
  hover(at: Point | null): void;
  /** A finger or button went up, or the wheel came to rest. */
  rest(): void;
}

/** Pixels that a finger may move within a tap. */
const TREMBLE = 9;
const DOUBLE_TAP_MS = 300;
const WHEEL_REST_MS = 160;

/** Listens to an element; the return value stops listening. One finger pans, two pinch, a still one taps. */
export function listenTo(element: HTMLElement, on: GestureHandlers): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  let lastTap: { at: Point; time: number } | null = null;
  let wheelRest: ReturnType<typeof setTimeout> | undefined;

  const point = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    const at = point(event);
    down.set(event.pointerId, at);
    if (down.size === 1) {
      start = at;
      moved = false;
      on.press();
    } else moved = true;
  }

  function move(event: PointerEvent) {
    const at = point(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') on.hover(at);
      return;
    }
    if (down.size === 1) {
      if (!moved && start && apart(start, at) < TREMBLE) return;
      // Capture only once it is a drag, so that a tap still reaches the element below it.
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      on.pan(at.x - before.x, at.y - before.y);
      down.set(event.pointerId, at);
      return;
    }
    const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    on.pinch([before, other], [at, other]);
    down.set(event.pointerId, at);
  }

  function lift(event: PointerEvent) {
    if (!down.delete(event.pointerId)) return;
    if (down.size > 0) return;
    on.rest();
    if (moved || !start || event.type === 'pointercancel') return;
    const at = point(event);
    const again = lastTap && event.timeStamp - lastTap.time < DOUBLE_TAP_MS && apart(lastTap.at, at) < 30;
    lastTap = { at, time: event.timeStamp };
    if (again) on.doubleTap(at);
    else on.tap(at);
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const step = Math.max(-120, Math.min(120, event.deltaY * lines));
    if (event.shiftKey) on.pan(-(event.deltaX || event.deltaY) * lines, 0);
    else on.zoom(point(event), Math.exp(-step / (event.ctrlKey ? 120 : 420)));
    clearTimeout(wheelRest);
    wheelRest = setTimeout(on.rest, WHEEL_REST_MS);
  }

  const leave = () => on.hover(null);
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    clearTimeout(wheelRest);
    listening.abort();
  };
}
