import { beforeAll, describe, expect, it } from 'vitest';
import { loadSetWords, loadTexts } from '../../../i18n/index.ts';
import type { Action } from '../../../kernel/game.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { NOTHING } from '../model/plan.ts';
import { targetsOf } from '../model/targets.ts';
import { choicesInWords, fullLabel, shortLabel, showsFigure } from './choices.ts';

beforeAll(() => Promise.all([loadTexts('board'), loadSetWords(['abbot', 'princessDragon'])]));

const arrow = { effect: 'tower', own: true, turn: 0 };

const table = (more: object = {}) =>
  ({
    targets: [],
    follow: [],
    ghost: null,
    plan: NOTHING,
    name: (seat: number) => ['Ada', 'Bo'][seat],
    arrowAt: (at: unknown) => (String(at) === '2,0' ? arrow : null),
    ...more
  }) as unknown as TableModel;

describe('the choices in words', () => {
  const figure = { do: 'deploy', figure: 'meeple', on: 'city' };

  it('leave out passing, which the large button is for', () => {
    const targets = targetsOf([figure, { do: 'pass' }], [0, 0]);
    expect(choicesInWords(table({ targets }))).toEqual([figure]);
  });

  it('are of the considered one of the tiles beside the table', () => {
    const bids = [0, 1].map((lot) => ({ do: 'bid', bid: 2, lot }));
    const targets = targetsOf(bids, [0, 0]);
    expect(choicesInWords(table({ targets }))).toEqual([]);
    expect(choicesInWords(table({ targets, plan: { first: bids[1], second: null } }))).toEqual([bids[1]]);
  });

  it('are what may go with the tile once it is considered, and not what the table shows', () => {
    const place = { do: 'place', at: [1, 0], turn: 0 };
    const targets = targetsOf([place], [0, 0]);
    expect(choicesInWords(table({ targets }))).toEqual([]);
    expect(choicesInWords(table({ targets, follow: targetsOf([figure], [1, 0]) }))).toEqual([figure]);
  });
});

describe('labels', () => {
  const short = (action: Action, among: readonly Action[] = [action]) => shortLabel(action, table(), among);
  const on = { figure: 'abbot', on: 'monastery' };

  it('name what is taken home only where it is one of the figures on the table', () => {
    const all = { do: 'recall', ...on };
    const one = { ...all, at: [1, 0] };
    expect([showsFigure(all), showsFigure(one)]).toEqual([false, true]);
    expect(short(one)).toContain(short({ do: 'deploy', ...on }));
    expect(short(all)).not.toContain(short({ do: 'deploy', ...on }));
  });

  it('tell sides of one feature apart by an arrow', () => {
    const sides = ['N', 'E'].map((side) => ({ do: 'drop', on: 'city', side }));
    expect(sides.map((action) => short(action).at(-1))).toEqual(['↑', '→']);
    expect(short({ do: 'drop', on: 'city' })).toMatch(/\S$/);
    expect(short({ do: 'catch', seat: 1, on: 'city', side: 'N' })).toMatch(/^Bo.*↑$/);
  });

  it('tell whether an arrow is on the tile laid; its words are the same in full', () => {
    const known = { do: 'activate', at: [2, 0] };
    expect(short(known)).not.toBe('');
    expect(fullLabel(known, table())).toBe(short(known));
    expect(short({ do: 'activate', at: [3, 0] })).toBe('');
  });

  it('leave out squares, which the table shows, except in full', () => {
    const far = { do: 'deploy', figure: 'meeple', on: 'city', at: [2, 1] };
    expect(fullLabel(far, table())).toMatch(/2/);
    expect(short(far)).not.toMatch(/2/);
  });
});
