import type { BeforeNavigate } from '@sveltejs/kit';
import { browser } from '$app/environment';
import { goto } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * The back button closes what lies over the page before it leaves the page. Each open sheet has an entry of the history, which
 * says how many sheets are open there. SvelteKit takes entries with its own number unchanged for the same place, so it
 * does nothing when one of them is left. A close watcher would not do: only Chrome on Android takes the back button for one.
 */
const closers: (() => void)[] = [];
/** Entries are being taken away; the history tells when that is done. */
let returning = false;
let timer: ReturnType<typeof setTimeout>;
let silence: ReturnType<typeof setTimeout>;
/** Where a navigation leads that waits until the entries are gone. */
let held: URL | null = null;
/** The history tells nothing (ms) where it could not go back. */
const SILENCE = 1_000;

const entries = (): number => Number(history.state?.sheets ?? 0);

/** Makes as many entries as sheets are open. It waits, since a sheet may open as another one closes, or the page may be left. */
function settle(ms = 0): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (returning) return;
    // To go back now would end the way to another page.
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
 * Call it before each navigation. The history goes back some time after it was told to: a navigation that begins before
 * that would be given up by SvelteKit, or be undone when it has ended.
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
