import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_CONTENT } from '../lib/net/mailbox/relay.ts';
import { readSignedEvent, type NostrEvent } from '../lib/net/nostr/event.ts';
import { placeOf } from '../lib/net/mailbox/place.ts';
import type { MailFolder } from './mirror.ts';

/** A lighthouse's data of one table, across restarts. */
export interface TableFolder {
  /** Options of the lobby, the signed header among them. */
  readonly options: ReadonlyMap<string, string>;
  readonly entries: ReadonlyMap<string, Uint8Array>;
  putOptions(options: ReadonlyMap<string, string>): Promise<void>;
  /** Resolves when the entry is in its file. */
  putEntry(id: string, bytes: Uint8Array): Promise<void>;
}

const OPTIONS = 'options.json';
const MAIL_SUFFIX = '.mail';
const SUFFIX = '.entry';

/** A folder with a file for each place of a room's mail. Rejects when it cannot be read or made. */
export async function mailFolder(folder: string): Promise<MailFolder> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith(MAIL_SUFFIX));
  const events = await Promise.all(
    names.map(async (name) => readEventFile(await readFile(join(folder, name), 'utf8')))
  );
  return {
    events: events.filter((event) => event !== null),
    putEvent: (event) =>
      putFile(folder, `${event.pubkey}.${placeName(event)}${MAIL_SUFFIX}`, JSON.stringify(event))
  };
}

/** Places are named by others: a hash prevents them from naming other files. */
function placeName(event: NostrEvent): string {
  return createHash('sha256').update(placeOf(event)).digest('hex').slice(0, 32);
}

/** A damaged file loses one place; its author publishes it again. */
function readEventFile(text: string): NostrEvent | null {
  try {
    return readSignedEvent(JSON.parse(text), MAX_CONTENT);
  } catch {
    return null;
  }
}

/** Written to a temporary file and renamed, so that a crash leaves the old file or the new one. */
async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/** Files whose next content waits until the one before is written. */
const waiting = new Map<string, { content: string | Uint8Array; readonly written: Promise<void> }>();
const writing = new Map<string, Promise<void>>();

/** Replaces a file; of several contents that wait for the same file only the last is written. */
function putFile(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, name);
  const known = waiting.get(path);
  if (known) {
    known.content = content;
    return known.written;
  }
  const write = async (): Promise<void> => {
    // Its caller was told of a failure.
    await writing.get(path)?.catch(() => undefined);
    const latest = waiting.get(path)?.content ?? content;
    waiting.delete(path);
    const ended = replaceFile(path, latest).finally(() => {
      if (writing.get(path) === ended) writing.delete(path);
    });
    writing.set(path, ended);
    await ended;
  };
  const item = { content, written: Promise.resolve().then(write) };
  waiting.set(path, item);
  return item.written;
}

/** A folder with a file for each entry. Rejects when it cannot be read or made. */
export async function tableFolder(folder: string): Promise<TableFolder> {
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
  const put = (name: string, content: string | Uint8Array) => putFile(folder, name, content);
  return {
    options: new Map(options),
    entries: new Map(entries),
    putOptions: (latest) => put(OPTIONS, JSON.stringify([...latest])),
    putEntry: (id, bytes) => put(`${id}${SUFFIX}`, bytes)
  };
}

/** A damaged file loses the lobby, not the game: the devices have the header too. */
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
