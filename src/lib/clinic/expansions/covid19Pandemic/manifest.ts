import type { ClinicManifest } from '../../manifest.ts';
import { options } from './options.ts';

export const manifest = {
  id: 'covid19Pandemic',
  weight: 3,
  minutes: 10,
  options,
  lesson: 1,
  rules: async () => (await import('./index.ts')).covid19Pandemic,
  look: async () => (await import('./look.ts')).look,
  words: async () => (await import('./words/index.ts')).words,
  help: async () => (await import('./help/index.ts')).help
} as const satisfies ClinicManifest;
