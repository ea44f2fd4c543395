import { segmentsOf, segmentType } from '../../features/features.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { feedingCities } from '../../scoring.ts';
import { FIELD } from '../../tiles/tiletypes.ts';

/** Whether a field has a herd in play: its mark names the option that has to be on. */
function hasHerd(p: Position, field: number): boolean {
  for (const s of segmentsOf(p, field)) {
    const option = segmentType(p, s).marks.pigHerd;
    if (typeof option === 'string' && p.rules.options[option] === true) return true;
  }
  return false;
}

/** A herd of pigs adds a point for each city its field feeds; two herds in a field do not add up. */
export const pigHerd: LandscapeModule = {
  id: 'pigHerd',
  scoreParts: [
    {
      label: 'score.pigHerd',
      kinds: [FIELD],
      at: 'addition',
      of: (p, root) => (!p.rules.without.has('pigHerd') && hasHerd(p, root) ? feedingCities(p, root) : 0)
    }
  ]
};
