import { digest, fromHex, HASH_LENGTH, sameBytes } from '../log/bytes.ts';
import type { Body, Consent, Proof } from '../log/entry.ts';
import { placeMessage } from '../log/entry.ts';
import type { PartyId } from '../header.ts';
import { verifySignature } from '../log/keys.ts';
import type { PartyState } from '../fold/node.ts';

const NO_KEY = new Uint8Array(HASH_LENGTH);

/** The message the other parties sign to let a seat take back to position `to`, valid at this transcript hash only. */
export function backMessage(table: Uint8Array, hash: string, to: number): Uint8Array {
  return digest('consent-back', table, fromHex(hash), to);
}

/** The message parties sign to let a cut party return, with its old key or a new one. */
export function returnMessage(
  table: Uint8Array,
  hash: string,
  party: PartyId,
  fresh?: Extract<Body, { kind: 'return' }>['fresh']
): Uint8Array {
  return digest('consent-return', table, fromHex(hash), party, fresh?.key ?? NO_KEY, fresh?.tip ?? NO_KEY);
}

/** Whether every consent has a valid signature of a party in `from`; they must be ascending and unique. */
export function areGood(
  consents: readonly Consent[],
  from: readonly PartyId[],
  parties: readonly PartyState[],
  message: Uint8Array
): boolean {
  return consents.every(
    ({ party, signature }, i) =>
      from.includes(party) &&
      (i === 0 || consents[i - 1].party < party) &&
      verifySignature({ key: parties[party].key, message, signature })
  );
}

/** Whether a proof shows two ids that this party signed at one index. */
export function isProof(table: Uint8Array, proof: Proof, key: Uint8Array): boolean {
  return (
    !sameBytes(proof.ids[0], proof.ids[1]) &&
    proof.ids.every((id, i) =>
      verifySignature({
        key,
        message: placeMessage(table, proof.party, proof.index, id),
        signature: proof.signatures[i]
      })
    )
  );
}
