import { benchEngine } from './engine.ts';
import type { Figure } from './measure.ts';
import { benchTable } from './table.ts';

/** What can be measured, each part alone: the last three need a browser and the built site. */
export const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  engine: benchEngine,
  table: benchTable,
  join: async () => (await import('./pages.ts')).PAGES.join(),
  moves: async () => (await import('./pages.ts')).PAGES.moves(),
  frames: async () => (await import('./pages.ts')).PAGES.frames()
};

/** What is measured when nothing is named. */
export const USUAL: readonly string[] = ['engine', 'table'];
