import { describe, expect, it } from 'vitest';
import type { Action } from '../../../kernel/game.ts';
import { litCells, narrowed, offerOf, offersOf, placesOf, sameAction } from './actions.ts';

const room = (what: string, ...at: number[]): Action => ({ do: 'build', what, at });
const belt = (...at: number[][]): Action => ({ do: 'build', what: 'conveyors', at });

describe('offers', () => {
  it('are actions that differ only in where, passing apart', () => {
    const list = [room('supply', 0, 0, 0), room('supply', 0, 1, 1), room('lab', 0, 0, 0), { do: 'pass' }];
    expect(offersOf(list).map(({ actions }) => actions.length)).toEqual([2, 1]);
    expect(offerOf({ do: 'hire', who: 'nurse' })).toBe(offerOf({ who: 'nurse', at: [0, 0, 0], do: 'hire' }));
  });

  it('name one place, the two of a set of conveyors, or none', () => {
    expect(placesOf(room('lab', 1, 2, 3))).toEqual([[1, 2, 3]]);
    expect(placesOf(belt([0, 0, 0], [0, 0, 1]))).toHaveLength(2);
    expect(placesOf({ do: 'agree' })).toEqual([]);
  });

  it('narrow from the first cell of a set to the second', () => {
    const sets = [belt([0, 0, 0], [0, 0, 1]), belt([0, 0, 1], [0, 0, 2])];
    expect([...litCells(sets, [])]).toEqual(['0,0,0', '0,0,1', '0,0,2']);
    expect([...litCells(sets, [[0, 0, 2]])]).toEqual(['0,0,1']);
    expect(narrowed(sets, [[0, 0, 2]])).toEqual([sets[1]]);
  });

  it('compare by what they say', () => {
    expect(sameAction(room('lab', 0, 0, 0), room('lab', 0, 0, 0))).toBe(true);
    expect(sameAction(room('lab', 0, 0, 0), null)).toBe(false);
  });
});
