/**
 * Signing and checking by Node's own library, cached for all devices of a test: with the app's code it would take half
 * of a history's time. Signatures have tests of their own.
 */
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { digest, fromHex } from '../../../src/lib/table/log/bytes.ts';
import { decodeEntry, placeMessage } from '../../../src/lib/table/log/entry.ts';
import type { Signer } from '../../../src/lib/table/log/keys.ts';
import type { Table } from '../../../src/lib/table/fold/table.ts';
import { secretsOf } from '../../../src/lib/table/testing/bench.ts';

/** The DER prefixes of a 32-byte private and public Ed25519 key. */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

const signers = new Map<number, Signer>();

/** The signer of a test party; Ed25519 makes the same signatures in every library. */
export function quickSigner(party: number): Signer {
  let signer = signers.get(party);
  if (!signer) {
    const der = Buffer.concat([PRIVATE, digest('test-key', party)]);
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    signer = {
      publicKey: secretsOf(party).signer.publicKey,
      sign: (message) => Promise.resolve(new Uint8Array(sign(null, message, key)))
    };
    signers.set(party, signer);
  }
  return signer;
}

/** A way for the tables of one test to take entries: the first that hears one checks it, the others believe that. */
export function quickReceive(): (table: Table) => Table['receive'] {
  const good = new Set<string>();
  const keys = new Map<number, KeyObject>();
  const isGood = (party: number, key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean => {
    let imported = keys.get(party);
    if (!imported) {
      const der = Buffer.concat([PUBLIC, key]);
      keys.set(party, (imported = createPublicKey({ key: der, format: 'der', type: 'spki' })));
    }
    return verify(null, message, imported, signature);
  };
  return (table) => {
    const check = table.receive.bind(table);
    return (sent) => {
      const entry = sent instanceof Uint8Array ? decodeEntry(sent) : sent;
      const { id, party, index, signature } = entry;
      const member = table.header.parties[party];
      const log = table.fold.logOf(party);
      if (!member || !log) return check(sent);
      if (log.has(id)) return { status: 'known', entry };
      const name = `${id} ${signature.join()}`;
      if (!good.has(name)) {
        const message = placeMessage(table.id, party, index, fromHex(id));
        if (!isGood(party, member.key, message, signature)) return { status: 'ignored', reason: 'signature' };
        good.add(name);
      }
      return table.take(entry);
    };
  };
}
