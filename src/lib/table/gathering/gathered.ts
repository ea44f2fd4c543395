import { sameBytes, toHex } from '../log/bytes.ts';
import { TableError } from '../errors.ts';
import { dealHash, friendSeats } from './deal.ts';
import { readStatement, type Card, type Claim, type Signed } from './statement.ts';

/** Limits of devices whose claims are stored, and of versions of each: only holders of the link can fill this. */
const MAX_DEVICES = 256;
const MAX_VERSIONS = 16;

/** Claims of a deal, in the order in which seats are assigned. */
export interface Claims {
  /** Valid claims, by id: at most as many as friends' seats unless {@link crowded}. */
  readonly counting: readonly Signed<Claim>[];
  /** More claims than seats, and the inviter has not chosen: no one is seated. */
  readonly crowded: boolean;
  /** Number of seats to claim. */
  readonly seats: number;
}

/**
 * All statements read of one room: a set, so that source, order and repetition do not matter. The newest of a key
 * counts; of two with one number the one with the lower id.
 */
export class Gathered {
  private readonly cards = new Map<string, Signed<Card>>();
  private readonly claims = new Map<string, Map<string, Signed<Claim>>>();

  constructor(readonly room: Uint8Array) {}

  /** Adds a statement; true if it is new. Never throws: drops malformed ones. */
  take(bytes: Uint8Array): boolean {
    try {
      return this.add(readStatement(bytes, this.room));
    } catch (error) {
      if (error instanceof TableError) return false;
      throw error;
    }
  }

  /** The inviter's current card, or null while none was read. */
  get card(): Signed<Card> | null {
    return newest([...this.cards.values()]);
  }

  /** All claims read of a device, the newest first. */
  versionsOf(key: Uint8Array): Signed<Claim>[] {
    return [...(this.claims.get(toHex(key))?.values() ?? [])].sort(isNewer);
  }

  /** The newest claim of a device, of any content. */
  claimOf(key: Uint8Array): Signed<Claim> | null {
    return this.versionsOf(key)[0] ?? null;
  }

  /** Claims for the current deal, of devices that were not refused; by id. */
  get standing(): Signed<Claim>[] {
    const card = this.card?.body;
    if (!card) return [];
    const deal = dealHash(card.deal);
    const isSent = (key: Uint8Array) => card.without.some((other) => sameBytes(other, key));
    return this.newestClaims
      .filter(({ body }) => !body.leaves && sameBytes(body.deal, deal))
      .filter(({ body }) => !sameBytes(body.key, card.key) && !isSent(body.key))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The seating under the current card. */
  get seating(): Claims {
    const card = this.card?.body;
    const seats = card ? friendSeats(card.deal).length : 0;
    const { standing } = this;
    const chosen = new Set(card?.seated.map(toHex));
    const counting = chosen.size > 0 ? standing.filter(({ id }) => chosen.has(id)) : standing;
    return { counting, crowded: counting.length > seats, seats };
  }

  /** The newest claim of each device, including those given back. */
  get newestClaims(): Signed<Claim>[] {
    return [...this.claims.values()].flatMap((versions) => newest([...versions.values()]) ?? []);
  }

  /** Every statement that a reader may lack: the card and the newest claim of each device. */
  get current(): Uint8Array[] {
    return [this.card, ...this.newestClaims].flatMap((statement) => (statement ? [statement.bytes] : []));
  }

  private add(statement: Signed<Card> | Signed<Claim>): boolean {
    const { id, body } = statement;
    if (body.kind === 'card') return keep(this.cards, id, statement as Signed<Card>);
    const key = toHex(body.key);
    let versions = this.claims.get(key);
    if (!versions) {
      if (this.claims.size >= MAX_DEVICES) return false;
      this.claims.set(key, (versions = new Map()));
    }
    return keep(versions, id, statement as Signed<Claim>);
  }
}

type Numbered = Signed<Card> | Signed<Claim>;

function isNewer(a: Numbered, b: Numbered): number {
  return b.body.seq - a.body.seq || (a.id < b.id ? -1 : 1);
}

function newest<T extends Numbered>(list: readonly T[]): T | null {
  return [...list].sort(isNewer)[0] ?? null;
}

/** Keeps the newest versions, so that the kept set does not depend on the order of arrival. */
function keep<T extends Numbered>(into: Map<string, T>, id: string, statement: T): boolean {
  if (into.has(id)) return false;
  into.set(id, statement);
  if (into.size <= MAX_VERSIONS) return true;
  const oldest = [...into.values()].sort(isNewer).at(-1)!;
  into.delete(oldest.id);
  return oldest.id !== id;
}
