import { beforeEach, expect, it, vi } from 'vitest';
import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import type { PaintRequest } from './painting/request.ts';
import type * as Pictures from './pictures.svelte.ts';

vi.mock('./painting/studio.ts', () => ({ paintPicture: vi.fn() }));
vi.mock('./regions.ts', () => ({ regionsOf: vi.fn() }));
vi.mock('./places.ts', () => ({ placesOf: vi.fn() }));
vi.mock('./tile-art.ts', () => ({ sharedDefs: () => '', tileArt: vi.fn((def: TileDef) => def.id) }));

const tile = (id: string) => ({ id }) as TileDef;
const [A, B, C, D] = ['A', 'B', 'C', 'D'].map(tile);

let pictures: typeof Pictures;
/** Requests to the painter, as `tile/turn`, in their order. */
let painted: string[];
/** Completes the oldest open request. */
let finish: (() => void)[];
let drawn: string[];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('devicePixelRatio', 1);
  [painted, finish, drawn] = [[], [], []];
  const { paintPicture } = await import('./painting/studio.ts');
  vi.mocked(paintPicture).mockImplementation(({ art, turn }: PaintRequest) => {
    painted.push(`${art}/${turn}`);
    return new Promise((resolve) => finish.push(() => resolve(new Blob())));
  });
  const { regionsOf } = await import('./regions.ts');
  vi.mocked(regionsOf).mockImplementation((def) => {
    drawn.push(def.id);
    return undefined as never;
  });
  pictures = await import('./pictures.svelte.ts');
});

/** Completes requests until so many were made. */
async function paintAll(count: number): Promise<void> {
  for (let i = 0; i < 200 && painted.length < count; i++) {
    finish.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(painted).toHaveLength(count);
}

it('paints tiles in sight before the others of a table', async () => {
  pictures.paintSeenFirst(() => [
    { def: C, turn: 0 },
    { def: D, turn: 1 }
  ]);
  for (const def of [A, B, C]) pictures.tilePicture(def, 0);
  pictures.tilePicture(D, 1);
  await paintAll(4);
  // The first request is taken before any other is made.
  expect(painted).toEqual(['A/0', 'C/0', 'D/1', 'B/0']);
});

it('forgets what is in sight when the board is left', async () => {
  const end = pictures.paintSeenFirst(() => [{ def: C, turn: 0 }]);
  end();
  for (const def of [A, B, C]) pictures.tilePicture(def, 0);
  await paintAll(3);
  expect(painted).toEqual(['A/0', 'B/0', 'C/0']);
});

it('keeps the order of the board opened last when the one before is left after it', async () => {
  const end = pictures.paintSeenFirst(() => []);
  pictures.paintSeenFirst(() => [{ def: C, turn: 0 }]);
  end();
  for (const def of [A, B, C]) pictures.tilePicture(def, 0);
  await paintAll(3);
  expect(painted).toEqual(['A/0', 'C/0', 'B/0']);
});

it('paints bare tiles before those shown by the picture of another turn', async () => {
  for (const turn of [0, 1, 2, 3]) pictures.tilePicture(A, turn);
  pictures.tilePicture(B, 0);
  pictures.tilePicture(C, 2);
  await paintAll(6);
  expect(painted).toEqual(['A/0', 'B/0', 'C/2', 'A/1', 'A/2', 'A/3']);
});

it('paints a tile in hand before what is in sight, also when it waited before', async () => {
  pictures.paintSeenFirst(() => [{ def: B, turn: 0 }]);
  for (const def of [A, B, C, D]) pictures.tilePicture(def, 0);
  pictures.tilePicture(D, 0, true);
  await paintAll(4);
  expect(painted).toEqual(['A/0', 'D/0', 'B/0', 'C/0']);
});

it('computes the next drawing while a picture is painted, and no further one', async () => {
  for (const def of [A, B, C]) pictures.tilePicture(def, 0);
  await paintAll(1);
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(painted).toEqual(['A/0']);
  expect(drawn).toEqual(['A', 'B']);
});
