import { beforeEach, expect, it, vi } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import { loadTexts } from '../../../i18n/index.ts';
import { Random } from '../../../kernel/random.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { PracticePlay } from '../../../session/analysis/practice.svelte.ts';
import { ALL_AIDS } from '../../../session/contracts.ts';
import { change } from '../../settings/settings.svelte.ts';
import { TableModel } from '../model/model.svelte.ts';
import { Choosing } from './choosing.svelte.ts';
import { Notice } from './notice.svelte.ts';

let play: PracticePlay;
let model: TableModel;
let notice: Notice;
let choosing: Choosing;

beforeEach(async () => {
  const random = new Random(4);
  const config = { seats: 2, expansions: [], options: {} };
  play = new PracticePlay(await loadGame('landscape', []), config, ['Ada', 'Bo'], (n) => random.below(n));
  model = new TableModel(
    () => play,
    () => ALL_AIDS
  );
  notice = new Notice();
  choosing = new Choosing(model, notice, () => null);
  change({ confirm: 'always', haptics: false });
  await loadTexts('app');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const place = () => model.actions.find(({ do: verb }) => verb === 'place')!;
const figures = () => model.follow.flatMap(({ actions }) => actions);

it('decides once for two presses of the same touch', async () => {
  const decide = vi.spyOn(model, 'decide');
  choosing.pick(place());
  choosing.decide();
  choosing.decide();
  await settled();
  expect(decide).toHaveBeenCalledTimes(1);
  expect(play.log.some(({ event }) => event.type === 'placed')).toBe(true);
});

it('tells why a move was refused, until a spot is touched', async () => {
  vi.spyOn(model, 'decide').mockResolvedValue(new Refusal('ILLEGAL', 'no'));
  choosing.decide();
  await settled();
  expect(notice.text).not.toBe('');
  choosing.touch(model.spots[0]);
  expect(notice.text).toBe('');
  expect(model.plan.first?.do).toBe('place');
});

it.each([
  ['always', 0],
  ['never', 1]
] as const)('a figure picked decides at once unless the large button is wanted: %s', (confirm, times) => {
  change({ confirm });
  const decide = vi.spyOn(model, 'decide').mockResolvedValue(null);
  choosing.pick(place());
  expect(decide).toHaveBeenCalledTimes(0);
  choosing.pick(figures()[0]);
  expect(model.plan.second).toEqual(figures()[0]);
  expect(decide).toHaveBeenCalledTimes(times);
});

it('considers a proposal: the tile, and its figure only where one may stand', () => {
  const tile = place();
  choosing.take([tile, { do: 'deploy', figure: 'meeple', on: 'nowhere' }]);
  expect(model.plan).toEqual({ first: tile, second: null });
  const [figure] = figures();
  choosing.take([tile, figure]);
  expect(model.plan).toEqual({ first: tile, second: figure });
});

it('asks before it asks the others for a takeback', () => {
  const undo = vi.spyOn(play, 'undo').mockReturnValue();
  const at = (takeback: 'ask' | 'turn') =>
    new Choosing({ play, takeback } as unknown as TableModel, notice, () => null);
  const asking = at('ask');
  asking.takeBack();
  expect([asking.confirming, undo.mock.calls.length]).toEqual([true, 0]);
  const free = at('turn');
  free.takeBack();
  expect([free.confirming, undo.mock.calls.length]).toEqual([false, 1]);
});
