import { beforeEach, expect, it, vi } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import { loadTexts } from '../../../i18n/index.ts';
import { PracticePlay } from '../../../session/analysis/practice.svelte.ts';
import { ALL_AIDS } from '../../../session/contracts.ts';
import { middleOf } from '../model/places.ts';
import { FeatureLook } from '../feature/look.svelte.ts';
import { TableModel } from '../model/model.svelte.ts';
import { Inspection } from './inspection.svelte.ts';
import { Notice } from './notice.svelte.ts';

let model: TableModel;
let look: FeatureLook;
let notice: Notice;
let inspection: Inspection;
const sight = { show: vi.fn(), frame: vi.fn() };

beforeEach(async () => {
  const config = { seats: 2, expansions: [], options: {} };
  const play = new PracticePlay(await loadGame('landscape', []), config, ['Ada', 'Bo'], () => 0);
  model = new TableModel(
    () => play,
    () => ALL_AIDS
  );
  look = new FeatureLook(model);
  notice = new Notice();
  inspection = new Inspection(model, look, notice, () => sight);
  vi.clearAllMocks();
  await loadTexts('board', 'marks');
});

it('a touch says why nothing can be done only where there is no feature', async () => {
  const at = vi.spyOn(look, 'at').mockResolvedValueOnce(true);
  await inspection.miss([0, 0], middleOf([0, 0]));
  expect(notice.text).toBe('');
  at.mockResolvedValueOnce(false);
  await inspection.miss([9, 9], middleOf([9, 9]));
  expect(notice.text).not.toBe('');
});

it('points at a place with its sentence, and brings its squares into view', () => {
  inspection.show({ parts: [{ slot: 0, feature: 0 }], squares: [[1, 0]] }, 'Here');
  expect(look.line).toEqual({ title: 'Here', detail: '' });
  expect(model.outlined).toEqual([[1, 0]]);
  expect(sight.show).toHaveBeenCalledWith([
    [1, 0],
    [0, 0]
  ]);
});

it('steps through the features of the table', async () => {
  await inspection.step(1);
  const first = look.line;
  await inspection.step(1);
  expect(look.line).not.toEqual(first);
  expect(sight.show).toHaveBeenLastCalledWith([[0, 0]]);
});

it('leaves first what is played, then what is looked at, then says that there is nothing', () => {
  const since = { stop: vi.fn(), toggle: vi.fn() };
  inspection.since = since;
  inspection.sinceState = 'playing';
  inspection.show({ parts: [], squares: [[1, 0]] }, 'Here');
  expect(inspection.leave()).toBe(true);
  expect(since.stop).toHaveBeenCalledTimes(1);
  expect(look.line).not.toBeNull();
  inspection.sinceState = 'there';
  expect(inspection.leave()).toBe(true);
  expect(look.line).toBeNull();
  expect(inspection.leave()).toBe(false);
});

it('after what the others did the current table comes back into view', () => {
  inspection.show({ parts: [], squares: [[1, 0]] }, 'Here');
  inspection.endSince();
  expect(look.line).toBeNull();
  expect(sight.frame).toHaveBeenCalledTimes(1);
});
