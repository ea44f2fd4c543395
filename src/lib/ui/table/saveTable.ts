import type { StoredTables } from '../../session/contracts.ts';
import { orTell } from './errors/orTell.ts';

/** Gives a table's game to the person as a file; shows a sentence with the reason when that fails. */
export const saveTable = (storedTables: StoredTables, id: string) =>
  orTell(async () => {
    const [{ offerFile }, file] = await Promise.all([import('../browser/files.ts'), storedTables.save(id)]);
    await offerFile(file);
  });
