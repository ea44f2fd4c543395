import type { Outcome } from '../../../kernel/outcome.ts';
import type { ClinicState } from '../../state.ts';
import { PANDEMIC_NUMBERS } from './numbers.ts';
import { deceasedTotal, pandemicOf } from './slice.ts';

/** Won when more survived than are among the deceased; alone also requires enough patients on the Propagation board. */
export function pandemicOutcome(state: ClinicState): Outcome {
  const { survived, deceased } = pandemicOf(state);
  const reasons = [{ label: 'covid19Pandemic.survivors', have: survived, need: deceasedTotal(deceased) + 1 }];
  if (state.clinics.length === 1)
    reasons.push({
      label: 'covid19Pandemic.soloCubes',
      have: survived + deceased.patients,
      need: PANDEMIC_NUMBERS.soloCubes
    });
  return { kind: 'together', won: reasons.every(({ have, need }) => have >= need), reasons };
}
