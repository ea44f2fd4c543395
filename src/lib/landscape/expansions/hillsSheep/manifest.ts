import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'hillsSheep',
  weight: 2,
  minutes: 4,
  options,
  parts,
  meets: ['abbeyMayor', 'blackDragon', 'covid19', 'naturalDisasters'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).hillsSheep,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
