import { expect, it } from 'vitest';
import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import { forgetTiles, perTile } from './perTile.ts';

it('is computed once for a tile, and again after all is released', () => {
  const tiles = [{ id: 'a' }, { id: 'b' }] as TileDef[];
  const computed: string[] = [];
  const nameOf = perTile(({ id }) => {
    computed.push(id);
    return id;
  });
  const ask = () => [tiles[0], tiles[1], tiles[0]].map(nameOf);
  expect(ask()).toEqual(['a', 'b', 'a']);
  expect(computed).toEqual(['a', 'b']);
  forgetTiles();
  expect(ask()).toEqual(['a', 'b', 'a']);
  expect(computed).toEqual(['a', 'b', 'a', 'b']);
});
