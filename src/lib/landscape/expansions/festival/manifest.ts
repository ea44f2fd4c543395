import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'festival',
  weight: 1,
  minutes: 1,
  small: true,
  meets: ['abbot', 'phantom', 'tradersBuilders'],
  options,
  parts,
  lesson: 1,
  rules: async () => (await import('./index.ts')).festival,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
