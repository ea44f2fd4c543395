import { expect, it } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import { stateHash } from '../../../kernel/canonical.ts';
import { kindOf } from '../../features/features.ts';
import { standOn, takeUp } from '../../figures/figures.ts';
import { IN_SUPPLY, type Position } from '../../position.ts';
import { FIELD } from '../../tiles/tiletypes.ts';

it('a barn that another set took off the table leaves nothing in the encoded state', async () => {
  const game = await loadGame('landscape', ['abbeyMayor']);
  const p = game.setup({ seats: 2, expansions: ['abbeyMayor'], options: {} }) as Position;
  const before = stateHash(game.encode(p));
  const barn = p.rules.figureKinds.indexOf(p.rules.figureIndex.get('barn') as number);
  const field = [0, 1, 2, 3].find((s) => kindOf(p, s) === FIELD) as number;
  standOn(p, barn, field, null);
  expect(stateHash(game.encode(p))).not.toBe(before);
  takeUp(p, barn, IN_SUPPLY);
  expect(stateHash(game.encode(p))).toBe(before);
});
