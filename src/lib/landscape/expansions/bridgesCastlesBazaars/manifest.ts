import type { LandscapeManifest } from '../../contract/manifest.ts';
import { options, parts } from './options.ts';

export const manifest = {
  id: 'bridgesCastlesBazaars',
  weight: 3,
  minutes: 8,
  options,
  parts,
  meets: ['abbeyMayor', 'blackDragon', 'covid19', 'naturalDisasters', 'tradersBuilders'],
  lesson: 1,
  rules: async () => (await import('./index.ts')).bridgesCastlesBazaars,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies LandscapeManifest;
