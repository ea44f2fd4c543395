import { dev } from '$app/environment';
import { base } from '$app/paths';
import { whenIdle } from '../browser/idle.ts';

/** Pause (ms) between the page's load and the registration, and maximum further wait for an idle moment. */
const PAUSE = 1_000;
const PATIENCE = 2_000;

/** Calls back once the page has loaded and is idle: storing the whole site slows a first visit down. */
function onceQuiet(work: () => void): void {
  const wait = () => setTimeout(() => whenIdle(work, PATIENCE), PAUSE);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/**
 * Registers the service worker once the page is quiet. A new version waits until the player asks for it: it must never swap
 * the rules under a running game. `offer` is called with a function that activates it by reloading the page; again where
 * another page has activated it, since the files of this one are not kept any more. Returns an unsubscribe function.
 */
export function watchForUpdates(offer: (run: () => void) => void): () => void {
  if (dev || !('serviceWorker' in navigator)) return () => {};
  const container = navigator.serviceWorker;
  let asked = false;
  let isControlled = container.controller !== null;

  const reload = () => location.reload();
  const taken = () => {
    if (asked) reload();
    else if (isControlled) offer(reload);
    isControlled = true;
  };
  const waiting = (worker: ServiceWorker) =>
    offer(() => {
      asked = true;
      worker.postMessage({ type: 'SKIP_WAITING' });
    });
  const follow = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting && container.controller) waiting(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      const first = !registration.active;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && !first) waiting(worker);
      });
    });
  };

  container.addEventListener('controllerchange', taken);
  // In a browser that forbids service workers (such as some private windows) the game works, but not offline.
  onceQuiet(() =>
    container.register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: 'none' }).then(follow, () => {})
  );
  return () => container.removeEventListener('controllerchange', taken);
}

/** Whether the page runs as an installed application. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** True on iPhones and iPads, where only the share menu can install. */
export function isIos(): boolean {
  return (
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
  );
}

/**
 * True in a tab of Safari, or of any browser on an iPhone: its storage is cleared after seven days without a
 * visit.
 */
export function clearsStorage(): boolean {
  const isSafari = /Safari\//.test(navigator.userAgent) && !/Chrom|Android/.test(navigator.userAgent);
  return (isIos() || isSafari) && !isInstalled();
}

/** The browser's event when it can install the site. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>;
}
