import { byCodeUnit, hashOf } from '../../kernel/canonical.ts';
import { GAMES } from '../../games/catalogue.ts';
import { fromHex, sameBytes } from '../../table/log/bytes.ts';
import type { Header } from '../../table/header.ts';

/** Hash of this build's rules: devices play together only if they agree on it. */
export function rulesHash(game: string, expansions: readonly string[]): Uint8Array {
  const version = GAMES.find(({ id }) => id === game)?.rules ?? 0;
  return fromHex(hashOf([game, version, [...expansions].sort(byCodeUnit)]));
}

/** The table was opened with another version of the rules than this app has. */
export class RulesDifferError extends Error {
  override readonly name = 'RulesDifferError';
}

/** Throws a {@link RulesDifferError} if this build's rules differ from those the table was opened with. */
export function assertSameRules({ game, expansions, rules }: Header): void {
  if (!sameBytes(rules, rulesHash(game, expansions))) throw new RulesDifferError();
}
