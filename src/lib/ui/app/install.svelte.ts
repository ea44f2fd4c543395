import { isInstalled, isIos, type InstallOffer } from './pwa.ts';

/** Whether and how the site can be put on the home screen. */
class Install {
  #offer = $state.raw<InstallOffer | null>(null);
  #ios = $state(false);

  /** Null where the browser cannot, or the site runs as an application already. */
  get way(): 'ask' | 'shareMenu' | null {
    if (this.#offer) return 'ask';
    return this.#ios ? 'shareMenu' : null;
  }

  /**
   * Stores the browser's install prompt, which comes once, until the person uses it. Returns an unsubscribe function.
   */
  watch(): () => void {
    this.#ios = isIos() && !isInstalled();
    const offered = (event: Event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    };
    const installed = () => (this.#offer = null);
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', installed);
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', installed);
    };
  }

  /** A prompt can be shown only once, so it is used up by any answer. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
