import { ed25519, ED25519_TORSION_SUBGROUP } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat, fromHex } from '../log/bytes.ts';
import { littleEndian } from '../log/curve.ts';
import type { Claim } from '../log/keys.ts';

const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;

export interface CraftedClaim {
  readonly name: string;
  readonly claim: Claim;
  /** Whether the signature counts: by the equation without cofactor, with the bytes of R compared, and R not zero. */
  readonly isValid: boolean;
}

const bytesOf = (n: bigint) => Uint8Array.from({ length: 32 }, (_, i) => Number((n >> BigInt(8 * i)) & 255n));

function signatureOf(
  seed: Uint8Array,
  message: Uint8Array,
  r: Uint8Array,
  nonce: bigint,
  more = 0n
): Uint8Array {
  const { scalar, pointBytes: key } = ed25519.utils.getExtendedPublicKey(seed);
  const k = littleEndian(sha512(concat(r, key, message))) % ORDER;
  return concat(r, bytesOf(((nonce + k * scalar) % ORDER) + more));
}

/** A valid signature with another nonce than usual: a signer can make any number of them for one message. */
export function otherSignature(seed: Uint8Array, message: Uint8Array, number: number): Uint8Array {
  const nonce = littleEndian(sha512(concat(seed, message, Uint8Array.of(number)))) % ORDER;
  return signatureOf(seed, message, Point.BASE.multiply(nonce).toBytes(), nonce);
}

/**
 * Signatures that only the holder of a private key can make, and about which libraries may disagree: their answer decides
 * whether two devices have the same game.
 */
export function craftedClaims(seed: Uint8Array, message: Uint8Array): CraftedClaim[] {
  const { pointBytes: key } = ed25519.utils.getExtendedPublicKey(seed);
  const nonce = littleEndian(sha512(concat(seed, message))) % ORDER;
  const claimOf = (r: Uint8Array, secret: bigint, more = 0n): Claim => ({
    key,
    message,
    signature: signatureOf(seed, message, r, secret, more)
  });
  const point = Point.BASE.multiply(nonce);
  const torsion = ED25519_TORSION_SUBGROUP.map((hex) => Point.fromHex(hex, true)).filter((t) => !t.is0());
  const zero = Point.ZERO.toBytes();
  const crafted = (name: string, claim: Claim, isValid = false): CraftedClaim => ({ name, claim, isValid });
  return [
    crafted('as usual', claimOf(point.toBytes(), nonce), true),
    crafted('S beyond the order', claimOf(point.toBytes(), nonce, ORDER)),
    crafted('S far beyond the order', claimOf(point.toBytes(), nonce, 8n * ORDER)),
    ...torsion.map((t, i) => crafted(`R with torsion ${i}`, claimOf(point.add(t).toBytes(), nonce))),
    ...torsion.map((t, i) => crafted(`R of torsion ${i} alone`, claimOf(t.toBytes(), 0n))),
    crafted('R zero', claimOf(zero, 0n)),
    crafted('R zero, not canonical', claimOf(fromHex(`ee${'ff'.repeat(30)}7f`), 0n)),
    crafted('R zero with the sign of x', claimOf(fromHex(`01${'00'.repeat(30)}80`), 0n)),
    crafted('R not a point', claimOf(fromHex(`02${'00'.repeat(31)}`), 0n))
  ];
}
