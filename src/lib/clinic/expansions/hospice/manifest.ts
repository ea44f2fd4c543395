import type { ClinicManifest } from '../../manifest.ts';

export const manifest = {
  id: 'hospice',
  weight: 1,
  minutes: 2,
  lesson: 1,
  rules: async () => (await import('./index.ts')).hospice,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies ClinicManifest;
