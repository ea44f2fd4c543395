import { byCodeUnit, fieldsOf } from '../../kernel/canonical.ts';
import type { Json } from '../../kernel/json.ts';
import { figureKind, seatOf } from '../figures/figures.ts';
import { segmentType } from '../features/features.ts';
import { IN_SUPPLY, OUT_OF_GAME, sliceAt, xOf, yOf, type Position } from '../position.ts';
import { boardOrder, featureRef, firstPart, sideOf, squareOf } from '../notation/reference.ts';

/** A figure on the board as `[seat, figure, x, y, feature, side]`. */
export function figureEntries(p: Position): Json[][] {
  const list: Json[][] = [];
  p.figureAt.forEach((segment, figure) => {
    if (segment < 0) return;
    const [x, y] = squareOf(p, p.segmentSlot[segment]);
    const kind = p.rules.figures[figureKind(p, figure)].id;
    list.push([seatOf(p, figure), kind, x, y, segmentType(p, segment).name, sideOf(p, segment) ?? null]);
  });
  return list.sort((a, b) => byCodeUnit(JSON.stringify(a), JSON.stringify(b)));
}

/** The whole state, one value per module, independent of the order of placement. */
export function encodePosition(p: Position): Record<string, Json> {
  const tiles: Json[][] = [];
  for (let slot = 0; slot < p.slotCount; slot++) {
    const cell = p.slotCell[slot];
    const { types } = p.rules.tiles;
    // The set that built something on a tile encodes it.
    const { id } = types[types[p.slotType[slot]].printed];
    tiles.push([yOf(p, cell), xOf(p, cell), id, p.slotTurn[slot]]);
  }
  tiles.sort((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]));
  const core: Json = {
    tiles,
    figures: figureEntries(p),
    gone: countFigures(p, OUT_OF_GAME),
    scores: [...p.scores],
    bag: p.rules.tiles.types.filter((t) => p.bag[t.index] > 0).map((t) => [t.id, p.bag[t.index]]),
    actor: p.actor,
    next: p.nextActor,
    turn: p.turn,
    step: p.rules.steps[p.step].id,
    interrupt: p.interrupt < 0 ? null : p.rules.steps[p.interrupt].id,
    hand: p.drawn < 0 ? null : p.rules.tiles.types[p.drawn].id,
    last: squareOf(p, p.lastSlot),
    placed: p.placed === 1,
    claimed: p.claimed !== 0,
    follows: p.follows === 0 ? null : p.rules.followUps[p.follows - 1].id,
    ...(p.suspended.length > 0
      ? {
          suspended: p.suspended.map(({ follows, leaving, lastSlot, kept }) => ({
            follows: follows === 0 ? null : p.rules.followUps[follows - 1].id,
            leaving: leaving === 1,
            last: squareOf(p, lastSlot),
            kept
          }))
        }
      : {}),
    // The board does not show which features a replacing tile completed.
    ...(p.laidOver ? { replaced: completedEntries(p) } : {}),
    over: p.over === 1
  };
  const out: Record<string, Json> = { core };
  p.rules.modules.forEach((m, i) => {
    // Shared rules without state are encoded by the sets that have them.
    if (i > 0 && (m.slice || !p.rules.shared.has(m.id)))
      out[m.id] = sliceAt(p, p.rules.sliceNumbers[i]).encode(p);
  });
  return out;
}

function completedEntries(p: Position): Json[] {
  const parts = [...p.completed.subarray(0, p.completedCount)].map((root) => firstPart(p, root));
  return parts.sort((a, b) => boardOrder(p, a, b)).map((s) => featureRef(p, s));
}

function countFigures(p: Position, place: number): Record<string, number>[] {
  const { figures, figuresPerSeat } = p.rules;
  return Array.from({ length: p.seats }, (_, seat) => {
    const row: Record<string, number> = {};
    for (const f of figures) row[f.id] = 0;
    for (let i = 0; i < figuresPerSeat; i++) {
      const figure = seat * figuresPerSeat + i;
      if (p.figureAt[figure] === place) row[figures[figureKind(p, figure)].id]++;
    }
    return row;
  });
}

/** Figures in each seat's supply, and its other stock. */
export function supplyOf(p: Position): Record<string, number>[] {
  const supply = countFigures(p, IN_SUPPLY);
  for (const [id, counter] of fieldsOf(p.rules.stock))
    supply.forEach((row, seat) => {
      const n = counter.get(p, seat);
      if (n !== undefined) row[id] = n;
    });
  return supply;
}
