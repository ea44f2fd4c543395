import { fromBase64url, randomBytes, toBase64url } from '../../net/link/base64url.ts';
import type { KeyRecord, Store } from '../../net/storage/store.ts';
import { ROOM_LENGTH, roomOf } from '../../table/gathering/statement.ts';
import { Chain } from '../../table/log/chain.ts';
import { loadCurve, signerOf, type Signer } from '../../table/log/keys.ts';

/** What makes this device a party of one table: a key of its own for each, so that tables cannot be linked. */
export interface Identity {
  readonly signer: Signer;
  readonly chain: Chain;
  /** Key and chain tip as text, as seats are claimed by it in the lobby. */
  readonly party: string;
}

/** Where the salt lies that a room's name was made with. */
export const ROOM_SALT = 'room-salt';
/** Ms of work after which the page gets its turn. */
const PIECE = 8;

/** Resolves at once until a piece of work is done, then when the page has had its turn. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PIECE) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

async function identityFrom(record: KeyRecord): Promise<Identity> {
  const { publicKey, privateKey, chainSeed, chainMarks } = record;
  const signer = signerOf(publicKey, privateKey as Uint8Array);
  const chain = chainMarks
    ? new Chain(chainSeed, publicKey, chainMarks)
    : await Chain.grow(chainSeed, publicKey, breather());
  return { signer, chain, party: `${toBase64url(publicKey)}.${toBase64url(chain.tip)}` };
}

/**
 * The identity of this device at a table, made and kept on first need. Keys are kept as bytes, not as handles: a
 * seat can be moved to another device, which a handle that never leaves the browser would forbid.
 */
export async function identityAt(store: Store, table: string): Promise<Identity> {
  const known = await store.keys(table);
  const record = known ?? (await freshKeys(table));
  const identity = await identityFrom(record);
  if (!record.chainMarks) await store.putKeys({ ...record, chainMarks: identity.chain.marks });
  return identity;
}

/**
 * A new room whose name fixes the identity of this device in it, kept: nobody else can be its inviter. Rejects with a
 * `StoreError`.
 */
export async function newRoom(store: Store): Promise<string> {
  const record = await freshKeys('');
  const { chain, signer } = await identityFrom(record);
  const salt = randomBytes(ROOM_LENGTH);
  const room = toBase64url(roomOf(signer.publicKey, chain.tip, salt));
  await store.putKeys({ ...record, table: room, chainMarks: chain.marks });
  await store.putSecret(room, ROOM_SALT, salt);
  return room;
}

/** An identity nobody is told of and nothing keeps: that of a device which only looks on. */
export async function passingIdentity(): Promise<Identity> {
  return identityFrom(await freshKeys(''));
}

async function freshKeys(table: string): Promise<KeyRecord> {
  const { publicKey, seed } = await freshPair();
  return { table, publicKey, privateKey: seed, chainSeed: randomBytes(32) };
}

async function freshPair(): Promise<{ readonly publicKey: Uint8Array; readonly seed: Uint8Array }> {
  try {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const { x, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
    const [publicKey, seed] = [x, d].map((part) => fromBase64url(part ?? ''));
    if (publicKey?.length === 32 && seed?.length === 32) return { publicKey, seed };
  } catch {
    // No such keys in this browser, or no cryptography at all on a page that came over plain http.
  }
  const seed = randomBytes(32);
  const { publicKey } = (await loadCurve()).signerFromSeed(seed);
  return { publicKey, seed };
}

/** Public key and chain tip of a party as it claims seats by; null for what is none. */
export function readParty(party: string): { key: Uint8Array; tip: Uint8Array } | null {
  const [key, tip, more] = party.split('.').map(fromBase64url);
  return key?.length === 32 && tip?.length === 32 && more === undefined ? { key, tip } : null;
}
