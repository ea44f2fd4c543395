import { expect, it } from 'vitest';
import { look as black } from '../../../landscape/expansions/blackDragon/look.ts';
import { look as red } from '../../../landscape/expansions/princessDragon/look.ts';

/** Both dragons fly by the same verb: words and token are those of the one that has steps left. */
const asked = (steps: number) => ({
  verbs: ['fly'],
  data: { steps },
  hand: null,
  tiles: [],
  actor: 'Ada',
  choices: 2,
  pieces: [] as readonly string[]
});

it('a question for one of two dragons is explained by that one', () => {
  expect(red.because!(asked(5))).toEqual({ key: 'because.redDragon', params: { step: 2 } });
  expect(black.because!(asked(0))).toBeNull();
  expect(black.because!(asked(2))).toEqual({ key: 'because.fly', params: { n: 2 } });
  expect(red.because!(asked(0))).toBeNull();
});

it('the token in hand is the dragon that flies', () => {
  expect(red.wording!(asked(5))).toEqual({ token: 'redDragon' });
  expect(black.wording!(asked(0))).toBeNull();
  expect(black.wording!(asked(2))).toEqual({ token: 'dragon' });
  expect(red.wording!(asked(0))).toBeNull();
  // Neither look's verb names a token, which would be shown for the other dragon, too.
  expect([red, black].map(({ verbs }) => verbs!.fly.token)).toEqual([undefined, undefined]);
});

it('says that the fairy may be moved, which a question for a figure does not', () => {
  const moves = (...pieces: string[]) => red.because!({ ...asked(0), verbs: ['move', 'pass'], pieces });
  expect(moves('tower', 'fairy')).toEqual({ key: 'because.fairy' });
  expect(moves('count')).toBeNull();
});
