import { fromHex, SIGNATURE_LENGTH } from './bytes.ts';

const HALF = SIGNATURE_LENGTH / 2;
/** The order of the curve's group, little-endian (RFC 8032, section 5.1). */
const ORDER = fromHex(`edd3f55c1a631258d69cf7a2def9de14${'00'.repeat(15)}10`);

/**
 * Whether a signature has the right length, an S below the order (RFC 8032, section 5.1.7) and an R that is
 * not the zero point. Otherwise two devices could disagree about an entry: WebKit's WebCrypto with libgcrypt
 * accepts a larger S, and others do not. The WebCrypto standard refuses an R of small order, and libraries do
 * not; zero is the only such R for which the equation can hold.
 */
export function isWellFormed(signature: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_LENGTH) return false;
  if (signature[0] === 1 && signature.subarray(1, HALF).every((byte) => byte === 0)) return false;
  for (let i = HALF - 1; i >= 0; i--)
    if (signature[HALF + i] !== ORDER[i]) return signature[HALF + i] < ORDER[i];
  return false;
}
