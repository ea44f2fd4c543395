import { beforeAll, expect, test } from 'vitest';
import { loadSetWords, loadTexts } from '../../i18n/index.ts';
import type { Action } from '../../kernel/game.ts';
import { decideLabel } from './labels.ts';
import type { TableModel } from './model.svelte.ts';
import { NOTHING } from './plan.ts';

beforeAll(() =>
  Promise.all([loadTexts('board'), loadSetWords(['princessDragon', 'mageWitch', 'messages', 'abbot'])])
);

/** The large button of a seat that is asked this and considers nothing. */
const labelOf = (actions: readonly Action[]) =>
  decideLabel({
    plan: NOTHING,
    outlook: null,
    seat: 0,
    actions,
    decline: null,
    play: { canConfirm: false, awaits: { kind: 'choice', seats: [0], verbs: [actions[0].do] } }
  } as unknown as TableModel);

test('without a choice in mind the large button names only what every choice would do', () => {
  const mage = { do: 'move', piece: 'mage', at: [0, 0], on: 'road' };
  expect(labelOf([mage])).toBe('Mage here');
  expect(labelOf([mage, { ...mage, piece: 'witch' }])).toBe('Do it');
  expect(labelOf([{ do: 'move', at: [0, 0], on: 'road' }])).toBe('Move the fairy here');
  const abbot = { do: 'recall', figure: 'abbot' };
  expect(labelOf([abbot])).toBe('Take the abbot back');
  expect(labelOf([abbot, { do: 'recall', figure: 'meeple', at: [0, 0], on: 'road' }])).toBe('Do it');
  // One word for two pieces.
  const score = { do: 'advance', piece: 'score' };
  expect(labelOf([score, { do: 'advance', piece: 'messenger' }])).toBe('Move it');
});
