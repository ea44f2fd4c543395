import { describe, expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { stateHash } from '../../kernel/canonical.ts';
import { offeredActions, type Game, type Input } from '../../kernel/game.ts';
import { Random } from '../../kernel/random.ts';
import { PracticePlay } from './practice.svelte.ts';

const hash = (game: Game<unknown>, state: unknown) => stateHash(game.encode(state));

async function open(id: string, inputs: readonly Input[] = [], seed = 1) {
  const game = await loadGame(id, []);
  const random = new Random(seed);
  const config = { seats: 2, expansions: [], options: {}, first: 0 };
  return new PracticePlay(game, config, ['Ada', 'Ben'], (n) => random.below(n), inputs);
}

describe('a practice game', () => {
  it('asks jointly asked seats one after the other, and each can undo its choice', async () => {
    const play = await open('clinic');
    for (let n = 0; play.awaits.kind === 'choice' && play.awaits.seats.length < 2 && n < 50; n++) {
      play.stage(offeredActions(play.game, play.state, play.asked!)[0]);
      if (play.canConfirm) await play.confirm();
    }
    expect(play.awaits).toMatchObject({ kind: 'choice', seats: [0, 1] });
    const before = hash(play.game, play.state);
    const [tile] = offeredActions(play.game, play.state, 0);
    expect(play.stage(tile)).toBeNull();
    expect(play.asked).toBe(1);
    play.undo();
    expect(play.asked).toBe(0);
    play.stage(tile);
    await play.confirm();
    expect(hash(play.game, play.state)).toBe(before);
    expect(play.stage({ do: 'nonsense' })?.code).toBe('ILLEGAL');
    expect(play.stage(offeredActions(play.game, play.state, 1)[0])).toBeNull();
    expect(hash(play.game, play.state)).not.toBe(before);
  });

  it('returns the inputs that led to its state, with staged choices and without undone ones', async () => {
    const play = await open('landscape');
    const reached = () => {
      const { config, inputs } = play.soFar();
      const state = play.game.setup(config);
      for (const input of inputs) play.game.advance(state, input);
      return hash(play.game, state);
    };
    for (let n = 0; n < 6; n++) {
      const before = hash(play.game, play.state);
      play.stage(offeredActions(play.game, play.state, play.asked!)[0]);
      expect(reached()).toBe(hash(play.game, play.state));
      play.undo();
      expect(reached()).toBe(before);
      play.stage(offeredActions(play.game, play.state, play.asked!)[0]);
      if (play.canConfirm) await play.confirm();
    }
    expect(reached()).toBe(hash(play.game, play.state));
  });

  it('continues from inputs that were played before', async () => {
    const game = await loadGame('landscape', []);
    const draw: Input = { kind: 'draw', outcome: 'base.U' };
    const place: Input = {
      kind: 'choice',
      choices: [{ seat: 0, action: { do: 'place', at: [1, 0], turn: 0 } }]
    };
    const play = await open('landscape', [draw, place]);
    const state = game.setup(play.config);
    game.advance(state, draw);
    game.advance(state, place);
    expect(hash(game, play.state)).toBe(hash(game, state));
    expect(play.asked).toBe(0);
    expect(play.log.some(({ event }) => event.type === 'placed')).toBe(true);
  });
});
