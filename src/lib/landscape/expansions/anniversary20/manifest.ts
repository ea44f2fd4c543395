import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'anniversary20',
  weight: 1,
  minutes: 3,
  options,
  meets: ['blackDragon', 'covid19', 'naturalDisasters'],
  lesson: 2,
  rules: async () => (await import('./index.ts')).anniversary20,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
