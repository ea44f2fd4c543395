import { describe, expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { stateHash } from '../../kernel/canonical.ts';
import type { GameEvent, Input } from '../../kernel/game.ts';
import { nth, sizeOf } from '../../kernel/pile.ts';
import { Random } from '../../kernel/random.ts';
import { Timeline } from './timeline.ts';

const expansions = ['abbot', 'anniversary20', 'blackDragon', 'covid19', 'naturalDisasters', 'river1'];
const config = { seats: 3, expansions, options: {} };

/** A whole random game with a hash of the state after each input. */
async function played(seed: number) {
  const game = await loadGame('landscape', expansions);
  const random = new Random(seed);
  const state = game.setup(config);
  const inputs: Input[] = [];
  const log: GameEvent[] = [];
  const hashes = [stateHash(game.encode(state))];
  for (let awaits = game.awaits(state); awaits.kind !== 'over'; awaits = game.awaits(state)) {
    let input: Input;
    if (awaits.kind === 'draw') {
      const pile = game.pile(state, awaits.pile);
      input = { kind: 'draw', outcome: nth(pile, random.below(sizeOf(pile))) };
    } else {
      const choices = awaits.seats.map((seat) => ({ seat, action: random.pick(game.actions(state, seat)) }));
      input = { kind: 'choice', choices };
    }
    game.advance(state, input, log);
    inputs.push(input);
    hashes.push(stateHash(game.encode(state)));
  }
  return { game, inputs, log, hashes };
}

describe('a timeline', () => {
  it('shows every position as it was, in whatever order it is asked', async () => {
    const { game, inputs, log, hashes } = await played(7);
    const timeline = new Timeline(game, config, inputs);
    const order = [inputs.length, 0, 1, 23, 24, 25, 5, inputs.length - 1, ...inputs.keys()];
    for (const n of order) expect(stateHash(game.encode(timeline.stateAt(n)))).toBe(hashes[n]);
    expect(timeline.logAt(inputs.length).map(({ event }) => event)).toEqual(log);
    expect(timeline.logAt(0)).toEqual([]);
  });

  it('tells what each input did, all of it once', async () => {
    const { game, inputs, log } = await played(8);
    const timeline = new Timeline(game, config, inputs);
    expect(timeline.eventsAt(0)).toEqual([]);
    const told = inputs.flatMap((_, n) => timeline.eventsAt(n + 1));
    expect(told).toEqual(log);
  });

  it('knows the points at every position', async () => {
    const { game, inputs } = await played(7);
    const timeline = new Timeline(game, config, inputs);
    const scores = timeline.scores();
    expect(scores).toHaveLength(inputs.length + 1);
    for (const n of [0, 9, inputs.length]) expect(scores[n]).toEqual(game.scores(timeline.stateAt(n)));
  });

  it('branches only where the game goes along', async () => {
    const { game, inputs } = await played(7);
    const timeline = new Timeline(game, config, inputs);
    const branch = timeline.branch(10, inputs.slice(10, 14));
    expect(branch.length).toBe(14);
    expect(branch.eventsAt(12)).toEqual(timeline.eventsAt(12));
    expect(() => timeline.branch(10, inputs.slice(11, 14))).toThrow();
  });

  it('hands out states that do not disturb one another', async () => {
    const { game, inputs, hashes } = await played(9);
    const timeline = new Timeline(game, config, inputs);
    const state = timeline.stateAt(10);
    game.advance(state, inputs[10]);
    expect(stateHash(game.encode(timeline.stateAt(10)))).toBe(hashes[10]);
  });
});
