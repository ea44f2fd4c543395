import type { SetManifest } from '../kernel/manifest.ts';
import type { ClinicLook } from './look.ts';
import type { ClinicModule } from './state.ts';

/** A set of Clinic. */
export type ClinicManifest = SetManifest<ClinicModule, ClinicLook>;
