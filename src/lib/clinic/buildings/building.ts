import { BOARD_CELLS, CELLS, NEIGHBOURS, below, floorOf, type BoardSide, type Floors } from './board.ts';
import {
  ELEMENTS,
  EMPTY,
  ENTRANCE,
  GARDEN,
  HELIPAD,
  HUB,
  INTENSIVE,
  OPERATING,
  PARKING,
  SATELLITE,
  TREATMENT,
  isDoor,
  isHub,
  isModule
} from './elements.ts';

/** Buildings of a clinic: maximal groups of adjacent modules, through floors too. */
export interface Buildings {
  /** Number of the building per cell, counted from 0 by first cell; -1 where no module is. */
  readonly of: readonly number[];
  /** Per building, a bit for every floor that has a hub. */
  readonly hubFloors: readonly number[];
}

/** `tiles`: the code of the element on each cell, EMPTY where there is none. */
export function buildingsOf(side: BoardSide, tiles: readonly number[]): Buildings {
  const of = new Array<number>(CELLS).fill(-1);
  const hubFloors: number[] = [];
  for (const start of BOARD_CELLS[side]) {
    if (of[start] >= 0 || !isModule(tiles[start])) continue;
    const number = hubFloors.length;
    let floors = 0;
    const stack = [start];
    of[start] = number;
    while (stack.length > 0) {
      const cell = stack.pop()!;
      if (isHub(tiles[cell])) floors |= 1 << floorOf(cell);
      for (const next of NEIGHBOURS[side][cell])
        if (of[next] < 0 && isModule(tiles[next])) {
          of[next] = number;
          stack.push(next);
        }
    }
    hubFloors.push(floors);
  }
  return { of, hubFloors };
}

/** Why building rules forbid an element on a cell; null when they allow it. */
export type PlacementFault =
  | 'occupied'
  | 'sameFamily'
  | 'noSupport'
  | 'secondHub'
  | 'needsHub'
  | 'needsSupply'
  | 'groundOnly'
  | 'roofOnly'
  | 'needsModule';

/** Checks one element on one cell against all placement rules, without money, supply and cars. */
export function placementFault(
  side: BoardSide,
  tiles: readonly number[],
  buildings: Buildings,
  code: number,
  cell: number
): PlacementFault | null {
  if (tiles[cell] !== EMPTY) return 'occupied';
  const ground = below(cell);
  const supported = ground < 0 || isModule(tiles[ground]);
  if (code === PARKING) return ground < 0 ? null : 'groundOnly';
  if (code === GARDEN) return supported ? null : 'noSupport';
  if (code === ENTRANCE) {
    if (ground >= 0) return 'groundOnly';
    return NEIGHBOURS[side][cell].some((n) => isModule(tiles[n])) ? null : 'needsModule';
  }
  if (code === HELIPAD || code === SATELLITE) return ground >= 0 && supported ? null : 'roofOnly';
  if (!isModule(code)) return null;
  return supported ? moduleFault(side, tiles, buildings, code, cell) : 'noSupport';
}

function moduleFault(
  side: BoardSide,
  tiles: readonly number[],
  buildings: Buildings,
  code: number,
  cell: number
): PlacementFault | null {
  const family = ELEMENTS[code].family;
  let hub = false;
  let supply = false;
  let joined = 0;
  let floors = isHub(code) ? 1 << floorOf(cell) : 0;
  let clash = false;
  for (const n of NEIGHBOURS[side][cell]) {
    const neighbour = tiles[n];
    if (!isModule(neighbour)) continue;
    const other = ELEMENTS[neighbour].family;
    if (other === family) return 'sameFamily';
    if (other === 'hub') hub = true;
    if (other === 'supply') supply = true;
    const building = buildings.of[n];
    if ((joined & (1 << building)) !== 0) continue;
    joined |= 1 << building;
    if ((floors & buildings.hubFloors[building]) !== 0) clash = true;
    floors |= buildings.hubFloors[building];
  }
  if (clash) return 'secondHub';
  if (code === TREATMENT && !hub) return 'needsHub';
  if (code === TREATMENT && !supply) return 'needsSupply';
  return null;
}

/** The service of a treatment room: that of the hub on its floor of its building; -1 without one. */
export function roomService(
  side: BoardSide,
  tiles: readonly number[],
  buildings: Buildings,
  cell: number
): number {
  const building = buildings.of[cell];
  const floor = floorOf(cell);
  if ((buildings.hubFloors[building] & (1 << floor)) === 0) return -1;
  for (const other of BOARD_CELLS[side])
    if (floorOf(other) === floor && buildings.of[other] === building && isHub(tiles[other]))
      return tiles[other] - HUB;
  return -1;
}

/** Rooms that treat the illness itself: treatment rooms, operating rooms, intensive care. */
export function isCareRoom(code: number): boolean {
  return code === TREATMENT || code === OPERATING || code === INTENSIVE;
}

/** Whether the clinic has the hub of a service, by its index. */
export function ownsHub(clinic: Pick<Floors, 'tiles'>, service: number): boolean {
  return clinic.tiles.includes(HUB + service);
}

/** Number of cells whose element has a code that matches. */
export function countTiles(clinic: Pick<Floors, 'tiles'>, matches: (code: number) => boolean): number {
  let n = 0;
  for (const code of clinic.tiles) if (matches(code)) n++;
  return n;
}

/** Cells of entrances and helipads, ascending. */
export function doorsOf(clinic: Pick<Floors, 'tiles'>): number[] {
  const doors: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (isDoor(clinic.tiles[cell])) doors.push(cell);
  return doors;
}

/** Gardens adjacent to a room, above and below included. */
export function gardensBeside(side: BoardSide, clinic: Pick<Floors, 'tiles'>, cell: number): number {
  let n = 0;
  for (const next of NEIGHBOURS[side][cell]) if (clinic.tiles[next] === GARDEN) n++;
  return n;
}
