import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'count',
  weight: 2,
  minutes: 5,
  options,
  meets: ['anniversary20', 'blackDragon', 'covid19', 'naturalDisasters'],
  lesson: 2,
  rules: async () => (await import('./index.ts')).count,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
