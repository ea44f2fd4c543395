import { cellAt } from '../../buildings/board.ts';
import { OUTPATIENT } from '../../buildings/elements.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { outcomeOf } from '../../outcome.ts';
import { MAX_LEVEL } from '../../people.ts';
import type { ClinicState } from '../../state.ts';
import type { MoveView } from '../../view.ts';
import { deceasedTotal, pandemicOf, type Deceased } from './slice.ts';

/** The Propagation board and the tiles on the round track. */
export interface PropagationView {
  readonly survived: number;
  readonly deceased: Deceased & { readonly total: number };
  /** Tiles waiting by round, the first for round I. */
  readonly stacks: readonly number[];
  readonly supply: number;
  /** Tiles of this round not yet given to people. */
  readonly pool: number;
  readonly outcome: Outcome;
}

export function propagationView(state: ClinicState): PropagationView {
  const { survived, deceased, stacks, supply, pool } = pandemicOf(state);
  return {
    survived,
    deceased: { ...deceased, total: deceasedTotal(deceased) },
    stacks,
    supply,
    pool,
    outcome: outcomeOf(state)
  };
}

/** A treatment that infects the doctor, and whether the doctor dies of it in this round's Administration. */
export interface OutpatientWarning {
  readonly doctor: number;
  readonly patient: number;
  readonly dies: boolean;
}

/** Effects of a Move on doctors in Outpatient Services; screens warn before it is sent. */
export function outpatientWarnings(state: ClinicState, seat: number, move: MoveView): OutpatientWarning[] {
  const clinic = state.clinics[seat];
  const { infected } = pandemicOf(state);
  return move.treatments
    .filter(
      ({ at, patient }) =>
        infected.includes(patient) && clinic.tiles[cellAt(state.config.board, at)] === OUTPATIENT
    )
    .map(({ doctor, patient }) => {
      const { level } = clinic.people.find((person) => person.id === doctor)!;
      return {
        doctor,
        patient,
        dies: level === MAX_LEVEL && state.config.options.outpatientExempt === false
      };
    });
}
