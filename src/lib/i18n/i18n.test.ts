import { describe, expect, it, vi } from 'vitest';
import { format } from './format.ts';
import { GAMES } from '../games/catalogue.ts';
import { TRANSLATED } from '../help/meetings.ts';
import type { SetWords, WordFiles } from '../kernel/manifest.ts';
import {
  isInEnglish,
  loadSetHelp,
  loadSetWords,
  loadTexts,
  lookup,
  numeral,
  setLocale,
  signed,
  t
} from './i18n.svelte.ts';
import { locales, matchLocale } from './locales.ts';

type Texts = Record<string, string>;

const files = import.meta.glob<Texts>('./*/*.ts', { import: 'default', eager: true });
/** A missing message in any language fails. */
const english = Object.entries(files).filter(([path]) => path.startsWith('./en/'));

/** Names of the parameters of a message, sorted. */
function parameters(message: string): string[] {
  const asked = new Set<string>();
  const params = new Proxy({}, { get: (_, name) => (asked.add(String(name)), 1) });
  format(message, params, 'en');
  return [...asked].sort();
}

/** A translation has every message, none empty, with the parameters of the English one. */
function compare(messages: SetWords[string], translated: SetWords[string], language: string) {
  expect(Object.keys(translated).sort()).toEqual(Object.keys(messages).sort());
  for (const [key, text] of Object.entries(messages)) {
    expect(translated[key].trim(), `${language} ${key}`).not.toBe('');
    for (const name of parameters(text))
      expect(parameters(translated[key]), `${language} ${key}`).toContain(name);
  }
}

const read = async (file: WordFiles['en']) => (await file()).default;
const keyed = (section: string, messages: SetWords[string]) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${section}.${key}`, text]));

/** Both files of words of every set. */
const everySet = (
  await Promise.all(
    GAMES.flatMap(({ expansions }) => expansions).map(async ({ id, words, help }) => [
      [id, await words()] as const,
      [`help of ${id}`, (await help()).words] as const
    ])
  )
).flat();

describe('languages', () => {
  it('picks the first that the browser asks for', () => {
    expect(matchLocale(['xx-YY', 'en-GB'])).toBe('en');
    expect(matchLocale([])).toBe('en');
    expect(matchLocale(['de-AT', 'en'])).toBe('de');
    expect(matchLocale(['zh-CN'])).toBe('zh-Hans');
  });

  it('writes a change with its sign, and no change without one', () => {
    expect([42, 0, -42].map(signed)).toEqual(['+42', '0', '−42']);
    expect([42, 0, -42].map(numeral)).toEqual(['42', '0', '−42']);
  });

  it('loads what a page requested in the language chosen during the loading', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await Promise.all([setLocale('de'), loadTexts('table')]);
    expect(t('table.title')).toBe(files['./de/table.ts'].title);
    await Promise.all([loadTexts('replay'), setLocale('fr')]);
    expect(t('replay.title')).toBe(files['./fr/replay.ts'].title);
    expect(t('table.title')).toBe(files['./fr/table.ts'].title);
    vi.unstubAllGlobals();
  });

  it.each(Object.keys(locales).filter((id) => id !== 'en'))('%s says everything English says', (id) => {
    for (const [path, messages] of english) {
      const translated = files[path.replace('./en/', `./${id}/`)];
      expect(translated, `${id}: ${path}`).toBeDefined();
      compare(messages, translated, id);
    }
  });

  it.each(everySet)('%s says in every language it has what it says in English', async (_, wordFiles) => {
    const english = await read(wordFiles.en);
    for (const [language, file] of Object.entries(wordFiles)) {
      expect(Object.keys(locales)).toContain(language);
      const translated = await read(file);
      expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
      for (const [section, messages] of Object.entries(english))
        compare(messages, translated[section], language);
    }
  });

  it('has no message of a set and the game under one key, and of two sets only where they say the same', async () => {
    const game = new Set(
      english.flatMap(([path, messages]) => Object.keys(keyed(path.slice(5, -3), messages)))
    );
    for (const language of Object.keys(locales)) {
      const seen = new Map<string, string>();
      for (const [name, wordFiles] of everySet) {
        const file = (wordFiles as WordFiles)[language];
        for (const [section, messages] of Object.entries(file ? await read(file) : {})) {
          if (['set', 'guide', 'learn'].includes(section)) continue;
          for (const [key, text] of Object.entries(keyed(section, messages))) {
            expect(game.has(key), `${key} of ${name}`).toBe(false);
            expect(seen.get(key) ?? text, `${key} of ${name} in ${language}`).toBe(text);
            seen.set(key, text);
          }
        }
      }
    }
  });

  it('tells sets apart by their ids, and follows the language chosen', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await setLocale('en');
    await Promise.all([loadSetWords(['abbot', 'river1', 'nothing']), loadSetHelp(['abbot'])]);
    expect(t('set.abbot.name')).toBe('The Abbot');
    expect(t('set.river1.name')).toBe('The River');
    expect(lookup('guide.abbot.recall')).toBe('Taking the abbot back');
    expect(t('board.do.recall')).toBe('Take the abbot back');
    await setLocale('de');
    expect(t('set.abbot.name')).toBe('Der Abt');
    expect(isInEnglish('abbot')).toBe(false);
    vi.unstubAllGlobals();
  });

  it('shows a set in English where it is not translated, and marks it', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    const files = await GAMES[0].expansions.find(({ id }) => id === 'blackDragon')!.words();
    const { fr } = files as Record<string, unknown>;
    delete (files as Record<string, unknown>).fr;
    try {
      await Promise.all([setLocale('fr'), loadSetWords(['blackDragon'])]);
      await loadSetWords(['blackDragon']);
      expect(t('set.blackDragon.name')).toBe('Black Dragon');
      expect([isInEnglish('blackDragon'), isInEnglish('abbot')]).toEqual([true, false]);
    } finally {
      (files as Record<string, unknown>).fr = fr;
      vi.unstubAllGlobals();
    }
  });

  it.each(Object.keys(locales))('hints below a seat of a new table are sentences: %s', (id) => {
    const texts = files[`./${id}/table.ts`];
    for (const hint of [texts.friendHint, texts.levelScale, texts.soloHint])
      expect(hint).toMatch(/^[\p{Lu}\p{Lo}\d].*[.。]$/u);
  });

  it.each([
    ['en', /special rooms?/i],
    ['de', /Sondermodul|Spezial/i],
    ['fr', /modules? spécia/i],
    ['es', /módulos? especial/i],
    ['cs', /speciální(ho|ch)? modul/i],
    ['zh-Hans', /特殊模块/]
  ] as const)('has one word for the special modules of Clinic: %s', async (id, other) => {
    const base = Object.entries(files).filter(([path]) => path.startsWith(`./${id}/`));
    const sets = await Promise.all(everySet.map(([, words]) => read(words[id] ?? words.en)));
    const texts = [...base.map(([, messages]) => messages), ...sets.flatMap((words) => Object.values(words))];
    expect(texts.flatMap((messages) => Object.values(messages)).filter((text) => other.test(text))).toEqual(
      []
    );
  });

  it('counts two to four apart in Czech, as Czech does', async () => {
    const base = Object.entries(files).filter(([path]) => path.startsWith('./cs/'));
    const sets = await Promise.all(everySet.map(([, { cs, en }]) => read(cs ?? en)));
    const plurals = [
      ...base.map(([, messages]) => messages),
      ...sets.flatMap((words) => Object.values(words))
    ]
      .flatMap((messages) => Object.values(messages))
      .filter((message) => message.includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(0);
    for (const message of plurals) expect(message).toMatch(/ few \{.* other \{/);
  });

  it('keeps French punctuation on the line of its word', async () => {
    const base = Object.entries(files).filter(([path]) => path.startsWith('./fr/'));
    const sets = await Promise.all(everySet.map(([, { fr, en }]) => read(fr ?? en)));
    const meetings = await TRANSLATED.fr();
    const texts = [
      ...base.map(([, messages]) => messages),
      ...sets.flatMap((words) => Object.values(words)),
      meetings.default
    ].flatMap((messages) => Object.values(messages));
    for (const text of texts) expect(text, 'a no-break space belongs here').not.toMatch(/ [:;?!»%]|« /);
  });
});
