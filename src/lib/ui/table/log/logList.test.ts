import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { GameEvent } from '../../../kernel/game.ts';
import LogList from './LogList.svelte';

it.each([
  ['at a square', { type: 'placed', at: [1, 0] }, true],
  ['at a feature', { type: 'scored', feature: { at: [1, 0], on: 'road' } }, true],
  ['where something moved to, as the fairy', { type: 'fairyMoved', to: [1, 0] }, true],
  ['nowhere', { type: 'turn', seat: 0 }, false],
  ['in a quarter of the city, which is no square', { type: 'countMoved', to: 'castle' }, false]
] as const)('shows the place of what happened %s', (_, event, shown) => {
  const items = [{ n: 0, event: event as GameEvent }];
  const line = () => ({ words: 'So it was.', seat: 0, score: '', rule: null });
  const props = { items, line, tones: {}, empty: '', onshow: () => undefined };
  expect(render(LogList, { props }).body.includes('<button')).toBe(shown);
});
