import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import base from '../../../clinic/data/numbers.json';
import pandemic from '../../../clinic/expansions/covid19Pandemic/data/numbers.json';
import type { NumberId } from '../../../clinic/expansions/covid19Pandemic/numbers.ts';
import { loadTexts, locales, setLocale, type Locale } from '../../../i18n/index.ts';
import { numberLines, numberName, numberWords } from './numbersOf.ts';

const texts = import.meta.glob<Record<string, string>>('../../../i18n/*/numbers.ts', {
  import: 'default',
  eager: true
});
const languages = Object.keys(locales) as Locale[];
const ids = [...Object.keys(base), ...Object.keys(pandemic)] as NumberId[];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadTexts('clinic', 'numbers');
});
afterAll(async () => {
  await setLocale('en');
  vi.unstubAllGlobals();
});

describe('the numbers of the rules', () => {
  it('are all there, each with how sure it is', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(numberLines(true).map(({ id }) => id)).toEqual(ids);
    expect(numberLines(false).map(({ id }) => id)).toEqual(Object.keys(base));
    for (const { id, sure } of numberLines(true))
      expect(['confirmed', 'inferred', 'reconstructed'], id).toContain(sure);
  });

  it.each(languages)('have a name each in %s, and nothing else has', (language) => {
    const messages = texts[`../../../i18n/${language}/numbers.ts`];
    const about = (what: string) =>
      Object.keys(messages)
        .filter((key) => key.startsWith(`${what}.`))
        .map((key) => key.slice(what.length + 1));
    expect(about('name').sort()).toEqual(ids.slice().sort());
    for (const id of about('note')) expect(ids).toContain(id);
    expect(new Set(about('name').map((id) => messages[`name.${id}`])).size).toBe(ids.length);
  });

  it.each(languages)('show their values in words of %s', async (language) => {
    await setLocale(language);
    for (const id of ids) {
      expect(numberName(id), id).not.toMatch(/^numbers\./);
      for (const words of numberWords(id)) {
        expect(words, id).not.toMatch(/[a-z][A-Z]|undefined|\[object|\{|^$/);
        // Latin letters among Chinese text are the surest sign of a missing translation.
        if (language === 'zh-Hans') expect(words, id).not.toMatch(/[a-z]/i);
      }
    }
  });

  it('list money and people readably', async () => {
    await setLocale('en');
    expect(numberWords('gardenCost')).toEqual(['$2 · $3 · $4 · $5 · $6']);
    expect(numberWords('deathPopularity')).toEqual(['−5']);
    expect(numberWords('salaryOthers')).toEqual(['nurse\u00a0$1 · orderly\u00a0$1 · janitor\u00a0$1']);
    expect(numberWords('patientPool')[0]).toMatch(/^1 player: \d+ · /);
  });
});
