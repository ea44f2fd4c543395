import { digest } from '../../src/lib/table/log/bytes.ts';
import { holds } from '../../src/lib/table/log/curve.ts';
import { verifySignatures } from '../../src/lib/table/log/keys.ts';
import { craftedClaims } from '../../src/lib/table/testing/craftedClaims.ts';

/** What this browser says of the signatures of `craftedClaims`: by its WebCrypto as devices ask it, and by our arithmetic. */
export interface Judgement {
  readonly name: string;
  readonly isValid: boolean;
  readonly byWebCrypto: boolean;
  readonly byCurve: boolean;
}

async function judge(): Promise<Judgement[]> {
  // Without WebCrypto both answers would be ours.
  await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  const crafted = craftedClaims(digest('seed'), digest('message'));
  const answers = await verifySignatures(crafted.map(({ claim }) => claim));
  return crafted.map(({ name, claim, isValid }, i) => ({
    name,
    isValid,
    byWebCrypto: answers[i],
    byCurve: holds(claim)
  }));
}

Object.assign(globalThis, { judge });
