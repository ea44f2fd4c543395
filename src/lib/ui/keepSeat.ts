import { t } from '../i18n/index.ts';
import { persistStorage } from '../net/storage/persistence.ts';
import type { Shelf } from '../session/contracts.ts';
import { offerFile } from './files.ts';
import { toast } from './kit/toasts.svelte.ts';

/**
 * Asks for storage that stays, and offers the keys of all seats as a file: Safari clears what nobody visits for seven
 * days, and gives the app on the home screen a storage of its own.
 */
export async function keepSeat(shelf: Shelf): Promise<void> {
  void persistStorage().catch(() => undefined);
  try {
    await offerFile(await shelf.exportKeys());
  } catch {
    toast(t('app.keysNone'), { tone: 'warn' });
  }
}
