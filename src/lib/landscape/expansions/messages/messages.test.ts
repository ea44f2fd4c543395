import { expect, it } from 'vitest';
import { landscapeGame } from '../../game.ts';
import { messages } from './index.ts';
import { CARDS, sliceOf } from './slice.ts';

const game = landscapeGame([messages]);
const table = () => game.setup({ seats: 2, expansions: ['messages'], options: {} });

it('the pile holds every message not seen yet', () => {
  const p = table();
  sliceOf(p).under = [2, 0];
  const left = game.pile(p, 'messages').map(([id]) => id);
  expect(left).toEqual(CARDS.filter((_, n) => n !== 2 && n !== 0));
});

it('after the eighth message the one drawn first comes again', () => {
  const p = table();
  sliceOf(p).under = [3, 1, 2, 0, 4, 5, 6, 7];
  expect(game.pile(p, 'messages')).toEqual([[CARDS[3], 1]]);
  expect(() => p.rules.piles.messages.take(p, CARDS[1], null)).toThrow();
  p.rules.piles.messages.take(p, CARDS[3], null);
  expect(game.pile(p, 'messages')).toEqual([[CARDS[1], 1]]);
});
