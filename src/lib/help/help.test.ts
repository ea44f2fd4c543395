import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expansionsOf } from '../games/catalogue.ts';
import { GAMES, loadGame, optionsOf } from '../games/index.ts';
import { UNLISTED } from '../games/sets.ts';
import board from '../i18n/en/board.ts';
import clinic from '../i18n/en/clinic.ts';
import guide from '../i18n/en/guide.ts';
import { offeredActions, type Game, type GameEvent, type Input } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { Random } from '../kernel/random.ts';
import type { Score } from '../kernel/score.ts';
import { helpLink, HELP_PAGES, loadHelpPage } from './pages.ts';
import { countPairs, pairOf } from './pairs.ts';
import { RECONSTRUCTED_NUMBERS, reconstructedTiles } from './reconstructed.ts';
import { loadRulings } from './rulings.ts';

type Texts = Record<string, string>;

const sets = GAMES.flatMap(({ expansions }) => expansions);
/** English of the base games with that of every set, under the keys the pages ask for. */
const texts: Texts = { ...guide };
const boardWords: Texts = { ...board };
const clinicWords: Texts = { ...clinic };
const setWords: Texts = {};
for (const set of sets) {
  const { default: help } = await (await set.help()).words.en();
  for (const [key, text] of Object.entries(help.guide)) texts[`${set.id}.${key}`] = text;
  const { default: words } = await (await set.words()).en();
  Object.assign(boardWords, words.board);
  Object.assign(clinicWords, words.clinic);
  for (const [key, text] of Object.entries(words.set)) setWords[`${set.id}.${key}`] = text;
}
const pages = (await Promise.all(HELP_PAGES.map(({ id }) => loadHelpPage(id)))).map((page) => page!);
const RULINGS = await loadRulings();
const pairFolder = new URL('../../../tests/scenarios/landscape/pairs', import.meta.url).pathname;

/** Rule keys and score labels told while a few whole games are played at random. */
function tellTales(game: Game, seats: number, expansions: readonly string[], seeds: number) {
  const rules = new Set<string>();
  const labels = new Set<string>();
  const note = (score: Score) => {
    labels.add(score.label);
    if (score.op === 'sum') score.parts.forEach(note);
  };
  for (let seed = 1; seed <= seeds; seed++) {
    const random = new Random(seed);
    const state = game.setup({ seats, expansions, options: {} });
    const log: GameEvent[] = [];
    for (let awaits = game.awaits(state); awaits.kind !== 'over'; awaits = game.awaits(state)) {
      let input: Input;
      if (awaits.kind === 'draw') {
        const pile = game.pile(state, awaits.pile);
        input = { kind: 'draw', outcome: nth(pile, random.below(sizeOf(pile))) };
      } else {
        const choices = awaits.seats.map((seat) => ({
          seat,
          action: random.pick(offeredActions(game, state, seat))
        }));
        input = { kind: 'choice', choices };
      }
      game.advance(state, input, log);
    }
    for (const event of log) {
      if (event.rule !== undefined) rules.add(event.rule);
      if (event.score !== undefined) note(event.score);
    }
  }
  return { rules: [...rules].sort(), labels: [...labels].sort() };
}

describe('rules pages', () => {
  it('stand for every game and expansion', () => {
    for (const { id, sections } of pages) expect(sections.length, id).toBeGreaterThan(0);
    expect(HELP_PAGES.map(({ id }) => id)).toEqual(
      GAMES.flatMap((game) => [game.id, ...game.expansions.map((expansion) => expansion.id)])
    );
  });

  it('have a heading and a sentence for every section, and no unused text', () => {
    const wanted = new Set<string>();
    for (const { id, sections } of pages)
      for (const section of sections) {
        const key = `${id}.${section.id}`;
        expect(texts[key], key).toBeDefined();
        expect(texts[`${key}.1`], key).toBeDefined();
        wanted.add(key);
      }
    const ids = HELP_PAGES.map(({ id }) => id);
    for (const key of Object.keys(texts)) {
      const [page, section] = key.split('.');
      if (ids.includes(page) && section !== 'ruling') expect(wanted, key).toContain(`${page}.${section}`);
    }
  });

  it.each([
    ['landscape', boardWords],
    ['clinic', clinicWords]
  ] as const)('explain every rule that %s names, and say every score in words', async (id, words) => {
    const known: Readonly<Record<string, string>> = words;
    const expansions = expansionsOf(id);
    const game = await loadGame(id, expansions);
    const { rules, labels } = tellTales(game, 2, expansions, id === 'landscape' ? 12 : 6);
    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules) {
      expect(await helpLink(rule), rule).not.toBeNull();
      const key = rule.startsWith(`${id}.`) ? `rule.${rule.slice(id.length + 1)}` : rule;
      expect(known[key] ?? known[`rule.${key}`], `heading of ${rule}`).toBeDefined();
    }
    for (const label of labels) expect(known[label] ?? known[`score.${label}`], label).toBeDefined();
  });
});

describe('house rulings', () => {
  it('have a text each, and belong to something there is', () => {
    const ids = HELP_PAGES.map(({ id }) => id);
    expect(new Set(RULINGS.map(({ of, id }) => `${of} ${id}`)).size).toBe(RULINGS.length);
    for (const { id, of, meets } of RULINGS) {
      expect(texts[`${of}.ruling.${id}`], id).toBeDefined();
      expect(ids).toContain(of);
      if (meets !== undefined) expect(ids).toContain(meets);
    }
    const wanted = RULINGS.map(({ id, of }) => `${of}.ruling.${id}`);
    for (const key of Object.keys(texts).filter((k) => k.includes('.ruling.'))) expect(wanted).toContain(key);
  });

  it.each(GAMES.map(({ id }) => id))('cover every option of %s with all its values', async (id) => {
    const options = await optionsOf(id);
    expect(options.length).toBeGreaterThan(0);
    for (const { expansion, option } of options) {
      const of = expansion === 'core' ? id : expansion;
      expect(
        RULINGS.filter((ruling) => ruling.option === option.id && ruling.of === of),
        `${of} ${option.id}`
      ).toHaveLength(1);
      for (const value of option.values) {
        const key = `option.${option.id}.${String(value)}`;
        expect(setWords[`${of}.${key}`] ?? texts[key], key).toBeDefined();
      }
    }
  });
});

describe('pairs', () => {
  const counts = countPairs(
    readdirSync(pairFolder, { recursive: true }).map((path) => basename(String(path)))
  );

  it('are counted from the scenarios there are (run with -u to count anew)', async () => {
    await expect(`${JSON.stringify(counts, null, 2)}\n`).toMatchFileSnapshot('./pairs.json');
  });

  it('name expansions that exist', () => {
    const ids = [...expansionsOf('landscape'), ...UNLISTED.landscape.map(({ id }) => id)];
    for (const pair of Object.keys(counts)) for (const id of pair.split('+')) expect(ids).toContain(id);
    expect(pairOf('river1', 'abbot', RULINGS)).toEqual(pairOf('abbot', 'river1', RULINGS));
  });
});

describe('reconstructed pieces', () => {
  it('are those that carry the mark', async () => {
    const tiles = await reconstructedTiles();
    expect(tiles.map(({ of }) => of)).toEqual(['anniversary20', 'covid19', 'naturalDisasters']);
    const [clinic, pandemic] = RECONSTRUCTED_NUMBERS.map(({ ids }) => ids);
    expect(clinic).toContain('gardenCost');
    expect(clinic).not.toContain('rounds');
    expect(pandemic).toContain('highPoor');
    expect(pandemic).not.toContain('tiles');
  });
});
