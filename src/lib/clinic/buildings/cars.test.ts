import { expect, it } from 'vitest';
import { PARKING, TREATMENT } from './elements.ts';
import { carsFitAfter } from './cars.ts';
import { makeClinic } from '../game.ts';

const game = makeClinic([]);

it('whether the cars fit after a build is told without building', () => {
  const state = game.setup({ seats: 2, expansions: [], options: {} });
  const [clinic] = state.clinics;
  Object.freeze(clinic.tiles);
  Object.freeze(clinic);
  const before = JSON.stringify(clinic.tiles);
  for (const cell of clinic.tiles.keys())
    for (const code of [TREATMENT, PARKING]) carsFitAfter(state.config.board, clinic, code, cell);
  expect(JSON.stringify(clinic.tiles)).toBe(before);
});
