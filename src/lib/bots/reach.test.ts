import { expect, it, vi } from 'vitest';
import * as games from '../games/index.ts';
import { Random } from '../kernel/random.ts';
import { BOTS } from './levels.ts';
import { playMatch } from './match.ts';
import { Reach } from './reach.ts';

const config = { seats: 2, expansions: ['abbot'], options: {} };
const game = await games.loadGame('landscape', ['abbot']);
const matches = [1, 2].map((seed) =>
  playMatch(game, config, [BOTS.random, BOTS.random], new Random(seed)).inputs.slice(0, 40)
);

/** The encoded position after these inputs, played from the beginning. */
function played(inputs: (typeof matches)[number], of = config) {
  const state = game.setup(of);
  for (const input of inputs) game.advance(state, input);
  return game.encode(state);
}

it('reaches any position after any other one', async () => {
  const reach = new Reach();
  const [one, other] = matches;
  // Onwards, a step back, another game, and back to the first one.
  for (const inputs of [one.slice(0, 5), one.slice(0, 30), one.slice(0, 29), other, one, one]) {
    const at = await reach.to({ game: 'landscape', config, inputs });
    expect(at.game.encode(at.state)).toEqual(played(inputs));
  }
});

it('tells games apart that have no inputs yet', async () => {
  const reach = new Reach();
  const plain = { seats: 2, expansions: [], options: {} };
  for (const of of [config, { ...config, first: 1 }, { ...config, seats: 3 }]) {
    const at = await reach.to({ game: 'landscape', config: of, inputs: [] });
    expect(at.game.encode(at.state)).toEqual(played([], of));
  }
  for (const id of ['landscape', 'clinic']) {
    const at = await reach.to({ game: id, config: plain, inputs: [] });
    expect(at.game.id).toBe(id);
  }
});

it('plays only what is new of a game that goes on', async () => {
  const reach = new Reach();
  const inputs = matches[0];
  const { game: same } = await reach.to({ game: 'landscape', config, inputs: inputs.slice(0, 38) });
  const advance = vi.spyOn(same, 'advance');
  await reach.to({ game: 'landscape', config, inputs });
  expect(advance).toHaveBeenCalledTimes(2);
});

it('begins anew after an input that was refused', async () => {
  const reach = new Reach();
  const inputs = matches[0];
  const wrong = { kind: 'draw', outcome: 'nothing' } as const;
  await reach.to({ game: 'landscape', config, inputs: inputs.slice(0, 10) });
  await expect(
    reach.to({ game: 'landscape', config, inputs: [...inputs.slice(0, 20), wrong] })
  ).rejects.toThrow();
  const at = await reach.to({ game: 'landscape', config, inputs: inputs.slice(0, 20) });
  expect(at.game.encode(at.state)).toEqual(played(inputs.slice(0, 20)));
});
