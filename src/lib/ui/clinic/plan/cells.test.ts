import { expect, it } from 'vitest';
import type { Place } from '../../../clinic/buildings/board.ts';
import type { CellView } from '../../../clinic/view.ts';
import { backToFront, crowdIn, doorsOf, familyOf, groundOf } from './cells.ts';
import type { Occupant } from '../model/model.svelte.ts';

const cell = (at: Place, element = 'empty', treats: string | null = null): CellView => ({
  at,
  element,
  treats,
  conveyor: false,
  cars: 0,
  people: []
});

it('draws a cell after those it may cover', () => {
  const places = [
    [0, 1, 1],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0]
  ] as const;
  expect(backToFront(places.map((at) => cell(at))).map(({ at }) => at)).toEqual([
    [0, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
    [0, 1, 1]
  ]);
});

it('has a door towards a room or an entrance, and none towards a garden or the edge', () => {
  const room = cell([0, 1, 1], 'supply');
  const doors = (...others: CellView[]) => doorsOf(room, [room, ...others]);
  expect(doors(cell([0, 0, 1], 'lab'), cell([0, 1, 0], 'entrance'))).toEqual({ row: true, column: true });
  expect(doors(cell([0, 0, 1], 'garden'))).toEqual({ row: false, column: false });
});

it('shows a treatment room without a service as idle', () => {
  expect(familyOf(cell([0, 0, 0], 'treatment'))).toBe('treatment idle');
  expect(familyOf(cell([0, 0, 0], 'treatment', 'Cardiology'))).toBe('treatment');
});

it('shows an empty cell on the roof of the room below it', () => {
  const above = cell([1, 0, 0]);
  expect(groundOf(cell([0, 0, 0]), null)).toBe('lawn');
  expect(groundOf(above, [cell([0, 0, 0], 'supply'), cell([0, 0, 1])])).toBe('roof');
  expect(groundOf(above, [cell([0, 0, 0], 'garden'), cell([0, 0, 1], 'supply')])).toBe('air');
});

it('shows only the people of a cell, those in front after those behind them', () => {
  const at: Place = [1, 0, 2];
  const person = (id: number, where: number) =>
    ({ person: { id }, cell: where, lies: false, moved: false, infected: false }) as Occupant;
  // Three rows of four cells are a floor.
  const here = 12 + 2;
  const crowd = crowdIn(cell(at, 'supply'), [
    ...[1, 2, 3, 4, 5, 6].map((id) => person(id, here)),
    person(7, 2)
  ]);
  expect(crowd.map(({ person: { id } }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const heights = crowd.map((someone) => someone.at[1]);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});
