import type { StoredTables } from '../../session/contracts.ts';
import { offerFile } from '../browser/files.ts';
import { orTell } from '../table/errors/orTell.ts';

/**
 * Offers the keys of all seats as a file: Safari clears the storage of sites not visited for seven days, and gives the
 * installed app a separate storage.
 */
export async function keepSeat(storedTables: StoredTables): Promise<void> {
  await orTell(async () => offerFile(await storedTables.exportKeys()));
}
