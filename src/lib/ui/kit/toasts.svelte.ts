export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'warn';
  /** An action; such a toast stays until the action is taken or it is dismissed, unless it fades. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly fades?: boolean;
}

let list = $state.raw<readonly Toast[]>([]);
let last = 0;
/** How many screens show toasts in a place of their own. */
let places = $state(0);

/** The current toasts, oldest first. Reactive. */
export function toasts(): readonly Toast[] {
  return list;
}

/** Shows a sentence on screen and announces it to screen readers. Returns a function that removes it. */
export function toast(text: string, options: Omit<Partial<Toast>, 'id' | 'text'> = {}): () => void {
  const id = ++last;
  const dismiss = () => (list = list.filter((item) => item.id !== id));
  // The same sentence is shown only once.
  list = [...list.filter((item) => item.text !== text), { id, text, tone: 'plain', ...options }];
  if (!options.action || options.fades) setTimeout(dismiss, 4000 + 60 * text.length);
  return dismiss;
}

export function dismissToast(id: number): void {
  list = list.filter((item) => item.id !== id);
}

/** Whether a screen shows toasts itself; else they lie over the page. Reactive. */
export function arePlaced(): boolean {
  return places > 0;
}

/** From now on a screen shows toasts itself. Returns a function that ends that. */
export function placeToasts(): () => void {
  places++;
  return () => places--;
}
