import type { Unsubscribe } from './transport.ts';

/** What a page reports to the transport: visible, hidden, online again or closed. */
export interface Sleeper {
  wake(): void;
  setHidden(hidden: boolean): void;
  leave(): void;
}

/**
 * Phones suspend pages silently and leave sockets looking open. Every sign of resuming makes the transport check at
 * once which peers are still connected.
 */
export function watchPage(sleeper: Sleeper, page: Window = window): Unsubscribe {
  const { document } = page;
  const wake = (): void => sleeper.wake();
  const visibility = (): void => sleeper.setHidden(document.visibilityState === 'hidden');
  // A page in the back/forward cache may return, and is only hidden. Browsers often end the others without telling the
  // peers.
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
