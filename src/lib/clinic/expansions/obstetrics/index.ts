import type { Seat } from '../../../kernel/game.ts';
import { waitingFor } from '../../actions/admit.ts';
import { PREADMISSION } from '../../buildings/board.ts';
import { ownsHub } from '../../buildings/building.ts';
import { canPark } from '../../buildings/cars.ts';
import { NUMBERS } from '../../numbers.ts';
import type { ClinicState } from '../../state.ts';
import { stockModule, stockOf, takeFromStock } from '../../stockModule.ts';

const ID = 'obstetrics';

/** Whether a pregnant woman can come to a service: as patients do, she needs its hub, a space and a parking place. */
function canCome(state: ClinicState, seat: Seat, service: number): boolean {
  const clinic = state.clinics[seat];
  return (
    stockOf(state, ID) > 0 &&
    ownsHub(clinic, service) &&
    waitingFor(clinic, service) < NUMBERS.preadmissionSpaces &&
    canPark(state.config.board, clinic)
  );
}

/**
 * Obstetrics: a pregnant woman is admitted for a queue point to a service with a hub and treated like a patient; untreated she
 * leaves at the end of Business.
 */
export const obstetrics = stockModule(ID, 'pregnantWomen', () => NUMBERS.pregnantWomen, {
  offerAdmissions: (state, seat) =>
    state.rows.flatMap((_, service) =>
      canCome(state, seat, service)
        ? [{ do: 'admit', who: 'pregnantWoman', service: NUMBERS.services[service] }]
        : []
    ),
  insteadOfAdmission: (_state, _seat, { who, service }) =>
    who === 'pregnantWoman'
      ? {
          kind: who,
          level: NUMBERS.pregnantWomanLevel,
          service: NUMBERS.services.indexOf(service as string),
          cell: PREADMISSION
        }
      : null,
  afterAdmission(state, _seat, { kind }) {
    if (kind === 'pregnantWoman') takeFromStock(state, ID);
  }
});
