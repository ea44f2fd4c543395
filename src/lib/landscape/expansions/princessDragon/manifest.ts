import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'princessDragon',
  weight: 3,
  minutes: 8,
  options,
  meets: ['blackDragon', 'tower'],
  parts,
  lesson: 2,
  rules: async () => (await import('./index.ts')).princessDragon,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
