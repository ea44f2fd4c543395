import { byCodeUnit } from '../kernel/canonical.ts';
import type { Json } from '../kernel/json.ts';
import { figureKind, seatOf } from './figures.ts';
import { figureEntries } from './encode.ts';
import { namesFeature, squareOf } from './reference.ts';
import type { Position } from './position.ts';

/** Claims of a script about the board, beyond those every game understands. */
export function expectPosition(p: Position, field: string, wanted: Json): string | null | undefined {
  if (field === 'bag')
    return p.bagSize === wanted ? null : `the bag holds ${p.bagSize} tiles, not ${JSON.stringify(wanted)}`;
  if (field === 'figures') return expectFigures(p, wanted);
  for (const m of p.rules.hooks.expect) {
    const answer = m.expect(p, field, wanted);
    if (answer !== undefined) return answer;
  }
  return ABSENT.some(([name, nothing]) => name === field && nothing === JSON.stringify(wanted))
    ? null
    : undefined;
}

/** What is not on the table where the expansion it belongs to is not played. */
const ABSENT = [
  ['dragon', 'null'],
  ['infected', '[]']
] as const;

function expectFigures(p: Position, wanted: Json): string | null {
  if (!Array.isArray(wanted) || !wanted.every((entry) => Array.isArray(entry)))
    return 'figures must be a list of lists';
  const open: number[] = [];
  p.figureAt.forEach((segment, figure) => {
    if (segment >= 0) open.push(figure);
  });
  for (const entry of wanted as Json[][]) {
    const [seat, kind, x, y, on, side] = entry;
    const at = open.findIndex((figure) => {
      const segment = p.figureAt[figure];
      const [fx, fy] = squareOf(p, p.segmentSlot[segment]);
      return (
        seatOf(p, figure) === seat &&
        p.rules.figures[figureKind(p, figure)].id === kind &&
        fx === x &&
        fy === y &&
        namesFeature(p, [x, y, on, side ?? null], segment)
      );
    });
    if (at < 0) return `no figure ${JSON.stringify(entry)} on the table; there are ${listed(p)}`;
    open.splice(at, 1);
  }
  return open.length === 0 ? null : `more figures on the table than named: ${listed(p)}`;
}

function listed(p: Position): string {
  return figureEntries(p)
    .map((e) => JSON.stringify(e))
    .sort(byCodeUnit)
    .join(' ');
}
