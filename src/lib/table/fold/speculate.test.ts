import { describe, expect, it } from 'vitest';
import type { Action, Game } from '../../kernel/game.ts';
import { toy } from '../testing/toy.ts';
import { Speculation } from './speculate.ts';

/** The toy game at the first choice of seat 0: to keep its bead, or draw again. */
function atChoice(): { start: unknown; speculation: Speculation } {
  const start = toy.setup({ seats: 2, expansions: [], options: { rounds: 1 }, first: 0 });
  toy.advance(start, { kind: 'draw', outcome: 'jade' });
  return { start, speculation: new Speculation(toy as Game, start) };
}

const KEEP = { do: 'keep' };
const MARK = { do: 'mark', n: 2 };

describe('a choice tried on this device', () => {
  it('changes neither the table’s state nor that of the choices before it', () => {
    const { start, speculation } = atChoice();
    const before = JSON.stringify(start);
    speculation.choose(0, KEEP);
    const kept = JSON.stringify(speculation.state);
    speculation.choose(0, MARK);
    expect(speculation.undo()).toBe(true);
    expect([JSON.stringify(start), JSON.stringify(speculation.state)]).toEqual([before, kept]);
  });

  it('is undone last first, down to the table’s state', () => {
    const { start, speculation } = atChoice();
    speculation.choose(0, KEEP);
    speculation.choose(0, MARK);
    expect([speculation.choices.length, speculation.scores[0]]).toEqual([2, 5]);
    speculation.undo();
    expect(speculation.choices).toEqual([{ seat: 0, action: KEEP }]);
    expect(speculation.undo()).toBe(true);
    expect([speculation.state, speculation.undo()]).toEqual([start, false]);
  });

  it('is remembered as the game words it, since that is signed', () => {
    const { start } = atChoice();
    const seen: Action[] = [];
    const game = {
      ...toy,
      canonical: () => KEEP,
      advance: (state, input) => {
        if (input.kind === 'choice') seen.push(input.choices[0].action);
      }
    } as typeof toy as Game;
    const speculation = new Speculation(game, start);
    speculation.choose(0, { do: 'keeps' });
    expect([speculation.choices, seen]).toEqual([[{ seat: 0, action: KEEP }], [KEEP]]);
  });

  it('is refused where the rules do not allow it', () => {
    const { speculation } = atChoice();
    expect(() => speculation.choose(0, MARK)).toThrow(expect.objectContaining({ code: 'ILLEGAL' }));
    expect(speculation.choices).toEqual([]);
  });

  it('is of the seat that is asked alone', () => {
    const { speculation } = atChoice();
    expect([0, 1].map((seat) => speculation.canChoose(seat))).toEqual([true, false]);
    expect(() => speculation.choose(1, KEEP)).toThrow(expect.objectContaining({ code: 'NOT_AWAITED' }));
  });

  it('is not followed by a draw, nor by a choice of several seats', () => {
    const { speculation } = atChoice();
    speculation.choose(0, { do: 'again' });
    expect(speculation.canChoose(0)).toBe(false);
    const joint = {
      ...toy,
      awaits: () => ({ kind: 'choice', seats: [0, 1], verbs: ['bid'], secret: false })
    };
    expect(new Speculation(joint as Game, atChoice().start).canChoose(0)).toBe(false);
  });

  it('is not followed by another one once it has revealed something', () => {
    const { start } = atChoice();
    const revealing = {
      ...toy,
      advance: (state, input, log) => {
        toy.advance(state, input);
        log?.push({ type: 'seen', reveals: true });
      }
    } as typeof toy as Game;
    const speculation = new Speculation(revealing, start);
    speculation.choose(0, KEEP);
    expect(speculation.events).toEqual([{ type: 'seen', reveals: true }]);
    expect(speculation.actions(0)).toContainEqual(MARK);
    expect(() => speculation.choose(0, MARK)).toThrow(expect.objectContaining({ code: 'NOT_AWAITED' }));
  });
});
