import { beforeAll, expect, test } from 'vitest';
import { loadSetWords, loadTexts } from '../../../i18n/index.ts';
import type { Action } from '../../../kernel/game.ts';
import { decideLabel, undoLabel } from './labels.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { NOTHING } from '../model/plan.ts';

beforeAll(() =>
  Promise.all([loadTexts('board'), loadSetWords(['princessDragon', 'mageWitch', 'messages', 'abbot'])])
);

/** The large button of a seat that is asked this and considers nothing. */
const labelOf = (actions: readonly Action[], more: object = {}) =>
  decideLabel({
    plan: NOTHING,
    outlook: null,
    seat: 0,
    actions,
    choices: actions,
    decline: null,
    name: String,
    play: { canConfirm: false, awaits: { kind: 'choice', seats: [0], verbs: [actions[0].do] } },
    ...more
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

test('the large button and undo name a meeple only where one may be set', () => {
  const pass = { do: 'pass' };
  const figure = (kind: string) => ({ do: 'deploy', figure: kind, on: 'monastery' });
  const declining = (...actions: Action[]) => labelOf([...actions, pass], { view: {}, decline: pass });
  expect(declining(figure('abbot'), figure('meeple'))).toBe('Finish without meeple');
  expect(declining(figure('abbot'))).toBe('Finish without figure');
  expect(declining({ do: 'recall', figure: 'abbot' })).toBe('Finish turn');
  expect(declining({ do: 'recall', figure: 'abbot' }, { do: 'move', at: [0, 0], on: 'road' })).toBe('Pass');

  const laid = (second: Action | null, ...follow: Action[]) => ({
    plan: { first: { do: 'place', at: [0, 1], turn: 0 }, second },
    outlook: { follow: [...follow, pass] }
  });
  const finishing = (...follow: Action[]) => labelOf([pass], laid(null, ...follow));
  expect(finishing(figure('meeple'))).toBe('Finish without meeple');
  expect(finishing(figure('abbot'))).toBe('Finish without figure');
  const undoing = (second: Action) => undoLabel(laid(second) as unknown as TableModel).label;
  expect(undoing(figure('meeple'))).toBe('Take the meeple back');
  expect(undoing(figure('abbot'))).toBe('Take the figure back');
  expect(undoing({ do: 'move', at: [0, 0], on: 'road' })).toBe('Choose again');
});
