import { beforeAll, expect, it, vi } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { loadTexts, setLocale } from '../../i18n/index.ts';
import type { ClinicState } from '../../clinic/state.ts';
import { actionWords, floorWords } from './words.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadTexts('clinic');
});

it.each([
  ['en', 'Hire nurse for $3, starting on the ground floor, row 1, place 2', 'on floor 1, row 1'],
  ['de', 'beginnt im Erdgeschoss, Reihe 1, Platz 2', 'im 1. Stock, Reihe 1'],
  ['fr', 'arrive au rez-de-chaussée, rangée 1, place 2', 'à l’étage 1, rangée 1'],
  ['es', 'empieza en la planta baja, fila 1, columna 2', 'en la planta 1, fila 1'],
  ['cs', 'nastoupí v přízemí, řada 1, místo 2', 'v 1. patře, řada 1'],
  ['zh-Hans', '从底层第 1 行第 2 格开始', '楼层 1 第 1 行']
] as const)('says as a person would where someone who is hired starts: %s', async (locale, ground, above) => {
  const game = await loadGame('clinic', []);
  const state = game.setup({ seats: 1, expansions: [], options: {} }) as ClinicState;
  await setLocale(locale);
  const words = (floor: number) =>
    actionWords(state, 0, { do: 'hire', who: 'nurse', at: [floor, 0, 1] }, () => 'Ada');
  expect(words(0)).toContain(ground);
  expect(words(1)).toContain(above);
  if (locale === 'en') expect([0, 1].map(floorWords)).toEqual(['ground floor', 'floor 1']);
});
