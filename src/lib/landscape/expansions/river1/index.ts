import { layFromBag } from '../../base.ts';
import type { TileDef } from '../../catalogue.ts';
import type { LandscapeModule } from '../../module.ts';
import { stepOf, type Position } from '../../position.ts';
import { RIVER, type TileTypes } from '../../tiletypes.ts';
import { options } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

const SPRING = 'river1.01';
const LAKE = 'river1.02';

/** The River: placed before all other tiles, from the spring to the lake. */
export const river1: LandscapeModule = {
  id: 'river1',
  tiles: tiles as readonly TileDef[],
  options,

  insteadOfStart(p) {
    const start = p.rules.tiles.byId.get('base.D-start');
    if (start) {
      p.bagSize -= p.bag[start.index];
      p.bag[start.index] = 0;
    }
    layFromBag(p, SPRING, 0, 0, 0);
    return true;
  },

  limitsDraw: (p) => riverLeft(p) > 0,
  allowsDraw(p, type) {
    const left = riverLeft(p);
    if (left === 0) return true;
    const id = p.rules.tiles.types[type].id;
    return id === LAKE ? left === 1 : isRiverType(p, type);
  },

  limitsPlacement: (p) => isRiverType(p, p.drawn),
  allowsPlacement(p, cell, turn) {
    if (!isRiverType(p, p.drawn)) return true;
    const end = riverEnd(p);
    if (end === null || cell !== end.cell) return false;
    const bend = bendOf(p, p.drawn, turn, end.heading);
    return bend === null || bend === 0 || bend !== end.lastBend;
  }
};

const riverTypes = new WeakMap<TileTypes, Uint8Array>();
let latest: { readonly tiles: TileTypes; readonly river: Uint8Array } | null = null;

/** 1 for each tile type with a river. Cached, because every placement asks for it. */
function riverTypesOf(tiles: TileTypes): Uint8Array {
  if (latest?.tiles === tiles) return latest.river;
  let river = riverTypes.get(tiles);
  if (!river) {
    river = Uint8Array.from(tiles.types, (t) => (t.segments.some((s) => s.kind === RIVER) ? 1 : 0));
    riverTypes.set(tiles, river);
  }
  latest = { tiles, river };
  return river;
}

function isRiverType(p: Position, type: number): boolean {
  return riverTypesOf(p.rules.tiles)[type] === 1;
}

function riverLeft(p: Position): number {
  const river = riverTypesOf(p.rules.tiles);
  let n = 0;
  for (let type = 0; type < river.length; type++) if (river[type] === 1) n += p.bag[type];
  return n;
}

/** Which way a river tile turns water that flows with a heading (0 = N … 3 = W): -1 left, 0 straight, 1 right; null where it ends. */
function bendOf(p: Position, type: number, turn: number, heading: number): number | null {
  const river = p.rules.tiles.types[type].segments.find((s) => s.kind === RIVER);
  const sides = (river?.sides ?? []).map((s) => (s + turn) & 3);
  const out = sides.find((s) => s !== (heading ^ 2));
  if (out === undefined) return null;
  const by = (out - heading) & 3;
  return by === 3 ? -1 : by;
}

/** The end of the river: the empty cell, the heading of the water, and the last bend that still counts. */
function riverEnd(p: Position): { cell: number; heading: number; lastBend: number } | null {
  const alternate = p.rules.options.riverTurns === 'alternate';
  let slot = 0;
  let heading = -1;
  let lastBend = 0;
  for (let guard = 0; guard <= p.slotCount; guard++) {
    const { ports } = p.rules.tiles;
    const at = (p.slotType[slot] * 4 + p.slotTurn[slot]) * 12;
    const types = p.rules.tiles.types[p.slotType[slot]].segments;
    let out = -1;
    for (let side = 0; side < 4; side++) {
      const local = ports[at + side * 3];
      if (local >= 0 && types[local].kind === RIVER && side !== (heading ^ 2)) out = side;
    }
    if (out < 0) return null;
    if (heading >= 0) {
      const by = (out - heading) & 3;
      const bend = by === 3 ? -1 : by;
      if (bend !== 0 || !alternate) lastBend = bend;
    }
    heading = out;
    const cell = p.slotCell[slot] + stepOf(p, heading);
    if (p.cellSlot[cell] < 0) return { cell, heading, lastBend };
    slot = p.cellSlot[cell];
  }
  return null;
}
