import { expect, it } from 'vitest';
import { bareGame, type BareTurn } from '../../bench/engine/bare.ts';
import { loadRules } from '../../src/lib/games/index.ts';
import type { Action } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import baseTiles from '../../src/lib/landscape/base/tiles.json' with { type: 'json' };
import { FEATURE_KINDS, HALF_SIDES, SIDES, type TileDef } from '../../src/lib/landscape/tiles/catalogue.ts';
import { compileTileTypes } from '../../src/lib/landscape/tiles/tiletypes.ts';

const { types } = compileTileTypes(baseTiles as readonly TileDef[]);

function claimOf({ tile, turn, claim }: BareTurn): Action {
  if (claim === null) return { do: 'pass' };
  const { kind, sides, halves } = types[tile].segments[claim];
  const side =
    sides.length > 0
      ? SIDES[(sides[0] + turn) & 3]
      : halves.length > 0
        ? HALF_SIDES[(((halves[0] >> 1) + turn) & 3) * 2 + (halves[0] & 1)]
        : FEATURE_KINDS[kind] === 'field'
          ? 'inner'
          : undefined;
  return { do: 'deploy', figure: 'meeple', on: FEATURE_KINDS[kind], ...(side ? { side } : {}) };
}

it('the engine computes the scores of the yardstick in 300 of its games', async () => {
  const game = await loadRules('landscape', []);
  const random = new Random(20);
  for (let i = 0; i < 300; i++) {
    const turns: BareTurn[] = [];
    const scores = bareGame(random, turns);
    const state = game.setup({ seats: 2, expansions: [], options: {} });
    for (const turn of turns) {
      game.advance(state, { kind: 'draw', outcome: types[turn.tile].id });
      if (turn.at === null) continue;
      for (const action of [{ do: 'place', at: turn.at, turn: turn.turn }, claimOf(turn)] as Action[]) {
        const awaits = game.awaits(state);
        if (awaits.kind !== 'choice') continue;
        game.advance(state, { kind: 'choice', choices: [{ seat: awaits.seats[0], action }] });
      }
    }
    expect(game.awaits(state).kind).toBe('over');
    const [a, b] = game.scores(state);
    expect(a * 1000 + b).toBe(scores);
  }
});
