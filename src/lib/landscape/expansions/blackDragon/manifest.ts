import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'blackDragon',
  weight: 2,
  minutes: 3,
  fan: true,
  options,
  meets: ['covid19', 'naturalDisasters'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).blackDragon,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
