import type { LandscapeManifest } from '../../contract/manifest.ts';

export const manifest = {
  id: 'fishermen',
  weight: 1,
  minutes: 1,
  small: true,
  fan: true,
  meets: ['blackDragon', 'covid19', 'goldmines', 'naturalDisasters', 'river1', 'river2'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).fishermen,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
