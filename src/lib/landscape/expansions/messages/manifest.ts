import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'messages',
  weight: 1,
  minutes: 3,
  small: true,
  options,
  meets: ['anniversary20', 'blackDragon', 'tradersBuilders'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).messages,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
