import { describe, expect, it, vi } from 'vitest';
import { format } from './format.ts';
import { loadTexts, setLocale, t } from './i18n.svelte.ts';
import { locales, matchLocale } from './locales.ts';

const files = import.meta.glob<Record<string, string>>('./*/*.ts', { import: 'default', eager: true });
/** A missing message in any language fails. */
const english = Object.entries(files).filter(([path]) => path.startsWith('./en/'));

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

  it('shows in a language chosen meanwhile what a page came to want', async () => {
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
      expect(Object.keys(translated).sort()).toEqual(Object.keys(messages).sort());
      for (const [key, text] of Object.entries(messages)) {
        expect(translated[key].trim(), `${id} ${key}`).not.toBe('');
        for (const name of parameters(text))
          expect(parameters(translated[key]), `${id} ${key}`).toContain(name);
      }
    }
  });

  it('counts two to four apart in Czech, as Czech does', () => {
    const plurals = Object.entries(files)
      .filter(([path]) => path.startsWith('./cs/'))
      .flatMap(([, messages]) => Object.values(messages))
      .filter((message) => message.includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(0);
    for (const message of plurals) expect(message).toMatch(/ few \{.* other \{/);
  });
});
