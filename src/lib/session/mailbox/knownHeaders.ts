import { entriesOf, type PageMail } from '../../net/mailbox/layout.ts';
import { claimsOf } from '../../table/gathering/compose.ts';
import type { Gathered } from '../../table/gathering/gathered.ts';
import { readClaims } from '../../table/gathering/headerClaims.ts';
import type { Proposal } from '../../table/gathering/settle.ts';
import type { Claim, Signed } from '../../table/gathering/statement.ts';
import { readHeader, tableIdOf, type Header, type PartyId } from '../../table/header.ts';
import { fromHex, sameBytes, SIGNATURE_LENGTH, toHex } from '../../table/log/bytes.ts';
import type { Value } from '../../table/log/codec.ts';
import { decodeEntry, placeMessage, type Entry } from '../../table/log/entry.ts';
import { verifySignatures } from '../../table/log/keys.ts';
import { isFit } from './statements.ts';

/** A header read or signed here, and who signed it. */
export interface Known {
  readonly header: Header;
  /** Entries 0 by key (hex). */
  readonly sits: Map<string, Uint8Array>;
  /** The claims it was composed from: kept once known, whatever their authors state later. */
  claims: readonly Signed<Claim>[] | null;
}

/**
 * Headers remembered of one signer, the newest ones: a claimant could sign another for each look. The one that lies at its place
 * is read again at every look.
 */
const MAX_SIGNED = 8;

/** The headers of one room that were read or signed here. */
export class KnownHeaders {
  private readonly byId = new Map<string, Known>();

  constructor(private readonly gathered: Gathered) {}

  /** Signed headers, with their signers. */
  get proposals(): Proposal[] {
    return [...this.byId.values()].map(({ header, sits, claims }) => ({
      header,
      sat: new Set(sits.keys()),
      ...(claims ? { claims } : {})
    }));
  }

  /**
   * The claims that any of these headers was composed from; with a `signer` only of headers that its holder
   * signed.
   */
  claims(signer?: Uint8Array): Signed<Claim>[] {
    return [...this.byId.values()]
      .filter(({ sits }) => !signer || sits.has(toHex(signer)))
      .flatMap(({ claims }) => claims ?? []);
  }

  /** What is known of a header; it is kept only after a call of {@link add} or a signature. */
  of(header: Header): Known {
    return this.byId.get(toHex(tableIdOf(header))) ?? { header, sits: new Map(), claims: null };
  }

  add(known: Known): void {
    this.byId.set(toHex(tableIdOf(known.header)), known);
  }

  /** Stores entry 0 of a key. Another record of the same header may have been stored while the signature was made or verified. */
  addSit(known: Known, key: string, entry: Uint8Array): void {
    const stored = this.byId.get(toHex(tableIdOf(known.header))) ?? known;
    this.add(stored);
    stored.claims ??= known.claims;
    stored.sits.set(key, entry);
    const signed = [...this.byId].filter(([, { sits }]) => sits.has(key));
    for (const [id, { sits }] of signed.slice(0, -MAX_SIGNED)) {
      sits.delete(key);
      if (sits.size === 0) this.byId.delete(id);
    }
  }

  /** The author of a party's mail; null if no statement of it was read. */
  authorUnder({ header, claims }: Known, party: PartyId): string | null {
    const { key, tip } = header.parties[party];
    const card = this.gathered.card?.body;
    if (card && sameBytes(card.key, key)) return toHex(card.author);
    const claim = (claims ?? this.gathered.versionsOf(key)).find(
      ({ body }) => sameBytes(body.key, key) && sameBytes(body.tip, tip)
    );
    return claim ? toHex(claim.body.author) : null;
  }

  /** Looks for the claims of a header among the statements and those sent with it; true if they became known. */
  findClaims(known: Known, sent: Value | null = null): boolean {
    if (known.claims) return false;
    const { header } = known;
    const { gathered } = this;
    const card = gathered.card?.body;
    const read = card && sent !== null ? readClaims(sent, header, card) : null;
    const isShown = read?.every(({ bytes }) => isFit(bytes, gathered.room)) ?? false;
    known.claims = claimsOf(header, gathered, isShown ? read! : undefined);
    return known.claims !== null;
  }

  /** Takes the header on the first page of an author, and its signature; true if the claims of it became known. */
  async take(author: string, bytes: Uint8Array, page: PageMail): Promise<boolean> {
    const known = this.of(await readHeader(bytes));
    const { header } = known;
    const isNew = this.findClaims(known, page.claims);
    const party = header.parties.findIndex((_, of) => this.authorUnder(known, of) === author);
    if (party < 0 || page.items.length === 0) return isNew;
    const id = tableIdOf(header);
    const [entry] = entriesOf(id, party, 0, page.items.slice(0, 1), id);
    if (await isSit(decodeEntry(entry), header)) this.addSit(known, toHex(header.parties[party].key), entry);
    return isNew;
  }
}

async function isSit(entry: Entry, header: Header): Promise<boolean> {
  const id = tableIdOf(header);
  if (entry.body.kind !== 'sit' || entry.index !== 0 || entry.position !== 0) return false;
  if (entry.prev !== toHex(id) || entry.hash !== toHex(id)) return false;
  const message = placeMessage(id, entry.party, 0, fromHex(entry.id));
  const { key } = header.parties[entry.party];
  const [good] = await verifySignatures([
    { key, message, signature: entry.bytes.slice(0, SIGNATURE_LENGTH) }
  ]);
  return good;
}
