import { expect, it } from 'vitest';
import type { Asked, Look } from '../../../landscape/contract/look.ts';
import { look as bazaars } from '../../../landscape/expansions/bridgesCastlesBazaars/look.ts';
import { look as festival } from '../../../landscape/expansions/festival/look.ts';
import { look as tunnel } from '../../../landscape/expansions/tunnel/look.ts';

/** A set words a question by what can be chosen, and leaves it alone where more can be chosen than it speaks of. */
const wordingOf = (look: Look, asked: Pick<Asked, 'verbs' | 'data'> & Partial<Asked>) =>
  look.wording!({ hand: null, tiles: [], actor: 'Ada', choices: 2, pieces: [], ...asked });

it('a caller who can only sell is not asked to buy', () => {
  const tile = 'bridgesCastlesBazaars.02';
  const data = { lots: [{ tile, bid: 7, by: 1 }], asked: [0, 0, 0] };
  const settle = (choices: number) => wordingOf(bazaars, { verbs: ['settle'], data, choices });
  expect(settle(2)).toEqual({ tile });
  expect(settle(1)).toEqual({ ask: 'ask.settleOnly', tile });
});

it('a festival asks for a figure to place only where one can be placed', () => {
  const asked = (...verbs: string[]) => wordingOf(festival, { verbs, data: { offered: true } });
  expect(asked('deploy', 'pass', 'recall')).toEqual({ ask: 'ask.festival' });
  expect(asked('pass', 'recall')).toEqual({ ask: 'ask.festivalHome' });
  expect(asked('move', 'pass', 'recall')).toBeNull();
});

it('asks for a tunnel token alone only where no other piece can be used', () => {
  const asked = (...pieces: string[]) =>
    wordingOf(tunnel, { verbs: ['build', 'pass'], data: { open: true }, pieces });
  expect(asked('tunnel')).toMatchObject({ ask: 'ask.tunnelLast', decline: 'decline.tunnel' });
  expect(asked('tunnel', 'floor')).toBeNull();
});
