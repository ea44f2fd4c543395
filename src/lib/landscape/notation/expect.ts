import { byCodeUnit, fieldsOf } from '../../kernel/canonical.ts';
import { bagLeft } from '../tiles/bag.ts';
import { isListOfLists, type Json } from '../../kernel/json.ts';
import { figureKind, seatOf } from '../figures/figures.ts';
import { figureEntries } from '../view/encode.ts';
import type { TableEntry } from '../contract/module.ts';
import { rootOf } from '../features/features.ts';
import { segmentNamed, slotOf } from './reference.ts';
import { NAMES } from './notation.ts';
import type { Position } from '../position.ts';

/** Claims of a script about the board, in addition to those of every game. */
export function expectPosition(p: Position, field: string, wanted: Json): string | null | undefined {
  if (field === 'bag')
    return bagLeft(p) === wanted ? null : `the bag holds ${bagLeft(p)} tiles, not ${JSON.stringify(wanted)}`;
  if (field === 'figures') return expectFigures(p, wanted);
  if (field === 'won') return expectWon(p, wanted);
  if (field === 'pieces') return expectEntries(field, p.rules.pieces, p, wanted, true);
  if (field === 'neutral') return expectEntries(field, p.rules.neutrals, p, wanted, false);
  for (const m of p.rules.hooks.expect) {
    const answer = m.expect(p, field, wanted);
    if (answer !== undefined) return answer;
  }
  return isAbsent(field, wanted) ? null : undefined;
}

/** Fields of what sets bring, beside those named in `won`, `pieces` and `neutral`. */
const OF_SETS: readonly string[] = [
  'cards',
  'dragon',
  'flocks',
  'flood',
  'hidden',
  'infected',
  'lots',
  'markers',
  'prisoners'
];

/** Whether a value says that there is none of something. */
export const isNone = (value: Json | undefined): boolean =>
  ['0', 'null', '[]'].includes(JSON.stringify(value ?? null));

/** Whether a field says that there is nothing of a set, which is true where the set is not played. */
export const isAbsent = (field: string, value: Json): boolean => OF_SETS.includes(field) && isNone(value);

const isFields = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKnown = (field: keyof typeof NAMES, known: object, id: string) =>
  id in known || NAMES[field].includes(id);

function expectWon(p: Position, wanted: Json): string | null {
  if (!Array.isArray(wanted) || wanted.length !== p.seats)
    return `won wants one entry for each of ${p.seats} seats`;
  for (let seat = 0; seat < p.seats; seat++)
    for (const [id, n] of Object.entries((wanted as Json[])[seat] ?? {}).sort(([a], [b]) =>
      byCodeUnit(a, b)
    )) {
      if (!isKnown('won', p.rules.won, id)) return `won has no ${id}`;
      const own = p.rules.won[id]?.get(p, seat) ?? 0;
      // A title that nobody holds has no size.
      if (own !== (n ?? 0)) return `seat ${seat} has won ${own} ${id}, not ${JSON.stringify(n)}`;
    }
  return null;
}

/** Compares only the entries named, and objects only in the fields named; lists of pieces are sets. */
function expectEntries(
  field: 'pieces' | 'neutral',
  known: Readonly<Record<string, TableEntry>>,
  p: Position,
  wanted: Json,
  asSets: boolean
): string | null {
  if (!isFields(wanted)) return `${field} wants fields`;
  const inOrder = (_: string, value: Json) => (isFields(value) ? Object.fromEntries(fieldsOf(value)) : value);
  const told = (value: Json) =>
    asSets && Array.isArray(value)
      ? value
          .map((v) => JSON.stringify(v))
          .sort(byCodeUnit)
          .join(' ')
      : JSON.stringify(value, inOrder);
  for (const id of Object.keys(wanted).sort(byCodeUnit)) {
    if (!isKnown(field, known, id)) return `${field} has no ${id}`;
    const is = known[id]?.get(p) ?? (asSets ? [] : null);
    const claim = known[id]?.reword?.(p, wanted[id]) ?? wanted[id];
    const compared = isFields(is) && isFields(claim) ? only(is, claim) : is;
    if (told(compared) !== told(claim)) return `${field} ${id} is ${told(is)}, not ${told(claim)}`;
  }
  return null;
}

/** An object with only the fields that a claim names. */
const only = (is: Record<string, Json>, claim: Record<string, Json>): Json =>
  Object.fromEntries(fieldsOf(claim).map(([field]) => [field, is[field] ?? null]));

function expectFigures(p: Position, wanted: Json): string | null {
  if (!isListOfLists(wanted)) return 'figures must be a list of lists';
  const standing: number[] = [];
  p.figureAt.forEach((segment, figure) => {
    if (segment >= 0) standing.push(figure);
  });
  const named = wanted.map((entry) => standing.filter((figure) => namesOne(p, entry, figure)));
  const takenBy = new Map<number, number>();
  // A bipartite matching: an entry may take the figure of an earlier one that finds another, since a name can denote several.
  const finds = (entry: number, tried: Set<number>): boolean =>
    named[entry].some((figure) => {
      if (tried.has(figure)) return false;
      tried.add(figure);
      const holder = takenBy.get(figure);
      if (holder !== undefined && !finds(holder, tried)) return false;
      takenBy.set(figure, entry);
      return true;
    });
  for (let entry = 0; entry < wanted.length; entry++)
    if (!finds(entry, new Set()))
      return `no figure ${JSON.stringify(wanted[entry])} on the table; there are ${listed(p)}`;
  return standing.length === wanted.length ? null : `more figures on the table than named: ${listed(p)}`;
}

/** Whether an entry of a claim denotes a figure on the table. */
function namesOne(p: Position, [seat, kind, x, y, on, side]: readonly Json[], figure: number): boolean {
  const { id, namesSpot } = p.rules.figures[figureKind(p, figure)];
  if (seatOf(p, figure) !== seat || id !== kind) return false;
  const segment = p.figureAt[figure];
  const slot = slotOf(p, [x, y]);
  const part = slot < 0 ? -1 : segmentNamed(p, slot, on, side);
  if (part < 0) return false;
  const isThere = slot === p.segmentSlot[segment] && rootOf(p, part) === rootOf(p, segment);
  // A figure at a corner may be named by any of the tiles that meet there.
  return isThere || namesSpot?.(p, part, segment) === true;
}

function listed(p: Position): string {
  return figureEntries(p)
    .map((e) => JSON.stringify(e))
    .sort(byCodeUnit)
    .join(' ');
}
