import { concat, toHex } from '../../table/log/bytes.ts';
import { verifySignature, verifySignatures, type Claim } from '../../table/log/keys.ts';

/** A result counts only for the key, message and signature that it was computed for. */
const nameOf = ({ key, message, signature }: Claim) => toHex(concat(key, message, signature));

/**
 * Checks many signatures at once before their results are needed, outside the main thread where WebCrypto is
 * available. Other signatures are checked when the result is needed.
 */
export class CheckedAhead {
  private results = new Map<string, boolean>();

  constructor(
    private readonly verifyAll: (claims: readonly Claim[]) => Promise<boolean[]> = verifySignatures
  ) {}

  /** Checks these claims, and forgets all others. */
  async check(claims: readonly Claim[]): Promise<void> {
    const results = new Map<string, boolean>();
    const fresh = new Map<string, Claim>();
    for (const claim of claims) {
      const name = nameOf(claim);
      const known = this.results.get(name);
      if (known === undefined) fresh.set(name, claim);
      else results.set(name, known);
    }
    const found = await this.verifyAll([...fresh.values()]);
    for (const [i, name] of [...fresh.keys()].entries()) if (i in found) results.set(name, found[i]);
    this.results = results;
  }

  readonly holds = (claim: Claim): boolean => this.results.get(nameOf(claim)) ?? verifySignature(claim);
}
