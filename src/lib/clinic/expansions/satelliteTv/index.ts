import { NUMBERS } from '../../numbers.ts';
import { plainModule } from '../../plainModule.ts';

/** Satellite TV: dishes on roofs, each of which adds to the income of every treatment. */
export const satelliteTv = plainModule('satelliteTv', (state) => {
  state.supply.satellite = NUMBERS.satelliteDishes;
});
