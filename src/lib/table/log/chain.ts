import { digest, sameBytes, toHex } from './bytes.ts';

/** Links of a chain, and so the maximum draws of a table before it continues as a new one. */
export const CHAIN_LENGTH = 4096;
const STRIDE = 64;

function previous(key: Uint8Array, k: number, link: Uint8Array): Uint8Array {
  return digest('link', key, k, link);
}

/** Yields the links of a chain from its end to the tip, with their numbers. */
function* walk(secret: Uint8Array, key: Uint8Array): Generator<[k: number, link: Uint8Array]> {
  let link = digest('chain-end', secret, key);
  for (let k = CHAIN_LENGTH; k > 0; k--) {
    yield [k, link];
    link = previous(key, k, link);
  }
  yield [0, link];
}

function marksOf(secret: Uint8Array, key: Uint8Array): Uint8Array[] {
  const marks: Uint8Array[] = [];
  for (const [k, link] of walk(secret, key)) if (k % STRIDE === 0) marks[k / STRIDE] = link;
  return marks;
}

/**
 * The links one party answers draws with. Link 4096 comes from 32 fresh secret bytes; each earlier link is a hash of
 * the next, and link 0, the tip, is in the header. Keeps one link in 64.
 */
export class Chain {
  /** `marks` are stored links of the same chain: without them all links are computed. */
  constructor(
    private readonly secret: Uint8Array,
    private readonly key: Uint8Array,
    readonly marks: readonly Uint8Array[] = marksOf(secret, key)
  ) {
    if (marks.length !== CHAIN_LENGTH / STRIDE + 1) throw new RangeError('a chain has 65 marks');
  }

  /** Computes a new chain, and awaits `pause` between slices: thousands of hashes would block the page. */
  static async grow(secret: Uint8Array, key: Uint8Array, pause: () => Promise<void>): Promise<Chain> {
    const marks: Uint8Array[] = [];
    for (const [k, link] of walk(secret, key)) {
      if (k % STRIDE > 0) continue;
      marks[k / STRIDE] = link;
      await pause();
    }
    return new Chain(secret, key, marks);
  }

  get tip(): Uint8Array {
    return this.marks[0];
  }

  /** Link k, 1 to 4096. */
  link(k: number): Uint8Array {
    if (k < 0 || k > CHAIN_LENGTH) throw new RangeError('a chain has links 0 to 4096');
    const above = Math.ceil(k / STRIDE);
    let link = this.marks[above];
    for (let i = above * STRIDE; i > k; i--) link = previous(this.key, i, link);
    return link;
  }

  /** The salt of a secret choice. Derived, so that a crash between hide and show loses nothing. */
  salt(hash: Uint8Array, seat: number): Uint8Array {
    return digest('salt', this.secret, hash, seat);
  }

  /** Secret of this device's mail key. Derived, so that moving a seat moves its mail as well. */
  get mailSecret(): Uint8Array {
    return digest('mail', this.secret);
  }
}

/** Checks links of one party against its tip; caches the highest valid one, so each check is short. */
export class ChainCheck {
  private known: { k: number; link: Uint8Array };

  constructor(
    private readonly key: Uint8Array,
    tip: Uint8Array
  ) {
    this.known = { k: 0, link: tip };
  }

  isLink(k: number, link: Uint8Array): boolean {
    if (k < 1 || k > CHAIN_LENGTH) return false;
    if (k <= this.known.k) return sameBytes(this.down(this.known, k), link);
    if (!sameBytes(this.down({ k, link }, this.known.k), this.known.link)) return false;
    this.known = { k, link };
    return true;
  }

  private down(from: { k: number; link: Uint8Array }, to: number): Uint8Array {
    let link = from.link;
    for (let k = from.k; k > to; k--) link = previous(this.key, k, link);
    return link;
  }
}

/** One {@link ChainCheck} per chain, shared by all code that judges one table. */
export class ChainBook {
  private readonly checks = new Map<string, ChainCheck>();

  check(key: Uint8Array, tip: Uint8Array): ChainCheck {
    const id = toHex(key) + toHex(tip);
    let check = this.checks.get(id);
    if (!check) this.checks.set(id, (check = new ChainCheck(key, tip)));
    return check;
  }
}
