import { t } from '../../i18n/index.ts';
import type { StoredTables } from '../../session/contracts.ts';
import { toast } from '../kit/toasts.svelte.ts';
import { errorWords } from '../table/errors/errorWords.ts';

/** Imports the seats of a key file and shows their number; for a file without seats, shows an error. */
export async function takeSeats(storedTables: StoredTables, file: File): Promise<void> {
  try {
    const { seats, taken } = await storedTables.importKeys(file);
    toast(t('net.keys.done', { n: seats }));
    if (taken > 0) toast(t('net.keys.taken'), { tone: 'warn' });
  } catch (error) {
    toast(errorWords(error), { tone: 'warn' });
  }
}
