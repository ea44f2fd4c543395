import type { LandscapeModule } from '../../contract/module.ts';
import { GARDEN, MONASTERY } from '../../tiles/tiletypes.ts';

/** The Abbot: one more figure for monasteries and gardens, which may be recalled early for its points. */
export const abbot: LandscapeModule = {
  id: 'abbot',
  figures: [{ id: 'abbot', count: 1, stands: [MONASTERY, GARDEN], recallable: true }]
};
