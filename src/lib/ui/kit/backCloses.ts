import type { BeforeNavigate } from '@sveltejs/kit';
import { browser } from '$app/environment';
import { goto } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * Lets the back button close what lies over the page before it leaves the page. Each open sheet has a history
 * entry that stores how many sheets are open. SvelteKit treats entries with the same index of its own as the
 * same page, so it does nothing when one of them is left. A CloseWatcher is not enough: only Chrome on
 * Android connects it with the back button.
 */
const closers: (() => void)[] = [];
/** Entries are being removed; a `popstate` event reports when that is done. */
let returning = false;
let timer: ReturnType<typeof setTimeout>;
let silence: ReturnType<typeof setTimeout>;
/** Target of a navigation that waits until the entries are removed. */
let held: URL | null = null;
/** After this many ms without an event the history could not go back. */
const SILENCE = 1_000;

const entries = (): number => Number(history.state?.sheets ?? 0);

/**
 * Makes the number of entries equal to the number of open sheets. It waits, since a sheet may open while
 * another one closes, or the page may be left.
 */
function settle(ms = 0): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (returning) return;
    // Going back now would cancel the navigation to another page.
    if (navigating.to) return settle(50);
    const surplus = entries() - closers.length;
    if (surplus > 0) {
      returning = true;
      history.go(-surplus);
      silence = setTimeout(returned, SILENCE);
    }
    while (entries() < closers.length) history.pushState({ ...history.state, sheets: entries() + 1 }, '');
  }, ms);
}

function returned(): void {
  clearTimeout(silence);
  returning = false;
  const to = held;
  held = null;
  // After SvelteKit has heard of the way back too: it gives up a navigation that has begun before.
  // eslint-disable-next-line svelte/no-navigation-without-resolve -- The address of a navigation is resolved.
  if (to) setTimeout(() => void goto(to));
}

/**
 * Call it before each navigation. `history.go` works with a delay: SvelteKit would cancel a navigation that
 * begins before that, or the history would undo it afterwards.
 */
export function holdWhileReturning({ type, to, willUnload, cancel }: BeforeNavigate): void {
  if (!returning || willUnload || !to || (type !== 'link' && type !== 'goto')) return;
  cancel();
  held = to.url;
}

if (browser) {
  addEventListener('popstate', () => {
    if (!returning) for (const close of closers.splice(entries()).reverse()) close();
    returned();
    settle();
  });
  // A page that was reloaded, or came back to, begins without sheets.
  settle();
}

/** Makes the back button close this. Returns a function that ends it. */
export function closesByBack(close: () => void): () => void {
  closers.push(close);
  settle();
  return () => {
    const at = closers.indexOf(close);
    if (at >= 0) closers.splice(at, 1);
    settle();
  };
}
