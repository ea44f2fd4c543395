import { t } from '../../../i18n/index.ts';

/** The parts of the browser that not all of them have. */
interface Badged {
  setAppBadge?(count?: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/**
 * Tells a person that it is their turn while the page is hidden, by the title and the badge, and keeps the
 * screen awake during their turn. Call it where effects can be created; `mine` is reactive.
 */
export function watchTurn(mine: () => boolean, name: () => string): void {
  // Recomputed on every change of a table; only few changes matter to the browser.
  const asked = $derived(mine());
  const title = $derived(asked ? `● ${t('app.yourTurn')} · ${name()}` : `${name()} · ${t('app.name')}`);

  $effect(() => {
    document.title = title;
  });

  $effect(() => {
    if (!asked) return;
    const badged = navigator as Badged;
    // A browser may refuse because it has no place for a badge.
    void badged.setAppBadge?.(1).catch(() => undefined);
    return () => void badged.clearAppBadge?.().catch(() => undefined);
  });

  $effect(() => {
    if (!asked || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || over) return;
      // Refused when the battery is low: then the screen turns off as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void lock?.release();
    };
    void hold();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  });
}
