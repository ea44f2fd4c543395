import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'abbeyMayor',
  weight: 2,
  minutes: 5,
  options,
  meets: ['tradersBuilders', 'princessDragon', 'tower'],
  parts,
  lesson: 1,
  rules: async () => (await import('./index.ts')).abbeyMayor,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
