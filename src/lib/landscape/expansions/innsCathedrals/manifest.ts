import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'innsCathedrals',
  weight: 1,
  minutes: 2,
  options,
  meets: ['naturalDisasters'],
  parts,
  lesson: 1,
  rules: async () => (await import('./index.ts')).innsCathedrals,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
