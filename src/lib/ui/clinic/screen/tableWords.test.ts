import { beforeAll, expect, it, vi } from 'vitest';
import { playedTo, ROUND } from '../../../../../tests/unit/support/playedClinic.ts';
import { loadTexts } from '../../../i18n/index.ts';
import { TableWords } from './tableWords.svelte.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadTexts('app', 'clinic');
});

const wordsAt = async (inputs: number, previews = true) => {
  const model = await playedTo(inputs);
  return { model, words: new TableWords(model, () => previews) };
};

it('without a draft the last events and the question are said', async () => {
  const { words } = await wordsAt(ROUND.hire);
  expect(words.ask).not.toBe('');
  expect(words.spoken.endsWith(` ${words.ask}`)).toBe(true);
});

it('a draft is said instead', async () => {
  const { model, words } = await wordsAt(ROUND.choose);
  expect(words.draft).toBe('');
  model.take(model.offers[0].id);
  expect(words.draft).not.toBe('');
  expect(words.spoken).toBe(words.draft);
});

it('a Move is said once it is changed, with its income only where that is told before', async () => {
  const { model, words } = await wordsAt(ROUND.move);
  expect(words.draft).toBe('');
  model.arrange(model.moveDraft);
  expect(words.draft).toMatch(/\d/);
  const quiet = await wordsAt(ROUND.move, false);
  quiet.model.arrange(quiet.model.moveDraft);
  expect(quiet.words.draft).not.toBe('');
  expect(quiet.words.draft).not.toMatch(/\d/);
});

it('what waits for a signature is asked as such', async () => {
  const { model, words } = await wordsAt(ROUND.choose);
  const before = words.ask;
  vi.spyOn(model, 'task', 'get').mockReturnValue('confirm');
  expect(words.ask).not.toBe(before);
});

it('at the end the final count is said and the question is not', async () => {
  const { model, words } = await wordsAt(ROUND.choose);
  vi.spyOn(model, 'task', 'get').mockReturnValue('over');
  words.final = 'Ann wins.';
  expect(words.spoken).toBe('Ann wins.');
});
