import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from '../sharedRules/besiegingOptions.ts';

export const manifest = {
  id: 'besiegers',
  weight: 1,
  minutes: 1,
  small: true,
  options,
  parts,
  meets: ['abbeyMayor', 'innsCathedrals', 'tradersBuilders'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).besiegers,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
