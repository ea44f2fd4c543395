import type { Seat } from '../../../kernel/game.ts';
import { total, type Score } from '../../../kernel/score.ts';
import { BESIDE } from '../../buildings/board.ts';
import { canPark } from '../../buildings/cars.ts';
import { NUMBERS } from '../../numbers.ts';
import type { ClinicState, Step } from '../../state.ts';
import { stockModule, stockOf, takeFromStock } from '../../stockModule.ts';

const ID = 'hospice';

const eldersOf = (state: ClinicState, seat: Seat): number =>
  state.clinics[seat].people.filter(({ kind }) => kind === 'elder').length;

/** What the elders of a clinic pay for a round. */
function stays(state: ClinicState, seat: Seat): Score[] {
  const count = eldersOf(state, seat);
  return count === 0 ? [] : [{ op: 'times', label: 'hospice.elders', count, each: NUMBERS.elderIncome }];
}

/** Business, after Patient care: every elder in a hospice pays for the stay. */
const hospiceIncome: Step = {
  id: 'hospiceIncome',
  enter(state, log) {
    for (const seat of state.order)
      for (const score of stays(state, seat)) {
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
  offerIncome: stays,
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
