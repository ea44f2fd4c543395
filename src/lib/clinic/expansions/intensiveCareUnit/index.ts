import { INTENSIVE, OPERATING } from '../../buildings/elements.ts';
import { NUMBERS, byPlayers } from '../../numbers.ts';
import { plainModule } from '../../plainModule.ts';

/** Intensive Care Unit: one more type of special module, as many copies as of the others. */
export const intensiveCareUnit = plainModule('intensiveCareUnit', (state) => {
  state.specials[INTENSIVE - OPERATING] = byPlayers(NUMBERS.specialCopies, state.clinics.length);
  state.specialTaken[INTENSIVE - OPERATING] = false;
});
