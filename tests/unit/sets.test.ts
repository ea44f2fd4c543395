import { brokenPaths } from './support/paths.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/lib/games/index.ts';
import { SETS, UNLISTED } from '../../src/lib/games/sets.ts';
import { parseLesson } from '../../src/lib/help/lessons.ts';
import board from '../../src/lib/i18n/en/board.ts';
import {
  loadSetWords,
  locales,
  setLocale,
  t,
  type Locale,
  type MessageKey
} from '../../src/lib/i18n/index.ts';
import { isInEnglish } from '../../src/lib/i18n/i18n.svelte.ts';
import type { GameEvent } from '../../src/lib/kernel/game.ts';
import type { Score } from '../../src/lib/kernel/score.ts';
import { parseScript } from '../../src/lib/kernel/script/parse.ts';
import { Runner } from '../../src/lib/kernel/script/run.ts';
import type { LandscapeManifest } from '../../src/lib/landscape/contract/manifest.ts';
import { readMarkup } from '../../src/lib/ui/art/painting/markup.ts';
import { walk } from './support/walk.ts';

/** What every set of the tile game must have, offered or not. */
const ALL: readonly LandscapeManifest[] = [...SETS.landscape, ...UNLISTED.landscape];
const scenarios = new URL('../scenarios/landscape', import.meta.url).pathname;

/** The labels of a score and of its parts that tell what the points are for. */
const labelsOf = (score: Score): string[] =>
  score.op === 'sum' ? score.parts.flatMap(labelsOf) : [score.label];

/** The keys of what a random game tells: rules and reasons of points. */
async function told(id: string): Promise<Set<string>> {
  const events: GameEvent[] = [];
  const config = { seats: 2, expansions: [id], options: {} };
  walk(await loadGame('landscape', [id]), config, 1, undefined, events);
  const scores = events.flatMap(({ score }) => (score ? labelsOf(score) : []));
  const rules = events.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
  return new Set([...scores, ...rules]);
}

const english = async ({ words }: LandscapeManifest) => (await (await words()).en()).default;

describe.each(ALL.map((set) => [set.id, set] as const))('the set %s', (id, set) => {
  beforeEach(() => void vi.stubGlobal('document', { documentElement: {} }));
  afterEach(async () => {
    await setLocale('en');
    vi.unstubAllGlobals();
  });

  it('has rules under its id, with the options it announces, and plays whole games', async () => {
    const rules = await set.rules();
    expect(rules.id).toBe(id);
    expect(rules.options ?? []).toEqual(set.options ?? []);
    expect(rules.parts ?? []).toEqual(set.parts ?? []);
    const game = await loadGame('landscape', [id]);
    for (const seed of [1, 2]) {
      const { state } = walk(game, { seats: 2 + seed, expansions: [id], options: {} }, seed);
      expect(game.awaits(state).kind).toBe('over');
    }
  });

  it('has English words for what it adds', async () => {
    const { set: own, board: said = {} } = await english(set);
    const options = (set.options ?? []).flatMap(({ id: option, values }) => [
      `option.${option}`,
      ...values.filter((value) => typeof value !== 'boolean').map((value) => `option.${option}.${value}`)
    ]);
    const meets = (set.meets ?? []).map((other) => `meet.${other}`);
    const parts = (set.parts ?? []).map((part) => `part.${part}`);
    const announced = ['name', 'about', 'lesson', ...options, ...meets, ...parts];
    expect(announced.filter((key) => !own[key])).toEqual([]);
    const { figures = [], scoreParts = [], stock = {} } = await set.rules();
    const wanted = [
      ...(await told(id)),
      ...figures.map((figure) => `figure.${figure.id}`),
      ...scoreParts.map(({ label }) => label),
      ...Object.keys(stock).map((name) => `supply.${name}`)
    ];
    const known: Readonly<Record<string, string>> = { ...board, ...said };
    expect(wanted.filter((key) => !known[key])).toEqual([]);
  });

  it('has a rules page and a lesson that plays', async () => {
    const { sections, rulings = [], lesson, words } = await set.help();
    const { guide, learn } = (await words.en()).default;
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections)
      for (const key of [section.id, `${section.id}.1`]) expect(guide[key], key).toBeTruthy();
    for (const ruling of rulings) expect(guide[`ruling.${ruling.id}`], ruling.id).toBeTruthy();
    for (const option of set.options ?? [])
      expect(
        rulings.map((ruling) => ruling.option),
        option.id
      ).toContain(option.id);
    const { header, steps } = parseLesson((await lesson()).default);
    expect(header.expansions).toContain(id);
    const game = await loadGame('landscape', header.expansions);
    const outcome = new Runner(game, { header, steps: steps.map(({ step }) => step) }).run();
    expect(outcome.ok ? 'ok' : `line ${outcome.line}: ${outcome.message}`).toBe('ok');
    const spoken = steps.flatMap(({ say, then }) => [say, then]).filter((key) => key !== null);
    expect(spoken.length).toBeGreaterThan(0);
    for (const key of [...spoken, 'end']) expect(learn[key], key).toBeTruthy();
  });

  it('is shown in English, and marked as not translated, in a language it has no words in', async () => {
    const files = await set.words();
    const { name } = (await english(set)).set;
    await loadSetWords([id]);
    for (const locale of Object.keys(locales) as Locale[]) {
      await setLocale(locale);
      const translated = Object.hasOwn(files, locale);
      expect(isInEnglish(id), locale).toBe(!translated);
      if (!translated) expect(t(`set.${id}.name` as MessageKey)).toBe(name);
    }
  });

  it('draws its figures and marks with what can be painted', async () => {
    const look = await set.look?.();
    const { tiles = [] } = await set.rules();
    for (const { outline, light, cast, behind = '', before = '' } of Object.values(look?.figures ?? {})) {
      for (const path of [outline, light, cast]) expect(path).toMatch(/^M[-\d. a-zA-Z]+$/);
      expect(() => readMarkup(behind + before)).not.toThrow();
    }
    for (const def of tiles)
      for (const { art } of look?.tileMarks?.(def) ?? []) {
        expect(() => readMarkup(art), def.id).not.toThrow();
        expect(brokenPaths(art), def.id).toEqual([]);
      }
  });

  it('has scenarios that play it', () => {
    const folder = join(scenarios, id);
    const played = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => parseScript(readFileSync(join(folder, name), 'utf8')).header.expansions);
    expect(played.filter((expansions) => expansions.includes(id)).length).toBeGreaterThan(0);
  });
});
