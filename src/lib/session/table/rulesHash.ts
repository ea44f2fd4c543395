import { byCodeUnit, hashOf } from '../../kernel/canonical.ts';
import { GAMES } from '../../games/catalogue.ts';
import { fromHex, sameBytes } from '../../table/log/bytes.ts';
import type { Header } from '../../table/header.ts';

/** Hash of the rules as this build has them: a table goes on only among devices that agree on it. */
export function rulesHash(game: string, expansions: readonly string[]): Uint8Array {
  const version = GAMES.find(({ id }) => id === game)?.rules ?? 0;
  return fromHex(hashOf([game, version, [...expansions].sort(byCodeUnit)]));
}

/** The table was opened with another version of the rules than this app has. */
export class RulesDifferError extends Error {
  override readonly name = 'RulesDifferError';
}

/** Throws a {@link RulesDifferError} if this build would play a table by other rules than it was opened with. */
export function assertSameRules({ game, expansions, rules }: Header): void {
  if (!sameBytes(rules, rulesHash(game, expansions))) throw new RulesDifferError();
}
