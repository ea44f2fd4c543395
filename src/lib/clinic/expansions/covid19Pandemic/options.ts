import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  { id: 'contagion', values: ['low', 'high'], setup: true },
  { id: 'isolation', values: ['good', 'medium', 'poor'], setup: true },
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
