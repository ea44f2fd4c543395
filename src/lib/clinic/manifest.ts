import type { SetManifest } from '../kernel/manifest.ts';
import type { ClinicModule } from './state.ts';

/** A set of the hospital game. */
export type ClinicManifest = SetManifest<ClinicModule>;
