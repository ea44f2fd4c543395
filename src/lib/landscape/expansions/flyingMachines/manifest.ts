import type { LandscapeManifest } from '../../contract/manifest.ts';

export const manifest = {
  id: 'flyingMachines',
  weight: 2,
  minutes: 1,
  small: true,
  meets: ['princessDragon'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).flyingMachines,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
