import { SEND } from './tags.ts';

/** Asks the browser to send the mail left on this device once it can, also with the page closed. Never rejects. */
export async function askToSend(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const { sync } = registration as unknown as { readonly sync?: { register(tag: string): Promise<void> } };
    await sync?.register(SEND);
  } catch {
    // Without a service worker or its permission, the mail is sent when the page is opened again.
  }
}
