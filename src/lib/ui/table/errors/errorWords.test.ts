import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import app from '../../../i18n/en/app.ts';
import net from '../../../i18n/en/net.ts';
import { LinkError } from '../../../net/link/link.ts';
import { BotWorkerError } from '../../../session/bots/botWorker.ts';
import { StoreError } from '../../../net/storage/storeError.ts';
import { TableError } from '../../../table/errors.ts';
import { LetterError } from '../../../table/record/letter.ts';
import { errorWords } from './errorWords.ts';

beforeAll(() => loadTexts('net'));

it.each([
  [new TableError('NOT_BEGUN', 'own words'), net['table.NOT_BEGUN']],
  [new TableError('BAD_RECORD', 'own words'), net['table.BAD_RECORD']],
  [new StoreError('FULL'), net['store.FULL']],
  [new LinkError('EMPTY', 'own words'), net['link.EMPTY']],
  [new LetterError('FOREIGN', 'own words'), net['letter.FOREIGN']]
])('finds the sentence for %s', (error, words) => {
  expect(errorWords(error)).toBe(words);
});

it('says that the bots did not load', () => {
  expect(errorWords(new BotWorkerError())).toBe(app['error.bots']);
});

it('falls back on an error’s own words', () => {
  expect(errorWords(new Error('own words'))).toBe('own words');
});
