import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import { whenIdle } from '../browser/idle.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { ArtTheme } from './painting/inks.ts';
import { paintPicture } from './painting/studio.ts';
import { forgetTiles } from './perTile.ts';
import { placesOf } from './places.ts';
import { regionsOf } from './regions.ts';
import { sharedDefs, tileArt } from './tile-art.ts';

/** CSS pixels up to which a tile's picture is sharp. */
const SHARP = 128;
/** Pictures of a device with a very fine screen stop growing here, in device pixels. */
const LARGEST = 320;

/** Pictures kept when a table is left: four turns of each tile of the base game are 96, and 24 more for a small set. */
const KEPT = 120;

interface Lying {
  readonly def: TileDef;
  /** Clockwise quarter turns. */
  readonly turn: number;
}

interface Wanted {
  readonly key: string;
  readonly def: TileDef;
  readonly turn: number;
  readonly theme: ArtTheme;
  /** It is painted before all others that wait. */
  readonly first: boolean;
}

/** Painted pictures by key; each key is reactive by itself, also before it is painted. */
const urls = $state<Record<string, string | undefined>>({});
const queue: Wanted[] = [];
/** Not on the page yet: painted when the page is idle. */
const later: Wanted[] = [];
const asked = new Set<string>();
/** Tiles of which a picture in any turn is painted, or is being painted. */
const known = new Set<TileDef>();
let shared: string | null = null;
let working = false;
let wake = () => {};
/** The tiles in sight at the board that was opened last. */
let inSight: () => readonly Lying[] = () => [];

const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
// Not Svelte's MediaQuery: it missed a change that happened while a derived value that reads it was
// recomputed.
let isSystemDark = $state(system?.matches ?? false);
system?.addEventListener('change', ({ matches }) => (isSystemDark = matches));

/** The theme the art is shown in now; follows the settings and the system. */
export function artTheme(): ArtTheme {
  if (settings.theme !== 'system') return settings.theme;
  return isSystemDark ? 'dark' : 'light';
}

/** Maximum wait (ms) of a picture that is not visible yet for an idle moment of the page. */
const PATIENCE = 2_000;

/** Resolves in a free moment, or when a picture is wanted on the page at once. */
const freeMoment = () =>
  new Promise<void>((resolve) => {
    wake = resolve;
    whenIdle(resolve, PATIENCE);
  });

/** Resolves in a task of its own. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Computes a drawing in three steps with a pause before each, since each takes a slow phone as long as a
 * frame. A drawing for later is interrupted when a picture is wanted on the page.
 */
async function workOut({ def }: Wanted, pause: () => Promise<void>): Promise<void> {
  for (const step of [regionsOf, placesOf, tileArt]) {
    await pause();
    if (pause === freeMoment && queue.length > 0) return;
    step(def);
  }
}

async function paint({ key, def, turn, theme }: Wanted): Promise<void> {
  // It was requested again after `tidyPictures` while it was being painted.
  if (urls[key] !== undefined) return;
  known.add(def);
  const side = Math.min(LARGEST, Math.ceil(SHARP * devicePixelRatio));
  shared ??= sharedDefs();
  const picture = await paintPicture({ art: tileArt(def), shared, turn, theme, side });
  // `tidyPictures` was called while it was being painted.
  if (!asked.has(key)) return;
  if (picture) urls[key] = URL.createObjectURL(picture);
  // The next component that shows the tile requests it again.
  else asked.delete(key);
}

/**
 * Takes a request from the queue. Tiles in sight come before the others of a large table, and of both the bare ones
 * before those that are shown by the picture of another turn.
 */
function takeNext(): Wanted | undefined {
  const theme = artTheme();
  const seen = new Set(inSight().map(({ def, turn }) => keyOf(def, turn, theme)));
  const ranks = queue.map(({ key, def, first }) =>
    first ? 0 : (seen.has(key) ? 1 : 3) + Number(known.has(def))
  );
  return queue.splice(ranks.indexOf(Math.min(...ranks)), 1)[0];
}

async function work(): Promise<void> {
  working = true;
  let painted: Promise<void> | undefined;
  while (queue.length + later.length > 0) {
    let next = takeNext();
    // The pauses let the requesting component appear first, and touches be handled between the steps.
    if (next) await workOut(next, nextTask);
    else {
      await workOut(later[0], freeMoment);
      next = queue.length > 0 ? undefined : later.shift();
    }
    if (!next) continue;
    // The worker paints one picture while the page computes the drawing of the next.
    await painted;
    painted = paint(next);
  }
  working = false;
}

export interface TilePicture {
  readonly href: string;
  /** Clockwise quarter turns by which it must still be rotated. */
  readonly turns: number;
}

/**
 * A tile's picture, or null while none is painted (reactive). Until the picture of this turn is ready,
 * returns that of another turn, which differs only in the light, or of the other theme. With `first` it is
 * painted before earlier requests.
 */
export function tilePicture(def: TileDef, turn: number, first?: boolean): TilePicture | null {
  if (typeof document === 'undefined') return null;
  const theme = artTheme();
  ask(def, turn, theme, queue, first);
  for (const shown of theme === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const))
    for (const turns of [0, 1, 2, 3]) {
      const href = urls[keyOf(def, (turn + 4 - turns) % 4, shown)];
      if (href !== undefined) return { href, turns };
    }
  return null;
}

/** Requests pictures of tiles that may soon be shown, in these turns; the latest request comes first. */
export function paintAhead(defs: readonly TileDef[], turns: readonly number[]): void {
  const waiting = later.splice(0);
  const theme = artTheme();
  for (const def of defs) for (const turn of turns) ask(def, turn, theme, later);
  later.push(...waiting);
}

/** From now on tiles that `seen` returns are painted before others; returns a function that ends this. */
export function paintSeenFirst(seen: () => readonly Lying[]): () => void {
  inSight = seen;
  return () => {
    if (inSight === seen) inSight = () => [];
  };
}

/** Called when a table is left. Releases the pictures and drawings of a large game; those of a small one serve the next. */
export function tidyPictures(): void {
  const painted = Object.entries(urls);
  if (painted.length <= KEPT) return;
  for (const [key, url] of painted) {
    if (url !== undefined) URL.revokeObjectURL(url);
    delete urls[key];
  }
  asked.clear();
  known.clear();
  queue.length = 0;
  later.length = 0;
  forgetTiles();
}

const keyOf = (def: TileDef, turn: number, theme: ArtTheme) => `${def.id}/${turn}/${theme}`;

/** Requests a picture unless it was requested before. */
function ask(def: TileDef, turn: number, theme: ArtTheme, line: Wanted[], first = false): void {
  const key = keyOf(def, turn, theme);
  const put = first ? 'unshift' : 'push';
  if (!asked.has(key)) {
    asked.add(key);
    line[put]({ key, def, turn, theme, first });
    if (!working) void work();
  } else if (line === queue && urls[key] === undefined)
    for (const waiting of first ? [later, queue] : [later]) {
      const at = waiting.findIndex((wanted) => wanted.key === key);
      if (at >= 0) queue[put]({ ...waiting.splice(at, 1)[0], first });
    }
  if (line === queue && queue.length > 0) wake();
}
