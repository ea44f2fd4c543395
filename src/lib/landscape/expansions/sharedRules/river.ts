import { layFromBag, leaveInBox } from '../../base/start.ts';
import { fittingTurns } from '../../board/board.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { cellAt, stepOf, type Position } from '../../position.ts';
import { rulesReader } from '../../contract/slices.ts';
import { RIVER, type TileType } from '../../tiles/tiletypes.ts';

/** An open end of the river: the empty cell, the heading of the water (0 = N … 3 = W), and the last bend that still counts. */
interface End {
  readonly cell: number;
  readonly heading: number;
  /** -1 left, 1 right, 0 none. */
  readonly bend: number;
}

const roleOf = (type: TileType) => type.def.special?.riverRole;

/**
 * The river is placed before all other tiles: from the spring, over a fork where there is one, to the lakes. All sets with
 * river tiles share one river.
 */
export const river: LandscapeModule = {
  id: 'river',

  start: { order: 30, lay: laySpring },

  insteadOfBag(p) {
    const stage = currentStage(p);
    return stage < 0 ? undefined : riverTypes(p).drawn[stage];
  },

  limitsPlacement: (p) => isRiverType(p, p.drawn),
  allowsPlacement(p, cell, turn) {
    // A seat's own tile waits until the river is complete.
    if (p.drawn < 0) return currentStage(p) < 0;
    return !isRiverType(p, p.drawn) || continuesRiver(p, cell, turn);
  }
};

/** One spring lies first; further springs stay in the box, and of several lakes only the last one is played. */
function laySpring(p: Position): void {
  const printed = [...p.rules.tiles.byId.values()];
  const types = printed.filter((type) => type.segments.some(({ kind }) => kind === RIVER));
  const lakes = types.filter((type) => roleOf(type) === 'lake');
  const springs = types.filter((type) => roleOf(type) === 'spring');
  if (lakes.length === 0) {
    // Tiles that only add to a river stay in the box without one.
    for (const type of types) leaveInBox(p, type.id);
    return;
  }
  // A spring that is not the river's own replaces it; of two rivers the second one gives spring and lake.
  const setOf = (id: string) => id.split('.')[0];
  const guest = springs.find((type) => lakes.every((lake) => setOf(lake.id) !== setOf(type.id)));
  const spring = guest ?? springs[springs.length - 1];
  for (const type of springs) if (type !== spring) leaveInBox(p, type.id);
  if (p.rules.options.riverLakes !== 'both') for (const type of lakes.slice(0, -1)) leaveInBox(p, type.id);
  const squares = p.slotCount === 0 ? [[0, 0, 0]] : p.slotCount === 1 ? BESIDE_A_TILE : BESIDE_A_BLOCK;
  const free = squares.find(([x, y, turn]) => fittingTurns(p, spring.index, cellAt(p, x, y)) & (1 << turn));
  const [x, y, turn] = free ?? squares[0];
  layFromBag(p, spring.id, x, y, turn);
}

/** Where the spring lies beside other start tiles, as `[x, y, turn]`: the first square where it fits. */
const BESIDE_A_TILE = [
  [0, 1, 1],
  // A spring with a road continues the road of the start tile.
  [-1, 0, 2]
];
const BESIDE_A_BLOCK = [
  [2, -1, 0],
  // A spring with a road continues the road that leaves the block to the south.
  [0, 2, 1]
];

/** Forks are drawn first, lakes last. */
function stageOf(type: TileType): number {
  const role = roleOf(type);
  return role === 'fork' ? 0 : role === 'lake' ? 2 : 1;
}

/**
 * Whether each tile type has a river; the printed types drawn in each stage, and all in this order; and the sides of a type
 * with river, as it is turned: type * 4 + turn.
 */
const riverTypes = rulesReader(({ tiles: { types, drawOrder } }) => {
  const has = types.map(({ segments }) => segments.some(({ kind }) => kind === RIVER));
  const printed = drawOrder.filter((type) => has[type]);
  const drawn = [0, 1, 2].map((stage) => printed.filter((type) => stageOf(types[type]) === stage));
  const sides = types.flatMap(({ segments }) =>
    [0, 1, 2, 3].map((turn) =>
      segments.flatMap((s) => (s.kind === RIVER ? s.sides.map((side) => (side + turn) & 3) : []))
    )
  );
  return { has, drawn, byStage: Int16Array.from(drawn.flat()), sides };
});

const isRiverType = (p: Position, type: number): boolean => riverTypes(p).has[type];

/** The stage the river is in, or -1 when it is complete. */
function currentStage(p: Position): number {
  const { byStage } = riverTypes(p);
  const { bag } = p;
  for (let i = 0; i < byStage.length; i++)
    if (bag[byStage[i]] > 0) return stageOf(p.rules.tiles.types[byStage[i]]);
  return -1;
}

/** Sides of a tile with river, as it is turned. */
const riverSides = (p: Position, type: number, turn: number): readonly number[] =>
  riverTypes(p).sides[type * 4 + turn];

/** -1 left, 0 straight, 1 right. */
function bendTo(heading: number, out: number): number {
  const by = (out - heading) & 3;
  return by === 3 ? -1 : by;
}

/** Whether a tile lies beyond one of these sides of a cell. */
function touchesTile(p: Position, cell: number, sides: readonly number[]): boolean {
  for (const side of sides) if (p.cellSlot[cell + stepOf(p, side)] >= 0) return true;
  return false;
}

/** Whether a river tile continues exactly one open end, without two bends the same way, and keeps the ends apart. */
function continuesRiver(p: Position, cell: number, turn: number): boolean {
  const sides = riverSides(p, p.drawn, turn);
  // Most squares where the tile fits are not beside the river.
  if (!touchesTile(p, cell, sides)) return false;
  const ends = openEnds(p);
  const met = ends.filter((end) => end.cell === cell);
  if (met.length !== 1) return false;
  const [{ heading, bend }] = met;
  if (!sides.includes(heading ^ 2)) return false;
  for (const out of sides) {
    if (out === (heading ^ 2)) continue;
    const to = bendTo(heading, out);
    if (to !== 0 && to === bend) return false;
    const next = cell + stepOf(p, out);
    if (p.cellSlot[next] >= 0 || ends.some((end) => end.cell === next)) return false;
  }
  return true;
}

/** The open ends of the river, found by following the water from the spring. */
function openEnds(p: Position): End[] {
  const alternate = p.rules.options.riverTurns === 'alternate';
  const ends: End[] = [];
  const seen = new Set<number>();
  const follow = (slot: number, heading: number, bend: number): void => {
    // A given position may hold a ring.
    if (seen.has(slot)) return;
    seen.add(slot);
    for (const out of riverSides(p, p.slotType[slot], p.slotTurn[slot])) {
      if (heading >= 0 && out === (heading ^ 2)) continue;
      const by = heading < 0 ? 0 : bendTo(heading, out);
      const last = by !== 0 || !alternate ? by : bend;
      const cell = p.slotCell[slot] + stepOf(p, out);
      const next = p.cellSlot[cell];
      if (next < 0) ends.push({ cell, heading: out, bend: last });
      else if (isRiverType(p, p.slotType[next])) follow(next, out, last);
    }
  };
  for (let slot = 0; slot < p.slotCount; slot++)
    if (roleOf(p.rules.tiles.types[p.slotType[slot]]) === 'spring') follow(slot, -1, 0);
  return ends;
}
