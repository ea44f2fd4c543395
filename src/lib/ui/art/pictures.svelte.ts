import { MediaQuery, SvelteMap } from 'svelte/reactivity';
import type { TileDef } from '../../landscape/catalogue.ts';
import { settings } from '../settings.svelte.ts';
import { tileDocument, type ArtTheme } from './document.ts';

/** CSS pixels up to which a tile's picture is sharp. */
const SHARP = 128;
/** Pictures of a device with a very fine screen stop growing here, in device pixels. */
const LARGEST = 320;
/** More than this in the queue, and a tile waits as bare ground rather than as hundreds of shapes. */
const SHORT_QUEUE = 8;

interface Wanted {
  readonly key: string;
  readonly def: TileDef;
  readonly turn: number;
  readonly theme: ArtTheme;
}

const urls = new SvelteMap<string, string>();
const queue: Wanted[] = [];
/** Not on the page yet: painted when nothing else is to do. */
const later: Wanted[] = [];
const asked = new Set<string>();
let working = false;

const darkSystem = new MediaQuery('prefers-color-scheme: dark', false);

/** The theme the art is shown in now; follows the settings and the system. */
export function artTheme(): ArtTheme {
  if (settings.theme !== 'system') return settings.theme;
  return darkSystem.current ? 'dark' : 'light';
}

/** Ms a picture waits for a free moment, on the page and not yet there. */
const PATIENCE = { now: 120, later: 2_000 };

const idle = (timeout: number) =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 8);
  });

async function paint({ key, def, turn, theme }: Wanted): Promise<void> {
  const side = Math.min(LARGEST, Math.ceil(SHARP * devicePixelRatio));
  const file = new Blob([tileDocument(def, turn, theme, side)], { type: 'image/svg+xml' });
  const source = URL.createObjectURL(file);
  try {
    const image = new Image(side, side);
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (picture) urls.set(key, URL.createObjectURL(picture));
  } catch {
    // A browser that cannot decode the file keeps showing the live drawing.
  } finally {
    URL.revokeObjectURL(source);
  }
}

async function work(): Promise<void> {
  working = true;
  while (queue.length + later.length > 0) {
    await idle(queue.length > 0 ? PATIENCE.now : PATIENCE.later);
    const next = queue.shift() ?? later.shift();
    if (next) await paint(next);
  }
  working = false;
}

/**
 * The address of a tile's picture, or null while it is being painted (ask inside a reactive scope: it is told).
 * Pictures keep a full table light: one image a tile instead of some three hundred shapes.
 */
export function tilePicture(def: TileDef, turn: number): string | null {
  if (typeof document === 'undefined') return null;
  return urls.get(ask(def, turn)) ?? null;
}

/** Has tiles painted in these turns that may soon be shown, so that they need not be drawn live then; the latest first. */
export function paintAhead(defs: readonly TileDef[], turns: readonly number[]): void {
  const waiting = later.splice(0);
  for (const def of defs) for (const turn of turns) ask(def, turn, later);
  later.push(...waiting);
}

/** Has a picture painted unless it was before; answers with its key. */
function ask(def: TileDef, turn: number, line: Wanted[] = queue): string {
  const theme = artTheme();
  const key = `${def.id}/${turn}/${theme}`;
  if (!asked.has(key)) {
    asked.add(key);
    line.push({ key, def, turn, theme });
    if (!working) void work();
  } else if (line === queue && !urls.has(key)) {
    const at = later.findIndex((wanted) => wanted.key === key);
    if (at >= 0) queue.push(...later.splice(at, 1));
  }
  return key;
}

/** True while so many pictures are still to be painted that live drawings would stall the page. */
export const picturesBusy = (): boolean => queue.length > SHORT_QUEUE;
