import { BESIDE } from '../../buildings/board.ts';
import { NUMBERS, byPlayers } from '../../numbers.ts';
import { stockModule, stockOf, takeFromStock } from '../../stockModule.ts';

const ID = 'maintenanceShop';

/** Maintenance Shop: janitors, hired in place of a nurse or orderly, lower the upkeep wherever they are. */
export const maintenanceShop = stockModule(ID, 'janitors', (seats) => byPlayers(NUMBERS.janitors, seats), {
  offerHelpers: (state) => [{ who: 'janitor', left: stockOf(state, ID), price: NUMBERS.janitorPrice }],
  afterHire(state, _seat, { kind }) {
    if (kind === 'janitor') takeFromStock(state, ID);
  },
  offerSavings(state, seat) {
    const working = state.clinics[seat].people.filter(
      ({ kind, cell }) => kind === 'janitor' && cell !== BESIDE
    ).length;
    return working > 0 ? [{ label: 'upkeep.janitors', saved: working * NUMBERS.janitorUpkeepSaving }] : [];
  }
});
