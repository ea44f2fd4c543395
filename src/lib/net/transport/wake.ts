import type { Unsubscribe } from './transport.ts';

/** What a page tells the transport about being seen, hidden, back online or closed. */
export interface Sleeper {
  wake(): void;
  setHidden(hidden: boolean): void;
  leave(): void;
}

/**
 * Phones stop pages without a word and leave sockets looking open. Every sign of coming back makes the transport look
 * at once who is still there.
 */
export function watchPage(sleeper: Sleeper, page: Window = window): Unsubscribe {
  const { document } = page;
  const wake = (): void => sleeper.wake();
  const visibility = (): void => sleeper.setHidden(document.visibilityState === 'hidden');
  // A page that is kept may come back, and is only hidden. Browsers often end the others without a word to the peers.
  const close = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) sleeper.leave();
  };
  for (const type of ['pageshow', 'online', 'focus']) page.addEventListener(type, wake);
  page.addEventListener('pagehide', close);
  document.addEventListener('visibilitychange', visibility);
  return () => {
    for (const type of ['pageshow', 'online', 'focus']) page.removeEventListener(type, wake);
    page.removeEventListener('pagehide', close);
    document.removeEventListener('visibilitychange', visibility);
  };
}
