import { count } from './reading.ts';
import type { ClinicHooks, ClinicModule, ClinicState } from './state.ts';

/** The pieces that are still in the module's supply. */
interface Stock {
  left: number;
}

/** How many pieces of a stock module are left. */
export function stockOf(state: ClinicState, id: string): number {
  return (state.slices[id] as Stock).left;
}

/** Takes one piece of a stock module. */
export function takeFromStock(state: ClinicState, id: string): void {
  (state.slices[id] as Stock).left--;
}

/**
 * A module whose state is one number, the pieces left in its supply: a field of given positions and a fact under the name
 * `stock`.
 */
export function stockModule(
  id: string,
  stock: string,
  pieces: (seats: number) => number,
  hooks: ClinicHooks & Partial<Pick<ClinicModule, 'steps'>>
): ClinicModule {
  return {
    id,
    options: {},
    steps: [],
    setup: (state): Stock => ({ left: pieces(state.clinics.length) }),
    cloneSlice: (slice) => ({ ...(slice as Stock) }),
    encodeSlice: (slice) => ({ ...(slice as Stock) }),
    given(state, field, value) {
      if (field !== stock) return false;
      (state.slices[id] as Stock).left = count(value, field);
      return true;
    },
    afterGiven: () => {},
    sets: [],
    offerFacts: (state) => ({ [stock]: stockOf(state, id) }),
    ...hooks
  };
}
