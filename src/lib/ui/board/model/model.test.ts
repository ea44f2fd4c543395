import { expect, test } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import { Random } from '../../../kernel/random.ts';
import { PracticePlay } from '../../../session/analysis/practice.svelte.ts';
import { ALL_AIDS } from '../../../session/contracts.ts';
import { TableModel } from './model.svelte.ts';

test('points at once are computed for figures on the tile laid, and for none elsewhere', async () => {
  const base = await loadGame('landscape', []);
  let copies = 0;
  const game = {
    ...base,
    clone(state: unknown) {
      copies++;
      return base.clone(state);
    }
  };
  const random = new Random(4);
  const play = new PracticePlay(game, { seats: 2, expansions: [], options: {} }, ['Ada', 'Bo'], (n) =>
    random.below(n)
  );
  const model = new TableModel(
    () => play,
    () => ALL_AIDS
  );
  let most = 0;
  for (let turn = 0; turn < 30 && play.awaits.kind === 'choice'; turn++) {
    const [place] = model.actions.filter(({ do: verb }) => verb === 'place');
    model.choose(place);
    const figures = model.outlook!.follow.filter(({ do: verb }) => verb === 'deploy');
    for (const figure of figures) most = Math.max(most, model.bonus(figure));
    copies = 0;
    for (const figure of figures) expect(model.bonus({ ...figure, at: [0, 0] })).toBe(0);
    expect(copies).toBe(0);
    model.chooseFigure(figures.at(-1) ?? null);
    expect(await model.decide()).toBeNull();
  }
  expect(most).toBeGreaterThan(0);
});

test('a tile that another player considers has one of four turns, whatever its device says', async () => {
  const game = await loadGame('landscape', []);
  const play = new PracticePlay(game, { seats: 2, expansions: [], options: {} }, ['Ada', 'Bo'], () => 0);
  const turns = [9, 1e9 + 2, 'x', null, [1, 2]];
  Object.assign(play, {
    ghosts: turns.map((turn, n) => ({ seat: n + 1, action: { do: 'place', at: [0, 1], turn } }))
  });
  const model = new TableModel(
    () => play,
    () => ALL_AIDS
  );
  expect(model.ghosts.map(({ tile }) => tile.turn)).toEqual([1, 2, 0, 0, 0]);
});
