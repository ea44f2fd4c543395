import { describe, expect, it } from 'vitest';
import { GAMES, loadGame, optionsOf as optionsOfGame } from '../../games/index.ts';
import en from '../../i18n/en/table.ts';
import { gameInfo, gameInfos, meetingsOf, minutesOf, optionsOf, planFault, weightOf } from './catalogue.ts';
import { tablePlan } from '../../session/testing/tablePlan.ts';

/** English of what cards say: the page's own and that of every set. */
const words: Record<string, string> = {};
for (const [key, text] of Object.entries(en)) words[`table.${key}`] = text;
for (const set of GAMES.flatMap(({ expansions }) => expansions))
  for (const [key, text] of Object.entries((await (await set.words()).en()).default.set))
    words[`set.${set.id}.${key}`] = text;

describe('cards of games', () => {
  it.each(gameInfos.flatMap(({ expansions }) => expansions))('name and describe $id', ({ name, about }) => {
    expect(words).toHaveProperty([name]);
    expect(words).toHaveProperty([about]);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('%s shows what there is', async (id, game) => {
    const info = gameInfos.find((one) => one.id === id);
    expect(info).toBeDefined();
    if (!info) return;
    expect(info.seats).toEqual([game.minSeats, game.maxSeats]);
    expect(info.expansions.map((one) => one.id).sort()).toEqual(game.expansions.map((one) => one.id).sort());
    for (const option of info.options) {
      const expansions = option.expansion ? [option.expansion] : [];
      const rules = await loadGame(id, expansions);
      const start = (options: Record<string, string | number | boolean>) =>
        rules.encode(rules.setup({ seats: 2, expansions, options }));
      for (const { value } of option.values)
        expect(() => start({ [option.id]: value }), option.id).not.toThrow();
      // The first one shown is what the rules take when nothing is said.
      expect(start({ [option.id]: option.values[0].value }), option.id).toEqual(start({}));
    }
  });

  it('offer every option of the tile game, in words', async () => {
    const id = 'landscape';
    const info = gameInfos.find((one) => one.id === id)!;
    for (const { option, expansion } of await optionsOfGame(id)) {
      const offered = info.options.find(
        (one) => one.id === option.id && (one.expansion ?? 'core') === expansion
      );
      expect(offered, option.id).toBeDefined();
      expect(offered!.values.map(({ value }) => value)).toEqual(option.values);
      for (const key of [offered!.name, ...offered!.values.map(({ label }) => label)])
        expect(words, key).toHaveProperty([key]);
    }
  });

  it('offer an option that two sets have in common once', () => {
    const offered = (chosen: string[]) =>
      optionsOf(gameInfo('landscape'), chosen, 2).filter(({ id }) => id === 'cropAdd').length;
    expect(
      ['', 'cropCircles1', 'cropCircles2', 'cropCircles1 cropCircles2'].map((ids) => offered(ids.split(' ')))
    ).toEqual([0, 1, 1, 1]);
  });

  it('have a sentence for every pair they warn of', () => {
    const landscape = gameInfo('landscape');
    const ids = landscape.expansions.map(({ id }) => id);
    for (const { pair, note } of landscape.meetings) {
      for (const id of pair) expect(ids).toContain(id);
      expect(words).toHaveProperty([note]);
    }
    expect(meetingsOf(landscape, ['abbot', 'river1'])).toEqual([]);
    expect(meetingsOf(landscape, ['covid19', 'blackDragon'])).toHaveLength(1);
  });

  it('offer everything Clinic lets a table decide', async () => {
    const offered = gameInfo('clinic').options.map(({ id, values }) => [
      id,
      values.map(({ value }) => value)
    ]);
    const known = (await optionsOfGame('clinic')).map(({ option }) => [option.id, option.values]);
    expect(offered.sort()).toEqual(known.sort());
  });

  it('open no table with typed-in numbers that are missing or too many for its seats', () => {
    const plan = (propagation: string, seats: number) =>
      tablePlan({
        game: 'clinic',
        expansions: ['covid19Pandemic'],
        options: { propagation },
        seats: Array.from({ length: seats }, () => ({ kind: 'me', name: 'Ada' }))
      });
    expect(planFault(plan('listed', 4))).toBeNull();
    expect(planFault(plan('3 3 3 4 5 6', 4))).toBeNull();
    expect(planFault(plan('3 3 4 4 5 6', 4))).toBe('entry');
    expect(planFault(plan('3 3 4 4 5 6', 3))).toBeNull();
    expect(planFault(plan('3 3  4 5 6', 2))).toBe('entry');
    for (const { option, entry } of gameInfos.flatMap(({ options }) =>
      options.flatMap((one) => (one.entry ? [{ option: one, entry: one.entry }] : []))
    ))
      for (const key of [entry.typed, entry.part, entry.fault])
        expect(words, option.id).toHaveProperty([key]);
  });

  it('ask for a goal only where one player plays alone for points', () => {
    const asks = (chosen: string[], seats: number) =>
      optionsOf(gameInfo('clinic'), chosen, seats).some(({ id }) => id === 'goal');
    expect([asks([], 1), asks([], 2), asks(['covid19Pandemic'], 1)]).toEqual([true, false, false]);
  });

  it.each(gameInfos.map((info) => [info.id, info] as const))(
    'says for %s without expansions what its card says, and never less with them',
    (_, info) => {
      expect(weightOf(info, [])).toBe(info.weight);
      for (const { id } of info.expansions) expect(weightOf(info, [id])).toBeGreaterThanOrEqual(info.weight);
      const all = info.expansions.map(({ id }) => id);
      expect(weightOf(info, all)).toBe(3);
    }
  );

  it('take longer with more people and more expansions', () => {
    const landscape = gameInfo('landscape');
    expect(minutesOf(landscape, [], 2)).toBe(25);
    expect(minutesOf(landscape, ['covid19'], 4)).toBeGreaterThan(minutesOf(landscape, [], 4));
  });
});
