import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'tradersBuilders',
  weight: 2,
  minutes: 4,
  options,
  meets: ['anniversary20'],
  parts,
  lesson: 2,
  rules: async () => (await import('./index.ts')).tradersBuilders,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
