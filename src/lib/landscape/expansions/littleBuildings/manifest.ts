import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'littleBuildings',
  weight: 1,
  minutes: 1,
  small: true,
  options,
  meets: ['blackDragon', 'innsCathedrals', 'naturalDisasters'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).littleBuildings,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
