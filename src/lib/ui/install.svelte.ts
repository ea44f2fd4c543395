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

  /** Keeps the browser's offer, which comes once, for when somebody has a reason to take it. Returns how to stop. */
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

  /** The browser takes one answer per offer, so the offer is spent whatever it is. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
