import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'underBigTop',
  weight: 2,
  minutes: 3,
  options,
  parts,
  meets: ['anniversary20', 'blackDragon', 'covid19', 'naturalDisasters'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).underBigTop,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
