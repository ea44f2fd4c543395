import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { bagLeft, drawable } from '../tiles/bag.ts';
import { fittingTurns, layTile } from '../board/board.ts';
import { FEATURE_KINDS, type FeatureKind, type TileDef } from '../tiles/catalogue.ts';
import {
  isCloister,
  isComplete,
  isSurroundable,
  kindOf,
  rootOf,
  segmentsOf,
  segmentType
} from '../features/features.ts';
import { figureKind, followersOf, seatOf } from '../figures/figures.ts';
import { segmentNamed, slotOf, squareOf } from '../notation/reference.ts';
import { pointsOf, winnersOf } from '../scoring.ts';
import { sliceAt, stepOf, xOf, yOf, type Position } from '../position.ts';
import { FIELD, PLACE, RIVER } from '../tiles/tiletypes.ts';

/** What a screen needs to draw a position. Read-only, and not part of the rules. */

/** A square as `[x, y]`: east and south of the start tile are positive. */
export type Square = readonly [x: number, y: number];

export interface TileView {
  readonly slot: number;
  readonly at: Square;
  readonly def: TileDef;
  /** Quarter turns clockwise. */
  readonly turn: number;
}

/** The piece of a feature that lies on one tile. */
export interface PartView {
  readonly slot: number;
  /** Position in the tile's feature list. */
  readonly feature: number;
}

export interface FigureView extends PartView {
  /** Number of the figure, the same all game long. */
  readonly figure: number;
  readonly seat: Seat;
  readonly kind: string;
}

export interface FeatureView {
  readonly kind: FeatureKind;
  /** Its name in the notation: the kind, or the own name of a place. */
  readonly name: string;
  readonly parts: readonly PartView[];
  readonly complete: boolean;
  /** Followers of each seat. */
  readonly followers: readonly number[];
  /** Seats that would get its points now. */
  readonly owners: readonly Seat[];
  /** Its current points. */
  readonly points: number;
  /** Empty squares it still needs; none for fields, which are never complete. */
  readonly open: readonly Square[];
}

export interface BoardView {
  /** By slot: a slot keeps its number, so lists of two positions can be matched. */
  readonly tiles: readonly TileView[];
  readonly figures: readonly FigureView[];
  readonly actor: Seat;
  readonly turn: number;
  /** Tile in hand, or null. */
  readonly hand: TileDef | null;
  /** Slot of the tile laid last; -1 before the first. */
  readonly lastSlot: number;
  readonly bagSize: number;
}

/** A tile type with its copies in the box and those that can still be drawn. */
export interface StockView {
  readonly def: TileDef;
  readonly count: number;
  readonly left: number;
}

export function viewBoard(p: Position): BoardView {
  const tiles: TileView[] = [];
  for (let slot = 0; slot < p.slotCount; slot++)
    tiles.push({
      slot,
      at: squareOf(p, slot),
      def: p.rules.tiles.types[p.slotType[slot]].shown,
      turn: p.slotTurn[slot]
    });
  const figures: FigureView[] = [];
  p.figureAt.forEach((segment, figure) => {
    if (segment < 0) return;
    const kind = p.rules.figures[figureKind(p, figure)].id;
    figures.push({ figure, seat: seatOf(p, figure), kind, ...partOf(p, segment) });
  });
  return {
    tiles,
    figures,
    actor: p.actor,
    turn: p.turn,
    hand: p.drawn < 0 ? null : p.rules.tiles.types[p.drawn].def,
    lastSlot: p.slotCount > p.startSlots || p.placed > 0 || p.turn > 1 ? p.lastSlot : -1,
    bagSize: bagLeft(p)
  };
}

function partOf(p: Position, segment: number): PartView {
  return { slot: p.segmentSlot[segment], feature: p.segmentLocal[segment] };
}

function featureView(p: Position, segment: number): FeatureView {
  const root = rootOf(p, segment);
  return {
    kind: FEATURE_KINDS[kindOf(p, root)],
    name: segmentType(p, root).name,
    parts: [...segmentsOf(p, root)].map((s) => partOf(p, s)),
    complete: isComplete(p, root),
    followers: Array.from({ length: p.seats }, (_, seat) => followersOf(p, root, seat)),
    owners: winnersOf(p, root),
    points: pointsOf(p, root),
    open: openSquares(p, root)
  };
}

/** The whole feature a part belongs to. */
export function featureOf(p: Position, part: PartView): FeatureView {
  return featureView(p, p.slotSegment[part.slot] + part.feature);
}

/** The part an action or an event names by `at` (the tile laid last when absent), `on` and `side`, or null. */
export function partNamed(
  p: Position,
  ref: { readonly at?: Json | undefined; readonly on?: Json | undefined; readonly side?: Json | undefined }
): PartView | null {
  const slot = ref.at === undefined ? p.lastSlot : slotOf(p, ref.at);
  const segment = slot < 0 ? -1 : segmentNamed(p, slot, ref.on, ref.side);
  return segment < 0 ? null : partOf(p, segment);
}

/** Features of a kind with at least one follower in them, in the order their first parts were laid. */
export function claimedFeatures(p: Position, kind: FeatureKind): FeatureView[] {
  const wanted = FEATURE_KINDS.indexOf(kind);
  const found: FeatureView[] = [];
  for (let s = 0; s < p.segmentCount; s++)
    if (p.segmentSlot[s] >= 0 && rootOf(p, s) === s && p.claims[s] !== 0 && kindOf(p, s) === wanted)
      found.push(featureView(p, s));
  return found;
}

function openSquares(p: Position, root: number): Square[] {
  const kind = kindOf(p, root);
  if (kind === FIELD || kind === RIVER || kind === PLACE) return [];
  if (isCloister(kind) && !isSurroundable(p, root)) return [];
  const cells = new Set<number>();
  for (const s of segmentsOf(p, root)) {
    const slot = p.segmentSlot[s];
    const steps = isCloister(kind)
      ? p.rules.around(p.width)
      : segmentType(p, s).sides.map((side) => stepOf(p, (side + p.slotTurn[slot]) & 3));
    for (const step of steps) if (p.cellSlot[p.slotCell[slot] + step] < 0) cells.add(p.slotCell[slot] + step);
  }
  return [...cells].sort((a, b) => a - b).map((cell) => [xOf(p, cell), yOf(p, cell)]);
}

/** What is left to draw, in box order; types with none left are listed with 0. */
export function stock(p: Position): StockView[] {
  const inBag = p.rules.tiles.types.filter(({ count }) => count > 0);
  return inBag.map((type) => ({ def: type.def, count: type.count, left: p.bag[type.index] }));
}

/** Copies left in the bag that fit a square beside the laid tiles, in at least one turn. */
export function copiesFitting(p: Position, [x, y]: Square): number {
  const cell = (y + (p.width >> 1)) * p.width + x + (p.width >> 1);
  let n = 0;
  for (const type of p.rules.tiles.types)
    if (p.bag[type.index] > 0 && fittingTurns(p, type.index, cell) !== 0) n += p.bag[type.index];
  return n;
}

/** Empty squares beside a tile where no tile in hand or in the bag can ever be placed. */
export function deadSquares(p: Position): Square[] {
  const dead: Square[] = [];
  for (let i = 0; i < p.borderCount; i++) {
    const cell = p.border[i];
    const fits = p.rules.tiles.types.some(
      (type) => (p.bag[type.index] > 0 || type.index === p.drawn) && fittingTurns(p, type.index, cell) !== 0
    );
    if (!fits) dead.push([xOf(p, cell), yOf(p, cell)]);
  }
  return dead.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/**
 * How many of the tiles that could be drawn next complete the feature at once: null when more than one square is open.
 */
export function closingCopies(p: Position, part: PartView): { copies: number; of: number } | null {
  const segment = p.slotSegment[part.slot] + part.feature;
  const open = openSquares(p, rootOf(p, segment));
  if (open.length !== 1) return null;
  const [x, y] = open[0];
  const cell = (y + (p.width >> 1)) * p.width + x + (p.width >> 1);
  let copies = 0;
  let of = 0;
  for (const { index } of p.rules.tiles.byId.values()) {
    if (!drawable(p, index)) continue;
    of += p.bag[index];
    const turns = fittingTurns(p, index, cell);
    if ([0, 1, 2, 3].some((turn) => (turns & (1 << turn)) !== 0 && closes(p, segment, index, cell, turn)))
      copies += p.bag[index];
  }
  return { copies, of };
}

function closes(p: Position, segment: number, type: number, cell: number, turn: number): boolean {
  const after = p.clone();
  layTile(after, type, cell, turn);
  return isComplete(after, rootOf(after, segment));
}

/** Each module's data by module id: its encoded slice, and what it shows in addition. */
export function moduleData(p: Position): Record<string, Json> {
  const data: Record<string, Json> = {};
  p.rules.modules.forEach((m, i) => {
    if (i === 0) return;
    const value = sliceAt(p, p.rules.sliceNumbers[i]).encode(p);
    const plain = typeof value === 'object' && !Array.isArray(value);
    data[m.id] = m.shows && plain ? { ...(value as object), ...m.shows(p) } : value;
  });
  return data;
}
