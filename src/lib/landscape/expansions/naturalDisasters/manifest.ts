import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'naturalDisasters',
  weight: 2,
  minutes: 4,
  fan: true,
  options,
  lesson: 2,
  rules: async () => (await import('./index.ts')).naturalDisasters,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
