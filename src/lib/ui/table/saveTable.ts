import type { StoredTables } from '../contracts.ts';
import { orTell } from './errors/orTell.ts';

/** Gives a table's game to the person as a file; shows a sentence with the reason when that fails. */
export const saveTable = (storedTables: StoredTables, id: string) =>
  orTell(async () => {
    const [{ offerFile }, file] = await Promise.all([import('../files.ts'), storedTables.save(id)]);
    await offerFile(file);
  });
