import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'covid19',
  weight: 2,
  minutes: 4,
  fan: true,
  options,
  meets: ['naturalDisasters'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).covid19,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
