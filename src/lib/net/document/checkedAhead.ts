import { concat, toHex } from '../../table/log/bytes.ts';
import { verifySignature, verifySignatures, type Claim } from '../../table/log/keys.ts';

/** A result counts for the very key, message and signature it was found for. */
const nameOf = ({ key, message, signature }: Claim) => toHex(concat(key, message, signature));

/**
 * Signatures checked many at once before each is asked for, beside the page where WebCrypto is available. What was not
 * checked ahead is checked when asked for.
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
