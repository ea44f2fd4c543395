import { randomBytes } from '../../net/link/base64url.ts';
import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import type { Author } from '../../net/nostr/event.ts';
import { dealHash, type Deal } from '../../table/gathering/deal.ts';
import type { Gathered } from '../../table/gathering/gathered.ts';
import { encodeStatement, signStatement, type Card, type Claim } from '../../table/gathering/statement.ts';
import { fromHex, sameBytes, toHex } from '../../table/log/bytes.ts';
import type { Identity } from '../storage/identity.ts';

interface OwnStatementsOptions {
  readonly gathered: Gathered;
  readonly identity: Identity;
  /** Signs this device's own places. */
  readonly author: Author;
  /** Stores and publishes a signed statement of this key. */
  readonly publish: (key: Uint8Array, bytes: Uint8Array) => Promise<void>;
}

/** What this device states in the lobby: the inviter's card, or a guest's claim. */
export class OwnStatements {
  private stating: Promise<void> = Promise.resolve();

  constructor(private readonly options: OwnStatementsOptions) {}

  /** States the inviter's deal; a changed deal voids the claims for the previous one. */
  invite(deal: Deal, name: string, salt: Uint8Array): Promise<void> {
    return this.state((): Card => {
      const { signer, chain } = this.options.identity;
      const before = this.options.gathered.card?.body;
      const isDeal = before !== undefined && sameBytes(dealHash(before.deal), dealHash(deal));
      return {
        kind: 'card',
        room: this.options.gathered.room,
        key: signer.publicKey,
        tip: chain.tip,
        salt,
        author: fromHex(this.options.author.key),
        name: cleanText(name, MAX_NAME),
        seq: before ? before.seq + 1 : 0,
        deal,
        without: before?.without ?? [],
        seated: isDeal ? before.seated : []
      };
    });
  }

  /** States that the claims of this key do not count, or count again; only for the inviter. */
  refuse(key: Uint8Array, isRefused = true): Promise<void> {
    return this.changeCard(({ without, seated }) => {
      const others = without.filter((other) => !sameBytes(other, key));
      const ids = this.options.gathered.versionsOf(key).map(({ id }) => id);
      return {
        without: isRefused ? [...others, key] : others,
        seated: seated.filter((id) => !ids.includes(toHex(id)))
      };
    });
  }

  /** States which of the standing claims get the seats, by their keys; only for the inviter. */
  choose(keys: readonly Uint8Array[]): Promise<void> {
    return this.changeCard(() => ({
      seated: this.options.gathered.standing
        .filter(({ body }) => keys.some((key) => sameBytes(key, body.key)))
        .map(({ id }) => fromHex(id))
    }));
  }

  private changeCard(change: (card: Card) => Partial<Card>): Promise<void> {
    return this.state((): Card | null => {
      const card = this.options.gathered.card?.body;
      return card ? { ...card, seq: card.seq + 1, ...change(card) } : null;
    });
  }

  /** Claims a seat of the current deal. */
  claim(seat: number, name: string): Promise<void> {
    return this.state((): Claim => {
      const card = this.options.gathered.card;
      if (!card) throw new Error('there is no card to claim a seat of');
      const { signer, chain } = this.options.identity;
      const before = this.options.gathered.claimOf(signer.publicKey)?.body;
      return {
        kind: 'claim',
        room: this.options.gathered.room,
        deal: dealHash(card.body.deal),
        key: signer.publicKey,
        tip: chain.tip,
        author: fromHex(this.options.author.key),
        // Others drop a claim whose name they would show differently.
        name: cleanText(name, MAX_NAME),
        seat,
        salt: before && !before.leaves ? before.salt : randomBytes(16),
        seq: before ? before.seq + 1 : 0,
        leaves: false
      };
    });
  }

  /** Gives the claimed seat back, if there is one. */
  leave(): Promise<void> {
    return this.state((): Claim | null => {
      const claim = this.options.gathered.claimOf(this.options.identity.signer.publicKey)?.body;
      return claim && !claim.leaves
        ? { ...claim, salt: randomBytes(16), seq: claim.seq + 1, leaves: true }
        : null;
    });
  }

  /**
   * Signs, stores and publishes statements one after the other: each is made from the previous one, and of
   * two with the same number the lower id would count. Does nothing for null and for a card that is already
   * stated.
   */
  private state(make: () => Card | Claim | null): Promise<void> {
    const run = this.stating.then(async () => {
      const body = make();
      const card = this.options.gathered.card?.body;
      if (!body || (card && isSame({ ...body, seq: card.seq }, card))) return;
      const bytes = await signStatement(body, this.options.identity.signer);
      if (!this.options.gathered.take(bytes)) throw new Error('an own statement that is none');
      await this.options.publish(body.key, bytes);
    });
    this.stating = run.catch(() => undefined);
    return run;
  }
}

function isSame(a: Card | Claim, b: Card | Claim): boolean {
  return sameBytes(encodeStatement(a), encodeStatement(b));
}
