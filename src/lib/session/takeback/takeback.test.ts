import { describe, expect, it } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import type { Node } from '../../table/fold/node.ts';
import type { PartyId } from '../../table/header.ts';
import { lastTurn } from './takeback.ts';

/** What made a position: choices of seats together, or a draw; `reveals` says that something became known there. */
interface Step {
  readonly by?: readonly (readonly [PartyId, Seat])[];
  readonly reveals?: boolean;
  /** The position that a takeback went back to. */
  readonly back?: number;
}

/** A line of play from position 0, which nobody made; its last position. */
function lineOf(...steps: readonly Step[]): Node {
  let tip: Node | null = null;
  [{}, ...steps].forEach(({ by, reveals = false, back }: Step, position) => {
    const entries = (by ?? []).map(([party, seat]) => ({ party, body: { kind: 'do', seat } }));
    tip = {
      parent: tip,
      position,
      via: entries.length > 0 ? { kind: 'answers', entries } : { kind: 'lot' },
      change: { base: back === undefined ? 'parent' : { back } },
      drawn: [],
      events: reveals ? [{ type: 'drew', reveals: true }] : []
    } as unknown as Node;
  });
  return tip!;
}

const choice = (party: PartyId, seat: Seat): Step => ({ by: [[party, seat]] });
const DRAW: Step = { reveals: true };
const people = () => true;

describe('the last turn of a party', () => {
  it('is none before its first choice', () => {
    expect(lastTurn(lineOf(), 0, people)).toBeNull();
    expect(lastTurn(lineOf(DRAW, choice(1, 1)), 0, people)).toBeNull();
  });

  it('begins with the first of its choices in a row', () => {
    expect(lastTurn(lineOf(DRAW, choice(0, 0), choice(0, 0)), 0, people)).toEqual({ seat: 0, to: 1 });
  });

  it('begins after what became known before', () => {
    expect(lastTurn(lineOf(choice(0, 0), DRAW, choice(0, 0)), 0, people)).toEqual({ seat: 0, to: 2 });
    const shown = { ...choice(0, 0), reveals: true };
    expect(lastTurn(lineOf(choice(0, 0), shown, choice(0, 0)), 0, people)).toEqual({ seat: 0, to: 2 });
  });

  it('is of one seat where a party has several', () => {
    expect(lastTurn(lineOf(choice(0, 0), choice(0, 1), choice(0, 1)), 0, people)).toEqual({
      seat: 1,
      to: 1
    });
  });

  it('is the last one before choices of others, draws, and choices that several make together', () => {
    const together: Step = {
      by: [
        [0, 0],
        [1, 1]
      ]
    };
    expect(lastTurn(lineOf(DRAW, choice(0, 0), DRAW, choice(1, 1), together), 0, people)).toEqual({
      seat: 0,
      to: 1
    });
  });

  it('is none of its bots', () => {
    const line = lineOf(DRAW, choice(0, 0), choice(0, 1));
    expect(lastTurn(line, 0, (seat) => seat === 0)).toEqual({ seat: 0, to: 1 });
    expect(lastTurn(line, 0, (seat) => seat === 2)).toBeNull();
  });

  it('is none that was taken back', () => {
    const line = lineOf(DRAW, choice(0, 0), DRAW, choice(0, 0), { back: 3 });
    expect(lastTurn(line, 0, people)).toEqual({ seat: 0, to: 1 });
  });
});
