import { t } from '../i18n/index.ts';
import type { Shelf } from '../session/contracts.ts';
import { offerFile } from './files.ts';
import { toast } from './kit/toasts.svelte.ts';

/**
 * Offers the keys of all seats as a file: Safari clears the storage of sites not visited for seven days, and gives the
 * installed app a separate storage.
 */
export async function keepSeat(shelf: Shelf): Promise<void> {
  try {
    await offerFile(await shelf.exportKeys());
  } catch {
    toast(t('app.keysNone'), { tone: 'warn' });
  }
}
