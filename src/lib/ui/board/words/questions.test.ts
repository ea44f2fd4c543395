import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expansionsOf } from '../../../games/catalogue.ts';
import { loadSetWords, loadTexts, locales, lookup, setLocale, type Locale } from '../../../i18n/index.ts';

/** Questions that end with the way to decline them, and the label of the button that declines. */
const DECLINED: readonly (readonly [question: string, button: string])[] = [
  ['awaits.deploy', 'do.finishWithout'],
  ['ask.phantom', 'decline.phantom'],
  ['awaits.recall', 'do.confirm'],
  ['ask.festivalHome', 'do.confirm'],
  ['awaits.build.alone', 'action.pass'],
  ['awaits.move', 'action.pass'],
  ['awaits.remove', 'action.pass'],
  ['ask.lastAbbey', 'action.pass'],
  ['ask.abbey', 'decline.abbey'],
  ['awaits.bid', 'decline.bid'],
  ['ask.cropAdd', 'decline.cropAdd'],
  ['ask.escape', 'decline.escape'],
  ['ask.city.enter', 'decline.city.enter'],
  ['ask.city.join', 'decline.city.leave'],
  ['ask.city.leave', 'decline.city.leave']
];

const words = (key: string) => lookup(`board.${key}`, { name: 'Ada', kind: 'meeple' })!.toLowerCase();

/** The beginning of the last word: its ending differs, as a question commands where a button names. */
const lastStem = (question: string) =>
  question
    .split(/[\s，]/)
    .at(-1)!
    .replace('或', '')
    .slice(0, 3);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await Promise.all([loadTexts('board'), loadSetWords(expansionsOf('landscape'))]);
});
afterAll(async () => {
  await setLocale('en');
  vi.unstubAllGlobals();
});

test.each(Object.keys(locales) as Locale[])(
  'a question and its button name one way to decline in %s',
  async (id) => {
    await setLocale(id);
    for (const [question, button] of DECLINED) {
      const [asked, label] = [words(question), words(button)];
      expect(label, `${question}: ${asked}`).toContain(lastStem(asked));
    }
  }
);
