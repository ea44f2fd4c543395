import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { offeredActions, type Input } from '../../kernel/game.ts';
import { Random } from '../../kernel/random.ts';
import { PracticePlay } from './practice.svelte.ts';
import { readBranch, writeBranch } from './branch.ts';

describe('a branch in a link', () => {
  it('shows others the very game that was tried', async () => {
    const game = await loadGame('clinic', ['covid19Pandemic']);
    const random = new Random(3);
    const config = { seats: 2, expansions: ['covid19Pandemic'], options: {}, first: 0 };
    const play = new PracticePlay(game, config, ['Ada', 'Ben'], (n) => random.below(n));
    for (let n = 0; n < 60 && play.asked !== null; n++) {
      play.stage(random.pick(offeredActions(play.game, play.state, play.asked)));
      if (play.canConfirm) await play.confirm();
    }
    const { inputs } = play.soFar();
    const read = readBranch(writeBranch(inputs));
    expect(read).toEqual(inputs);
    const shown = game.setup(config);
    for (const input of read!) game.advance(shown, input);
    expect(game.encode(shown)).toEqual(game.encode(play.state));
  });

  it('is null for any other text', () => {
    expect(readBranch(writeBranch([]))).toBeNull();
    const odd = (value: unknown) => readBranch(btoa(JSON.stringify(value)).replaceAll('=', ''));
    for (const value of [{}, [3], [[]], [[[0]]], [[['0', { do: 'pass' }]]], [[[0, { at: 1 }]]], [null]])
      expect(odd(value)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readBranch(text);
        expect(read === null || Array.isArray(read)).toBe(true);
      })
    );
  });

  it('encodes every kind of input', () => {
    const input = fc.oneof(
      fc.record({ kind: fc.constant('draw' as const), outcome: fc.string() }),
      fc.record({
        kind: fc.constant('choice' as const),
        choices: fc.array(
          fc.record({ seat: fc.nat(5), action: fc.record({ do: fc.string(), at: fc.array(fc.integer()) }) }),
          { minLength: 1, maxLength: 4 }
        )
      })
    );
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 20 }), (inputs) => {
        expect(readBranch(writeBranch(inputs as Input[]))).toEqual(inputs);
      })
    );
  });
});
