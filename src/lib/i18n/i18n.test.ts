import { describe, expect, it } from 'vitest';
import { locales, matchLocale } from './locales.ts';

const files = import.meta.glob<Record<string, string>>('./*/*.ts', { import: 'default', eager: true });
const english = Object.entries(files).filter(([path]) => path.startsWith('./en/'));

/** Names of the parameters a message takes, sorted. */
const parameters = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map((m) => m[1]))].sort();

describe('languages', () => {
  it('picks the first that the browser asks for', () => {
    expect(matchLocale(['xx-YY', 'en-GB'])).toBe('en');
    expect(matchLocale([])).toBe('en');
  });

  it.each(Object.keys(locales).filter((id) => id !== 'en'))('%s says everything English says', (id) => {
    for (const [path, messages] of english) {
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
