import { expect, it } from 'vitest';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import type { Connection } from '../lobby/connect.ts';
import { readGhost } from './ghost.ts';
import { Others } from './others.ts';
import { keyOf } from './people.ts';

const read = (action: unknown): unknown => readGhost(JSON.stringify({ seat: 1, action }));

it('is read with the numbers, lists and ids that actions have', () => {
  for (const action of [
    {
      do: 'place',
      at: [0, -1],
      turn: 3,
      path: [
        [0, 0],
        [1, 0]
      ],
      tile: 'base.S'
    },
    { do: 'admit', service: 'Cardiology', who: null },
    { do: 'share', people: [{ person: 4, at: [0, 1, 2] }] }
  ])
    expect(read(action)).toEqual({ seat: 1, action });
});

it.each([
  ['no action', null],
  ['an action without a verb', { at: [0, 0] }],
  ['a text that reverses what follows', { do: '\u202etnop' }],
  ['a long text', { do: 'point', service: 'x'.repeat(65) }],
  ['a text of several lines', { do: 'a\nb' }],
  ['a value that is no text', { do: 'point', service: { toString: null, valueOf: null } }],
  ['the same beside other names', { do: 'point', service: { toString: 1, person: 4 } }],
  ['the same in a list', { do: 'propose', split: [[{ toString: 1, valueOf: 1 }]] }],
  ['a list in lists', { do: 'place', at: [[[[0]]]] }]
])('with %s is none', (_, action) => {
  expect(read(action)).toBeNull();
  expect(readGhost('{')).toBeNull();
});

it('is of a seat that is a number', () => {
  const action = { do: 'place', at: [[[0]]] };
  expect(readGhost(JSON.stringify({ seat: 0, action }))).toEqual({ seat: 0, action });
  for (const seat of ['0', 0.5, null, [0]]) expect(readGhost(JSON.stringify({ seat, action }))).toBeNull();
});

it('is one for each seat, of two devices with one key as well', () => {
  const [{ table }] = new Circle(headerFor({ seats: [0, 1] })).devices;
  const party = keyOf(table, 1);
  const people = ['a', 'b'].map((verb) => ({
    party,
    ghost: JSON.stringify({ seat: 1, action: { do: verb } })
  }));
  const connection = { presence: { people } } as unknown as Connection;
  expect(new Others(table, 0, connection).ghosts).toEqual([{ seat: 1, action: { do: 'b' } }]);
});

it('is one only of a seat that its sender speaks for', () => {
  const [{ table }] = new Circle(headerFor({ seats: [0, 1] })).devices;
  const ghost = (seat: number) => JSON.stringify({ seat, action: { do: 'a' } });
  const ghostsOf = (party: string | null, seat: number) =>
    new Others(table, 0, { presence: { people: [{ party, ghost: ghost(seat) }] } } as unknown as Connection)
      .ghosts;
  expect(ghostsOf(keyOf(table, 1), 1)).toHaveLength(1);
  for (const seat of [0, 2, -1]) expect(ghostsOf(keyOf(table, 1), seat)).toEqual([]);
  for (const party of [null, 'x']) expect(ghostsOf(party, 1)).toEqual([]);
});
