import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options } from '../sharedRules/cropOptions.ts';

export const manifest = {
  id: 'cropCircles2',
  weight: 1,
  minutes: 1,
  small: true,
  options,
  lesson: 1,
  rules: async () => (await import('./index.ts')).cropCircles2,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
