import { fromHex } from '../log/bytes.ts';
import type { Entry, Proof } from '../log/entry.ts';
import type { Rejected } from './fold.ts';
import type { PartyId } from '../header.ts';
import type { Table } from './table.ts';

/** An act no honest client does, with the signed bytes that prove it. */
export type Evidence =
  | {
      readonly kind: 'equivocation';
      readonly party: PartyId;
      readonly index: number;
      readonly proof: Proof;
      readonly entries: readonly Entry[];
    }
  | {
      readonly kind: 'illegal';
      readonly party: PartyId;
      readonly index: number;
      readonly fault: Rejected['fault'];
      readonly entries: readonly Entry[];
    };

/** All proofs against parties at a table: equivocations first, then illegal entries by position. */
export function evidenceOf(table: Table): Evidence[] {
  const { fold } = table;
  const twins = fold.tip.seating.parties.flatMap(({ log }, party): Evidence[] => {
    const pair = log.twins;
    return pair
      ? [{ kind: 'equivocation', party, index: pair[0].index, proof: proofOf(pair), entries: pair }]
      : [];
  });
  const illegal = fold.rejected().map(({ entry, fault }): Evidence => ({
    kind: 'illegal',
    party: entry.party,
    index: entry.index,
    fault,
    entries: [entry]
  }));
  return [...twins, ...illegal];
}

/** The proof that one party signed two entries at one index; needs neither body. */
export function proofOf([a, b]: readonly [Entry, Entry]): Proof {
  const [first, second] = a.id < b.id ? [a, b] : [b, a];
  return {
    party: a.party,
    index: a.index,
    ids: [fromHex(first.id), fromHex(second.id)],
    signatures: [first.signature, second.signature]
  };
}
