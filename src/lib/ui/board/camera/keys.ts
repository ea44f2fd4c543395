/** Keyboard commands of the table, with any focus, unless the focused element needs the key itself. */
export interface KeyHandlers {
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  fit(): void;
  turn(): void;
  decide(): void;
  back(): void;
  fields(): void;
  /** The next feature of the table, or the one before. */
  look(by: 1 | -1): void;
}

const STEP = 80;
const FACTOR = 1.25;

/** Elements that use letters, arrows or Enter for themselves. */
const BUSY = 'input, textarea, select, button, a, [role=listbox], [role=tab], dialog';

export function keyPlay(on: KeyHandlers): (event: KeyboardEvent) => void {
  const actions: Record<string, () => void> = {
    arrowleft: () => on.pan(STEP, 0),
    arrowright: () => on.pan(-STEP, 0),
    arrowup: () => on.pan(0, STEP),
    arrowdown: () => on.pan(0, -STEP),
    a: () => on.pan(STEP, 0),
    d: () => on.pan(-STEP, 0),
    w: () => on.pan(0, STEP),
    s: () => on.pan(0, -STEP),
    '+': () => on.zoom(FACTOR),
    '=': () => on.zoom(FACTOR),
    '-': () => on.zoom(1 / FACTOR),
    '0': on.fit,
    home: on.fit,
    r: on.turn,
    f: on.fields,
    n: () => on.look(1),
    p: () => on.look(-1),
    enter: on.decide,
    escape: on.back
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const action = actions[key];
    if (!action) return;
    const target = event.target instanceof Element ? event.target.closest(BUSY) : null;
    // Inside a dialog every key belongs to the dialog: Escape closes it and undoes nothing.
    if (target?.closest('dialog')) return;
    // Outside text fields, letters are free even when a button has the focus.
    const needed = target?.matches('button, a') ? key === 'enter' || key === ' ' : target !== null;
    // A scrolling box with the focus needs the arrow keys.
    const scrolls = key.startsWith('arrow') && (event.target as Element).matches('[tabindex="0"]');
    if (needed || scrolls) return;
    event.preventDefault();
    action();
  };
}
