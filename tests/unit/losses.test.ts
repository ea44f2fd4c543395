import { describe, expect, it } from 'vitest';
import { BARE, BLANK, losses } from '../../bench/losses.ts';
import { extreme, figure } from '../../bench/measure.ts';

const kept = (figures: Record<string, number>) => [
  { date: '2026-01-01', figures: { [BARE]: 10_000, ...figures } }
];
const bare = (speed: number) => figure(BARE, 'games/s', true, [speed]);
const names = (...args: Parameters<typeof losses>) => [...losses(...args).keys()];

describe('figures worse than stored', () => {
  it('are speeds beside the bare loop, of which the best run counts', () => {
    const history = kept({ chess: 5000 });
    const chess = (...runs: number[]) => [figure('chess', 'games/s', true, runs)];
    expect(names(chess(10, 4600), bare(10_000), history)).toEqual([]);
    expect(names(chess(10, 4400), bare(10_000), history)).toEqual(['chess']);
    expect(names(chess(3300), bare(7000), history)).toEqual([]);
    expect(names(chess(5000), bare(20_000), history)).toEqual(['chess']);
  });

  it('are times: a slow machine is allowed more, a fast one is not allowed less', () => {
    const history = kept({ fold: 1 });
    const fold = (ms: number) => [figure('fold', 'ms', false, [ms])];
    expect(names(fold(1.1), bare(10_000), history)).toEqual([]);
    expect(names(fold(1.2), bare(10_000), history)).toEqual(['fold']);
    expect(names(fold(2.2), bare(5000), history)).toEqual([]);
    expect(names(fold(1.1), bare(30_000), history)).toEqual([]);
  });

  it('are times of pages, where slow browsers are allowed more', () => {
    const history = kept({ [BLANK]: 100, join: 1000 });
    const join = (ms: number, blank: number) => [
      figure(BLANK, 'ms', false, [blank]),
      figure('join', 'ms', false, [ms])
    ];
    expect(names(join(1100, 100), bare(10_000), history)).toEqual([]);
    expect(names(join(1200, 100), bare(10_000), history)).toEqual(['join']);
    expect(names(join(2200, 200), bare(10_000), history)).toEqual([]);
    expect(names(join(2300, 200), bare(10_000), history)).toEqual(['join']);
    expect(names(join(1100, 50), bare(10_000), history)).toEqual([]);
    expect(names(join(1100, 200), bare(10_000), kept({ join: 1000 }))).toEqual([]);
    expect(names(join(1200, 200), bare(10_000), kept({ join: 1000 }))).toEqual(['join']);
  });

  it('are ratios of one run and sizes, whatever the machine', () => {
    const history = kept({ record: 100, share: 0.6 });
    const now = (record: number, share: number) => [
      figure('record', 'KiB', false, [record]),
      figure('share', 'ratio', true, [share])
    ];
    expect(names(now(109, 0.55), bare(5000), history)).toEqual([]);
    expect(names(now(112, 0.53), bare(5000), history)).toEqual(['record', 'share']);
  });

  it('are not extremes, figures never stored, or figures stored without the bare loop', () => {
    const worst = [extreme('worst', 'ms', 50), figure('new', 'ms', false, [50])];
    expect(names(worst, bare(10_000), kept({ worst: 1 }))).toEqual([]);
    expect(names(worst, bare(10_000), [{ date: '2026-01-01', figures: { new: 1 } }])).toEqual([]);
  });

  it('are compared with the last run that stored them', () => {
    const history = [...kept({ fold: 1 }), ...kept({ fold: 3 }), ...kept({ other: 1 })];
    expect(names([figure('fold', 'ms', false, [3.1])], bare(10_000), history)).toEqual([]);
  });
});
