import { fromBase64url, randomBytes, toBase64url } from '../net/bytes.ts';
import type { KeyRecord, Store } from '../net/store.ts';
import { Chain } from '../table/chain.ts';
import { signerFromSeed, type Signer } from '../table/keys.ts';

/** What makes this device a party of one table: a key of its own for each, so that tables cannot be linked. */
export interface Identity {
  readonly signer: Signer;
  readonly chain: Chain;
  /** Key and chain tip as text, as seats are claimed by it in the lobby. */
  readonly party: string;
}

function identityFrom(record: KeyRecord): Identity {
  const signer = signerFromSeed(record.privateKey as Uint8Array);
  const chain = new Chain(record.chainSeed, record.publicKey);
  return { signer, chain, party: `${toBase64url(record.publicKey)}.${toBase64url(chain.tip)}` };
}

/**
 * The identity of this device at a table, made and kept on first need. Keys are kept as bytes, not as handles: a
 * seat can be moved to another device, which a handle that never leaves the browser would forbid.
 */
export async function identityAt(store: Store, table: string): Promise<Identity> {
  const known = await store.keys(table);
  if (known) return identityFrom(known);
  const record = freshKeys(table);
  await store.putKeys(record);
  return identityFrom(record);
}

/** An identity nobody is told of and nothing keeps: that of a device which only looks on. */
export function passingIdentity(): Identity {
  return identityFrom(freshKeys(''));
}

function freshKeys(table: string): KeyRecord {
  const seed = randomBytes(32);
  const { publicKey } = signerFromSeed(seed);
  return { table, publicKey, privateKey: seed, chainSeed: randomBytes(32) };
}

/** Public key and chain tip of a party as it claims seats by; null for what is none. */
export function readParty(party: string): { key: Uint8Array; tip: Uint8Array } | null {
  const [key, tip, more] = party.split('.').map(fromBase64url);
  return key?.length === 32 && tip?.length === 32 && more === undefined ? { key, tip } : null;
}
