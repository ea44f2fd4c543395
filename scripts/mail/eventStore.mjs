import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNewer, readEvent, Refusal, tagOf } from './event.mjs';

/**
 * What is known of a place without opening its file.
 * @typedef {object} Place
 * @property {string} id
 * @property {number} created_at
 * @property {number} bytes Of its file.
 * @property {number} until ms since 1970 when it is forgotten.
 */

/**
 * @typedef {object} StoreLimits
 * @property {number} places Of one author.
 * @property {number} bytes Of all files.
 * @property {number} newcomers Bytes of all files from which on no new author is taken.
 * @property {number} kept ms after the last put.
 * @property {number} ahead Seconds an event may be dated ahead of the clock.
 */

const SUFFIX = '.json';
/** Files read at the same time when the index is made. */
const READING = 32;

/** Events in files, one for each place of an author, and an index of them in memory. */
export class EventStore {
  /** @type {Map<string, Map<string, Place>>} By author and place. */
  #authors = new Map();
  #bytes = 0;
  /** Writes are serialised, so that the counts match the files. */
  #writing = Promise.resolve();

  /** @param {string} folder @param {StoreLimits} limits @param {() => number} now ms since 1970 */
  constructor(folder, limits, now) {
    this.folder = folder;
    this.limits = limits;
    this.now = now;
  }

  /** Makes the folder and reads what lies in it; files that are none of ours are left alone. */
  async open() {
    await mkdir(this.folder, { recursive: true });
    const files = [];
    for (const name of await readdir(this.folder)) {
      if (!/^[0-9a-f]{2}$/.test(name)) continue;
      // A foreign file may have such a name as well.
      const held = await readdir(join(this.folder, name)).catch((error) => {
        if (error.code === 'ENOTDIR') return [];
        throw error;
      });
      for (const file of held) files.push(join(this.folder, name, file));
    }
    const read = async () => {
      for (let file = files.pop(); file; file = files.pop()) await this.#recall(file);
    };
    await Promise.all(Array.from({ length: READING }, read));
    await this.sweep();
  }

  get stats() {
    let places = 0;
    for (const held of this.#authors.values()) places += held.size;
    return { authors: this.#authors.size, places, bytes: this.#bytes };
  }

  /** @param {string} author */
  knows(author) {
    return this.#authors.has(author);
  }

  /**
   * Keeps an event whose signature was checked; resolves when it is in its file, to false when it was there before. Rejects with a `Refusal`, or with the
   * error of the disk, and then what lay there still does.
   * @param {import('./event.mjs').MailEvent} event
   */
  put(event) {
    const done = this.#writing.then(() => this.#put(event));
    this.#writing = done.catch(() => undefined);
    return done;
  }

  /**
   * The texts of an author's events that are wanted, newest first.
   * @param {string} author @param {(name: string, created_at: number) => boolean} isWanted
   * @returns {AsyncGenerator<string>}
   */
  async *read(author, isWanted) {
    const held = [...(this.#authors.get(author) ?? [])];
    const wanted = held.filter(([place, { created_at }]) => isWanted(place, created_at));
    wanted.sort(([, one], [, other]) => (isNewer(one, other) ? -1 : 1));
    for (const [place, { until }] of wanted) {
      if (until <= this.now()) continue;
      const text = await readFile(this.#file(author, place), 'utf8').catch(() => null);
      if (text !== null) yield text;
    }
  }

  /** Deletes what has been kept long enough. */
  async sweep() {
    for (const [author, held] of [...this.#authors])
      for (const [place, { until }] of [...held])
        if (until <= this.now()) {
          const done = this.#writing.then(() => this.#forget(author, place));
          this.#writing = done.catch(() => undefined);
          await done.catch(() => undefined);
        }
  }

  /** Resolves when nothing is being written. */
  settled() {
    return this.#writing;
  }

  /** @param {import('./event.mjs').MailEvent} event */
  async #put(event) {
    const { pubkey, id, created_at } = event;
    const name = tagOf(event, 'd') ?? '';
    const held = this.#authors.get(pubkey);
    const old = held?.get(name);
    if (old?.id === id) return false;
    // One that was taken while this server's clock was wrong keeps its place no longer than that.
    const isTimely = old !== undefined && old.created_at <= this.now() / 1_000 + this.limits.ahead;
    if (isTimely && !isNewer(event, old)) throw new Refusal('replaced: a newer event lies here');
    const until = this.#until(event, this.now());
    if (until <= this.now()) throw new Refusal('invalid: expired');
    if (!old && (held?.size ?? 0) >= this.limits.places)
      throw new Refusal(`blocked: an author has ${this.limits.places} places`);
    const text = JSON.stringify(event);
    const bytes = Buffer.byteLength(text);
    const most = held ? this.limits.bytes : this.limits.newcomers;
    if (this.#bytes - (old?.bytes ?? 0) + bytes > most) throw new Refusal('blocked: this mailbox is full');
    const file = this.#file(pubkey, name);
    await mkdir(join(this.folder, pubkey.slice(0, 2)), { recursive: true });
    // Written to a temporary file and renamed, so that a crash leaves the old file or the new one.
    try {
      await writeFile(`${file}.new`, text);
      const put = this.now() / 1_000;
      await utimes(`${file}.new`, put, put);
      await rename(`${file}.new`, file);
    } catch (error) {
      await rm(`${file}.new`, { force: true }).catch(() => undefined);
      throw error;
    }
    this.#index(pubkey, name, { id, created_at, bytes, until });
    return true;
  }

  /** @param {string} author @param {string} name */
  async #forget(author, name) {
    const held = this.#authors.get(author);
    const place = held?.get(name);
    // The event may have been put again since.
    if (!place || place.until > this.now()) return;
    await rm(this.#file(author, name), { force: true });
    held.delete(name);
    if (held.size === 0) this.#authors.delete(author);
    this.#bytes -= place.bytes;
  }

  /** @param {string} file */
  async #recall(file) {
    try {
      if (file.endsWith('.new')) return await rm(file, { force: true });
      if (!file.endsWith(SUFFIX)) return;
      const text = await readFile(file, 'utf8');
      const event = readEvent(JSON.parse(text));
      const name = tagOf(event, 'd') ?? '';
      if (file !== this.#file(event.pubkey, name)) return;
      const until = this.#until(event, (await stat(file)).mtimeMs);
      const { id, created_at, pubkey } = event;
      this.#index(pubkey, name, { id, created_at, bytes: Buffer.byteLength(text), until });
    } catch {
      // A damaged file loses one place; its author puts it again.
    }
  }

  /** @param {string} author @param {string} name @param {Place} place */
  #index(author, name, place) {
    let held = this.#authors.get(author);
    if (!held) this.#authors.set(author, (held = new Map()));
    this.#bytes += place.bytes - (held.get(name)?.bytes ?? 0);
    held.set(name, place);
  }

  /** @param {import('./event.mjs').MailEvent} event @param {number} put ms since 1970 */
  #until(event, put) {
    const asked = tagOf(event, 'expiration');
    return Math.min(put + this.limits.kept, asked === null ? Infinity : Number(asked) * 1_000);
  }

  /** @param {string} author @param {string} name */
  #file(author, name) {
    return join(this.folder, author.slice(0, 2), `${author}.${name}${SUFFIX}`);
  }
}
