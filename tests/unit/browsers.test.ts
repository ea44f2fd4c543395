import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { locales } from '../../src/lib/i18n/locales.ts';

/** The notice that an old browser with these languages shows, and its language. */
function noticeFor(languages: readonly string[]): { textContent: string; lang: string } {
  const shown: { textContent: string; lang: string }[] = [];
  const element = { setAttribute: () => {}, style: {}, textContent: '', lang: '' };
  runInNewContext(readFileSync('static/outdated.js', 'utf8'), {
    navigator: { languages },
    document: { createElement: () => element, body: { prepend: (one: typeof element) => shown.push(one) } }
  });
  expect(shown).toHaveLength(1);
  return shown[0];
}

it.each(Object.keys(locales))(
  'the notice for old browsers is there in %s, with the oldest versions',
  (locale) => {
    const { lang, textContent } = noticeFor(['tlh', locale, 'en']);
    expect(lang).toBe(locale);
    const oldest = new Map(packageJson.browserslist.map((one) => one.split(' >= ') as [string, string]));
    for (const [name, id] of [
      ['Chrome', 'chrome'],
      ['Firefox', 'firefox'],
      ['Safari', 'safari']
    ])
      expect(textContent).toContain(`${name} ${oldest.get(id)}`);
  }
);

it('the notice for old browsers is loaded from beside the script that asks for it', () => {
  const loaded: { src: string }[] = [];
  runInNewContext(readFileSync('static/early.js', 'utf8'), {
    URL,
    HTMLScriptElement: {},
    addEventListener: () => {},
    document: {
      currentScript: { src: 'https://early.example/early/early.js' },
      createElement: () => ({ src: '' }),
      head: { append: (one: { src: string }) => loaded.push(one) }
    }
  });
  expect(loaded.map(({ src }) => src)).toEqual(['https://early.example/early/outdated.js']);
});

it('the notice for old browsers is in English where none of its languages is known', () => {
  expect(noticeFor(['tlh']).lang).toBe('en');
  expect(noticeFor([]).lang).toBe('en');
});
