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
const asked = new Set<string>();
let working = false;

const darkSystem = new MediaQuery('prefers-color-scheme: dark', false);

/** The theme the art is shown in now; follows the settings and the system. */
export function artTheme(): ArtTheme {
  if (settings.theme !== 'system') return settings.theme;
  return darkSystem.current ? 'dark' : 'light';
}

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 120 });
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
  for (let next = queue.shift(); next; next = queue.shift()) {
    await idle();
    await paint(next);
  }
  working = false;
}

/**
 * The address of a tile's picture, or null while it is being painted (ask inside a reactive scope: it is told).
 * Pictures keep a full table light: one image a tile instead of some three hundred shapes.
 */
export function tilePicture(def: TileDef, turn: number): string | null {
  if (typeof document === 'undefined') return null;
  const theme = artTheme();
  const key = `${def.id}/${turn}/${theme}`;
  if (!asked.has(key)) {
    asked.add(key);
    queue.push({ key, def, turn, theme });
    if (!working) void work();
  }
  return urls.get(key) ?? null;
}

/** True while so many pictures are still to be painted that live drawings would stall the page. */
export const picturesBusy = (): boolean => queue.length > SHORT_QUEUE;
