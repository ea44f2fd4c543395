import { expect, it, vi } from 'vitest';
import { SETS } from '../../games/sets.ts';
import { loadedLooks, loadLooks, silhouetteOf } from './looks.ts';
import { tokenArt } from './tokens.ts';

const ids = SETS.landscape.map(({ id }) => id);
const modules = await Promise.all(SETS.landscape.map(({ rules }) => rules()));
const tiles = modules.flatMap(({ tiles = [] }) => tiles);

/** The marks of all tiles on a page where the looks of the sets arrived in this order. */
async function marksAfter(order: readonly string[]) {
  vi.resetModules();
  const { loadLooks, setMarksOn } = await import('./looks.ts');
  for (const id of order) await loadLooks([id]);
  return tiles.map((def) => setMarksOn(def));
}

it('a tile has the same marks in the same order, whichever look came first', async () => {
  const marks = await marksAfter(ids);
  expect(marks.some(({ length }) => length > 1)).toBe(true);
  expect(await marksAfter(ids.toReversed())).toEqual(marks);
});

it.each([...SETS.landscape, ...SETS.clinic].map(({ id }) => id))(
  'the box of %s has a picture',
  async (id) => {
    await loadLooks([id]);
    const cover = loadedLooks().get(id)?.cover ?? '';
    expect(silhouetteOf(cover) ?? tokenArt(cover)).not.toBe('');
  }
);
