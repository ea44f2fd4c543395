import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { figureKind } from '../../figures/figures.ts';
import { aside } from '../../notation/aside.ts';
import { landscapeGame } from '../../game.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { CITY, FIELD } from '../../tiles/tiletypes.ts';
import { blackDragon } from './index.ts';

/** Test figures: a lifeless barn, and nobles, which nothing can take. */
const walls: LandscapeModule = {
  id: 'walls',
  figures: [
    { id: 'barn', count: 1, stands: [FIELD], lifeless: true },
    { id: 'noble', count: 1, stands: [CITY] }
  ],
  allowsTaking: (p, figure) => p.rules.figures[figureKind(p, figure)].id !== 'noble'
};

const game = landscapeGame([blackDragon, walls], aside);
const config = { seats: 2, expansions: ['blackDragon', 'walls'], options: {} };

function given(position: Record<string, Json>) {
  const state = game.setup(config);
  game.given!(state, position);
  return state;
}

describe('Figures eaten by the Black Dragon', () => {
  it('are living ones outside safe places', () => {
    const state = given({
      dragon: [0, -1],
      tiles: [
        ['base.N', 0, -1, 2],
        ['base.A', -1, 0, 3]
      ],
      figures: [
        [0, 'barn', 0, 0, 'field', 'ER'],
        [0, 'noble', 0, 0, 'city', 'N'],
        [1, 'meeple', 0, 0, 'field', 'EL']
      ]
    });
    game.advance(state, { kind: 'draw', outcome: 'base.W' });
    const choose = (action: { do: string; [field: string]: Json }) =>
      game.advance(state, { kind: 'choice', choices: [{ seat: 0, action }] });
    choose({ do: 'place', at: [1, 0], turn: 0 });
    choose({ do: 'pass' });
    choose({ do: 'fly', to: [0, 0] });
    expect(game.supply!(state)).toEqual([
      { meeple: 7, barn: 0, noble: 0 },
      { meeple: 7, barn: 1, noble: 1 }
    ]);
  });
});

describe('a given position', () => {
  it.each<[string, Json]>([
    ['beside the table', [5, 5]],
    ['on half a square', [0.5, 0]],
    ['as a word', 'here']
  ])('with the dragon %s is refused', (_name, dragon) => {
    expect(() => given({ dragon })).toThrow(Refusal);
  });

  it('may leave the dragon beside the board', () => {
    expect(game.expect!(given({ dragon: null }), 'dragon', null)).toBeNull();
    expect(game.expect!(given({ dragon: [0, 0] }), 'dragon', null)).toMatch(/dragon is at/);
  });
});
