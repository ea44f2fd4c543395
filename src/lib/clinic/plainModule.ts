import type { ClinicHooks, ClinicModule } from './state.ts';

/** A module without options, steps and state of its own; `setup` may add to what is in play. */
export function plainModule(id: string, setup: ClinicModule['setup'], hooks: ClinicHooks = {}): ClinicModule {
  return {
    id,
    options: {},
    steps: [],
    setup: (state) => setup(state) ?? null,
    cloneSlice: (slice) => slice,
    encodeSlice: () => null,
    given: () => false,
    afterGiven: () => {},
    sets: [],
    ...hooks
  };
}
