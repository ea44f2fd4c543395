import { describe, expect, it } from 'vitest';
import { format } from './format.ts';
import { locales, matchLocale } from './locales.ts';

const files = import.meta.glob<Record<string, string>>('./*/*.ts', { import: 'default', eager: true });
const english = Object.entries(files).filter(([path]) => path.startsWith('./en/'));

/** Namespaces whose English still changes from day to day: shown in English until somebody translates them. */
const untranslated = ['clinic', 'landscape'];

/** Names of the parameters a message asks for, sorted. */
function parameters(message: string): string[] {
  const asked = new Set<string>();
  const params = new Proxy({}, { get: (_, name) => (asked.add(String(name)), 1) });
  format(message, params, 'en');
  return [...asked].sort();
}

describe('languages', () => {
  it('picks the first that the browser asks for', () => {
    expect(matchLocale(['xx-YY', 'en-GB'])).toBe('en');
    expect(matchLocale([])).toBe('en');
    expect(matchLocale(['de-AT', 'en'])).toBe('de');
    expect(matchLocale(['zh-CN'])).toBe('zh-Hans');
  });

  it.each(Object.keys(locales).filter((id) => id !== 'en'))('%s says everything English says', (id) => {
    for (const [path, messages] of english) {
      if (untranslated.some((name) => path === `./en/${name}.ts`)) continue;
      const translated = files[path.replace('./en/', `./${id}/`)];
      expect(translated, `${id}: ${path}`).toBeDefined();
      expect(Object.keys(translated).sort()).toEqual(Object.keys(messages).sort());
      for (const [key, text] of Object.entries(messages)) {
        expect(translated[key].trim(), `${id} ${key}`).not.toBe('');
        for (const name of parameters(text))
          expect(parameters(translated[key]), `${id} ${key}`).toContain(name);
      }
    }
  });
});
