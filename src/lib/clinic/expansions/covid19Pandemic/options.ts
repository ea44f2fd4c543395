import type { SetOption } from '../../../kernel/manifest.ts';
import { readEntry, type NumberEntry } from '../../../kernel/numberEntry.ts';
import type { ClinicConfig } from '../../config.ts';

/** Tiles for each player in rounds I to VI; the box holds 99 tiles. */
const COLUMN: NumberEntry = { count: 6, most: 9, total: 99 };

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  { id: 'contagion', values: ['low', 'high'], setup: true },
  { id: 'isolation', values: ['good', 'medium', 'poor'], setup: true },
  // The column of the Propagation board: ours, or the printed numbers of a player's own box.
  { id: 'propagation', values: ['listed'], setup: true, entry: COLUMN },
  // The action everyone must take each round: the rules say Build, their consequence says Admit.
  { id: 'mandatoryAction', values: ['admit', 'build'] },
  // Whether patients in pre-admissions count as being in the clinic for new infections.
  { id: 'preadmissionCounts', values: [true, false] },
  // Whether infected patients treated in Outpatient Services count as survivors.
  { id: 'outpatientCounts', values: [true, false] },
  // Whether doctors infected while treating there are spared from worsening that round.
  { id: 'outpatientExempt', values: [false, true] },
  // Whether low Contagion, too, asks for a hub of the service.
  { id: 'lowNeedsHub', values: [true, false] }
];

/** The column of the Propagation board that players typed in, tiles for each player by round; null without one. */
export function typedColumn({
  options: chosen,
  seats
}: Pick<ClinicConfig, 'options' | 'seats'>): number[] | null {
  return readEntry(COLUMN, chosen.propagation, seats);
}
