import { expect, it } from 'vitest';
import { loadSetWords } from '../../../i18n/index.ts';
import type { Action } from '../../../kernel/game.ts';
import { loadLooks } from '../../art/looks.ts';
import { placeOf } from '../layers/moduleMarks.ts';
import { targetsOf } from './targets.ts';
import { deployChip, shortWords } from '../words/words.ts';

await loadLooks(['count']);
await loadSetWords(['count']);

it('the quarters of Carcassonne are touched to move the count there', () => {
  const actions: Action[] = ['market', 'cathedral'].map((to) => ({ do: 'move', piece: 'count', to }));
  expect(targetsOf(actions, [0, 0], [], placeOf)).toMatchObject([
    { kind: 'part', at: [0, 0], on: 'quarter', side: 'market' },
    { kind: 'part', at: [0, 0], on: 'quarter', side: 'cathedral' }
  ]);
});

it('a quarter is called by its name', () => {
  const actions: Action[] = ['castle', 'market'].map((side) => ({
    do: 'deploy',
    figure: 'meeple',
    on: 'quarter',
    side
  }));
  expect(actions.map((action) => deployChip(action, actions))).toEqual(['Castle', 'Market']);
  expect(shortWords('quarter')).toBe('Carcassonne');
});
