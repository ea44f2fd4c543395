import type { Unsubscribe } from './transport.ts';

/** What a page tells the transport about being seen, hidden or back online. */
export interface Sleeper {
  wake(): void;
  setHidden(hidden: boolean): void;
}

/**
 * Phones stop pages without a word and leave sockets looking open. Every sign of coming back makes the transport look
 * at once who is still there.
 */
export function watchPage(sleeper: Sleeper, page: Window = window): Unsubscribe {
  const { document } = page;
  const wake = (): void => sleeper.wake();
  const visibility = (): void => sleeper.setHidden(document.visibilityState === 'hidden');
  for (const type of ['pageshow', 'online', 'focus']) page.addEventListener(type, wake);
  document.addEventListener('visibilitychange', visibility);
  return () => {
    for (const type of ['pageshow', 'online', 'focus']) page.removeEventListener(type, wake);
    document.removeEventListener('visibilitychange', visibility);
  };
}
