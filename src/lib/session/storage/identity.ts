import { fromBase64url, randomBytes, toBase64url } from '../../net/link/base64url.ts';
import type { KeyRecord, Store } from '../../net/storage/store.ts';
import { ROOM_LENGTH, roomOf } from '../../table/gathering/roomName.ts';
import { Chain } from '../../table/log/chain.ts';
import { loadCurve, signerOf, type Signer } from '../../table/log/keys.ts';

/** The keys that make this device a party of one table: separate for each, so that tables cannot be linked. */
export interface Identity {
  readonly signer: Signer;
  readonly chain: Chain;
  /** Key and chain tip as text, as used in lobby claims. */
  readonly party: string;
}

/**
 * An identity whose chain may still be being computed, which takes slow devices tenths of a second for a new
 * key.
 */
export interface PendingIdentity {
  readonly signer: Signer;
  readonly whole: Promise<Identity>;
}

/** Name of the stored salt of a room's name. */
export const ROOM_SALT = 'room-salt';
/** Ms of work before yielding to the page. */
const PIECE = 8;

/**
 * Returns a function that resolves at once while the slice of work lasts, else after the page has had its
 * turn.
 */
function yielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PIECE) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** `keep` stores the marks of the chain once they are known. */
function pendingIdentity(
  record: KeyRecord,
  keep?: (marks: Chain['marks']) => Promise<unknown>
): PendingIdentity {
  const { publicKey, privateKey, chainSeed, chainMarks } = record;
  const signer = signerOf(publicKey, privateKey as Uint8Array);
  const compute = async (): Promise<Identity> => {
    const chain = chainMarks
      ? new Chain(chainSeed, publicKey, chainMarks)
      : await Chain.grow(chainSeed, publicKey, yielder());
    if (!chainMarks) await keep?.(chain.marks);
    return { signer, chain, party: `${toBase64url(publicKey)}.${toBase64url(chain.tip)}` };
  };
  const whole = compute();
  // A failure is reported where it is awaited, which may be later than it happens, or never.
  whole.catch(() => undefined);
  return { signer, whole };
}

/**
 * The identity of this device at a table, created and stored on first use. Keys are stored as bytes and not as
 * non-extractable handles, so that a seat can be moved to another device.
 */
export async function identityAt(store: Store, table: string): Promise<PendingIdentity> {
  // Another tab may open the table for the first time as well: the key that is stored first is the key of both.
  const record = (await store.keys(table)) ?? (await store.putKeys(await freshKeys(table)));
  return pendingIdentity(record, (chainMarks) => store.putKeys({ ...record, chainMarks }));
}

/**
 * Creates and stores a room whose name fixes this device's identity in it: no other device can be its inviter. Rejects
 * with a `StoreError`.
 */
export async function newRoom(store: Store): Promise<string> {
  const record = await freshKeys('');
  const { chain, signer } = await pendingIdentity(record).whole;
  const salt = randomBytes(ROOM_LENGTH);
  const room = toBase64url(roomOf(signer.publicKey, chain.tip, salt));
  await store.putKeys({ ...record, table: room, chainMarks: chain.marks });
  await store.putSecret(room, ROOM_SALT, salt);
  return room;
}

/** A temporary identity that is never stored or announced: for a spectator device. */
export async function temporaryIdentity(): Promise<PendingIdentity> {
  return pendingIdentity(await freshKeys(''));
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
    // The browser lacks this kind of key, or has no WebCrypto on a plain http page.
  }
  const seed = randomBytes(32);
  const { publicKey } = (await loadCurve()).signerFromSeed(seed);
  return { publicKey, seed };
}

/** The public key of a party's claim, in base64url. */
export const keyOfParty = (party: string): string => party.split('.')[0];

/** Parses the public key and chain tip of a party's claim; null when malformed. */
export function readParty(party: string): { key: Uint8Array; tip: Uint8Array } | null {
  const [key, tip, more] = party.split('.').map(fromBase64url);
  return key?.length === 32 && tip?.length === 32 && more === undefined ? { key, tip } : null;
}
