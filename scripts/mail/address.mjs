const DAY = 86_400_000;

/**
 * What each address has put today.
 * @typedef {{ authors: Set<string>, bytes: number, puts: number, at: number }} Spent
 */
export class Addresses {
  /** @type {Map<string, Spent>} */
  #all = new Map();
  #day = 0;

  /**
   * @param {{ addresses: number, newAuthors: number, bytesPerDay: number, puts: { burst: number, perSecond: number } }} limits
   * @param {() => number} now ms since 1970
   */
  constructor(limits, now) {
    this.limits = limits;
    this.now = now;
  }

  /**
   * One more put: why it is refused, or null. `newAuthor` is the author's key if nothing of it lies here.
   * @param {string} network @param {number} bytes @param {string | null} newAuthor
   */
  refusal(network, bytes, newAuthor) {
    const spent = this.#of(network);
    const { newAuthors, bytesPerDay, puts } = this.limits;
    const now = this.now();
    spent.puts = Math.min(puts.burst, spent.puts + (Math.max(0, now - spent.at) / 1_000) * puts.perSecond);
    spent.at = now;
    if (spent.puts < 1) return 'rate-limited: slower, please';
    spent.puts--;
    if (spent.bytes + bytes > bytesPerDay) return 'rate-limited: enough bytes from this address today';
    const isNew = newAuthor !== null && !spent.authors.has(newAuthor);
    if (isNew && spent.authors.size >= newAuthors)
      return 'rate-limited: enough new authors from this address today';
    return null;
  }

  /** Counts a put that is to be kept. @param {string} network @param {number} bytes @param {string | null} newAuthor */
  count(network, bytes, newAuthor) {
    const spent = this.#of(network);
    spent.bytes += bytes;
    if (newAuthor !== null) spent.authors.add(newAuthor);
  }

  /** @param {string} network @returns {Spent} */
  #of(network) {
    const day = Math.floor(this.now() / DAY);
    if (day !== this.#day) this.#all.clear();
    this.#day = day;
    const known = this.#all.get(network);
    if (known) return known;
    // Who has more addresses gains nothing by being forgotten, and must not keep others from putting.
    for (const oldest of this.#all.keys()) {
      if (this.#all.size < this.limits.addresses) break;
      this.#all.delete(oldest);
    }
    const fresh = { authors: new Set(), bytes: 0, puts: this.limits.puts.burst, at: this.now() };
    this.#all.set(network, fresh);
    return fresh;
  }
}
