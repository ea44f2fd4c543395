import { benchEngine } from './engine/engine.ts';
import type { Figure } from './measure.ts';
import { benchSets } from './engine/ratios.ts';
import { benchTable } from './table.ts';

/** All benchmarks by name. The last six need a browser and the built site; `pair` is a part of `moves`. */
export const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  engine: benchEngine,
  table: benchTable,
  sets: benchSets,
  join: async () => (await import('./pages/pages.ts')).PAGES.join(),
  pair: async () => (await import('./pages/pages.ts')).PAGES.pair(),
  moves: async () => (await import('./pages/pages.ts')).PAGES.moves(),
  frames: async () => (await import('./pages/pages.ts')).PAGES.frames(),
  meeting: async () => (await import('./pages/pages.ts')).PAGES.meeting(),
  memory: async () => (await import('./pages/pages.ts')).PAGES.memory()
};

/** The benchmarks that run when none is named. */
export const USUAL: readonly string[] = ['engine', 'table'];
