import type { LandscapeManifest } from '../../contract/manifest.ts';

export const manifest = {
  id: 'watchtowers',
  weight: 1,
  minutes: 1,
  small: true,
  meets: ['abbeyMayor', 'blackDragon', 'shrines'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).watchtowers,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
