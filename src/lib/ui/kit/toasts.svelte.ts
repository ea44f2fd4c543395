export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'warn';
  /** A thing to do about it; such a toast stays until it is done or dismissed, unless it fades. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly fades?: boolean;
}

let list = $state.raw<readonly Toast[]>([]);
let last = 0;
/** How many screens show the sentences in a place of their own. */
let places = $state(0);

/** Sentences shown for a while, oldest first. Reactive. */
export function toasts(): readonly Toast[] {
  return list;
}

/** Says a sentence on screen and to screen readers. Returns how to take it back. */
export function toast(text: string, options: Omit<Partial<Toast>, 'id' | 'text'> = {}): () => void {
  const id = ++last;
  const dismiss = () => (list = list.filter((item) => item.id !== id));
  // The same sentence twice is one sentence.
  list = [...list.filter((item) => item.text !== text), { id, text, tone: 'plain', ...options }];
  if (!options.action || options.fades) setTimeout(dismiss, 4000 + 60 * text.length);
  return dismiss;
}

export function dismissToast(id: number): void {
  list = list.filter((item) => item.id !== id);
}

/** Whether a screen shows the sentences itself; else they lie over the page. Reactive. */
export function arePlaced(): boolean {
  return places > 0;
}

/** From now on a screen shows the sentences itself. Returns how to end that. */
export function placeToasts(): () => void {
  places++;
  return () => places--;
}
