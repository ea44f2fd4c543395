import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a lighthouse keeps of one table, over restarts. */
export interface Shelf {
  /** Options of the lobby, the signed header among them. */
  readonly options: ReadonlyMap<string, string>;
  readonly entries: ReadonlyMap<string, Uint8Array>;
  putOptions(options: ReadonlyMap<string, string>): Promise<void>;
  /** Resolves when the entry is in its file. */
  putEntry(id: string, bytes: Uint8Array): Promise<void>;
}

const OPTIONS = 'options.json';
const SUFFIX = '.entry';

/** A folder with a file for each entry. Rejects when it cannot be read or made. */
export async function folderShelf(folder: string): Promise<Shelf> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const entries = await Promise.all(
    names
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name): Promise<[string, Uint8Array]> => [
        name.slice(0, -SUFFIX.length),
        new Uint8Array(await readFile(join(folder, name)))
      ])
  );
  const options = names.includes(OPTIONS) ? readOptions(await readFile(join(folder, OPTIONS), 'utf8')) : [];
  // Written beside and moved, so that a crash leaves the old file or the new one.
  const put = async (name: string, content: string | Uint8Array): Promise<void> => {
    await writeFile(join(folder, `${name}.new`), content);
    await rename(join(folder, `${name}.new`), join(folder, name));
  };
  return {
    options: new Map(options),
    entries: new Map(entries),
    putOptions: (latest) => put(OPTIONS, JSON.stringify([...latest])),
    putEntry: (id, bytes) => put(`${id}${SUFFIX}`, bytes)
  };
}

/** A damaged file costs the lobby, not the game: the devices have the header too. */
function readOptions(text: string): [string, string][] {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return value.filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string')
    );
  } catch {
    return [];
  }
}
