import { sameBytes } from '../log/bytes.ts';
import type { PartyId } from '../header.ts';

// Limit of keys of one number: each costs a check of every entry of that number.
const MAX_KEYS = 8;

/**
 * The keys that a party number has on any branch: that of the header, or those that valid returns name. Several returns
 * may give one number, each on a branch of its own.
 */
export class KeyBook {
  private readonly keys = new Map<PartyId, Uint8Array[]>();

  /** Number of all keys. */
  size = 0;

  /** The keys of a number, in the order in which they became known. */
  of(party: PartyId): readonly Uint8Array[] {
    return this.keys.get(party) ?? [];
  }

  /** Adds a key, unless the number has too many. */
  add(party: PartyId, key: Uint8Array): void {
    const known = this.keys.get(party) ?? [];
    if (known.length >= MAX_KEYS || known.some((other) => sameBytes(other, key))) return;
    this.keys.set(party, [...known, key]);
    this.size++;
  }
}
