import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'river1',
  weight: 1,
  minutes: 1,
  options,
  lesson: 1,
  rules: async () => (await import('./index.ts')).river1,
  words: async () => (await import('./words/index.ts')).words,
  look: async () => (await import('./look.ts')).look,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
