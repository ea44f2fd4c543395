import type { LandscapeModule } from '../../module.ts';
import { GARDEN, MONASTERY } from '../../tiletypes.ts';

/** The Abbot: one more figure for monasteries and gardens, which may be recalled early for its points. */
export const abbot: LandscapeModule = {
  id: 'abbot',
  figures: [{ id: 'abbot', count: 1, stands: [MONASTERY, GARDEN], recallable: true }]
};
