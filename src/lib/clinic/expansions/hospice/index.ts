import type { Seat } from '../../../kernel/game.ts';
import { total, type Score } from '../../../kernel/score.ts';
import { BESIDE } from '../../board.ts';
import { canPark } from '../../cars.ts';
import { NUMBERS } from '../../numbers.ts';
import type { ClinicState, Step } from '../../state.ts';
import { stockModule, stockOf, takeFromStock } from '../../stockModule.ts';

const ID = 'hospice';

const eldersOf = (state: ClinicState, seat: Seat): number =>
  state.clinics[seat].people.filter(({ kind }) => kind === 'elder').length;

/** Business, after Patient care: every elder in a hospice pays for the stay. */
const hospiceIncome: Step = {
  id: 'hospiceIncome',
  begin(state, log) {
    for (const seat of state.order) {
      const elders = eldersOf(state, seat);
      if (elders === 0) continue;
      const score: Score = { op: 'times', label: 'hospice.elders', count: elders, each: NUMBERS.elderIncome };
      state.clinics[seat].money += total(score);
      log?.push({ type: 'hospiceIncome', seat, income: total(score), score, rule: 'hospice.elders' });
    }
  }
};

/**
 * Hospice: elders are admitted for a queue point to the hospice board beside the clinic. They need a parking place, neither
 * treatment nor a bed, do not get worse, and pay each round.
 */
export const hospice = stockModule(ID, 'elders', () => NUMBERS.elders, {
  steps: [{ step: hospiceIncome, after: 'care', before: 'expenses' }],
  offerAdmissions: (state, seat) =>
    stockOf(state, ID) > 0 &&
    eldersOf(state, seat) < NUMBERS.elderSpaces &&
    canPark(state.config.board, state.clinics[seat])
      ? [{ do: 'admit', who: 'elder' }]
      : [],
  insteadOfAdmission: (_state, _seat, { who }) =>
    who === 'elder' ? { kind: who, level: 0, service: -1, cell: BESIDE } : null,
  afterAdmission(state, _seat, { kind }) {
    if (kind === 'elder') takeFromStock(state, ID);
  }
});
