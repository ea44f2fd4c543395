import { expect, it } from 'vitest';
import { look } from './look.ts';

/** The question to a caller whose tile was bid 2 for, with so many choices. */
const asked = (choices: number) => ({
  verbs: ['settle'],
  data: { lots: [{ tile: 'base.D', bid: 2 }], asked: [0, 1, 0] },
  hand: null,
  tiles: [],
  actor: 'Ada',
  choices,
  pieces: []
});

it('a caller who cannot pay the bid is told why there is only selling', () => {
  const params = { n: 1, bid: 2 };
  expect(look.because!(asked(2))).toEqual({ key: 'because.settle', params });
  expect(look.because!(asked(1))).toEqual({ key: 'because.settleOnly', params });
});

it('the preview of a bid says who gets a tile, and leaves the tile to the panel beside the table', () => {
  expect(look.foretells!({ type: 'tookLot', seat: 0, tile: 'base.B' })).toEqual({ key: 'preview.tookLot' });
  expect(look.foretells!({ type: 'bid', seat: 0, bid: 2 })).toBe('told');
});
