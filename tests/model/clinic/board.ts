import { SPECIALS } from './numbers.ts';

/** A place is `floor,row,column`; a clinic's tiles and markers lie on places. */

const FLOORS = 4;
const ROWS = 3;

export interface Ground {
  readonly columns: number;
  readonly tiles: Map<string, string>;
  readonly markers: Set<string>;
}

export const floorOf = (place: string) => Number(place[0]);
export const asList = (place: string) => place.split(',').map(Number);

const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const PLACES = [3, 4].map((columns) =>
  range(FLOORS).flatMap((f) => range(ROWS).flatMap((r) => range(columns).map((c) => [f, r, c].join())))
);

export const placesOf = (columns: number): readonly string[] => PLACES[columns - 3];

const known = new Map<string, readonly string[]>();

/** The places that share a side with one, or lie directly above or below; some are outside the board. */
export function beside(place: string): readonly string[] {
  const old = known.get(place);
  if (old) return old;
  const [f, r, c] = asList(place);
  const floors = [f - 1, f + 1].map((n) => [n, r, c]);
  const rows = [r - 1, r + 1].map((n) => [f, n, c]);
  const columns = [c - 1, c + 1].map((n) => [f, r, n]);
  const places = [...floors, ...rows, ...columns].map((list) => list.join());
  known.set(place, places);
  return places;
}

export const below = (place: string) => [floorOf(place) - 1, ...asList(place).slice(1)].join();

/** The four coloured families of modules; null for other elements. */
export function familyOf(tile: string | undefined): string | null {
  if (tile === undefined) return null;
  if (tile.startsWith('hub.')) return 'hub';
  if (SPECIALS.includes(tile)) return 'special';
  return tile === 'treatment' || tile === 'supply' ? tile : null;
}

export const isDoor = (tile: string | undefined) => tile === 'entrance' || tile === 'helipad';
export const placesWith = ({ tiles }: Ground, is: (tile: string) => boolean): string[] =>
  [...tiles].filter(([, tile]) => is(tile)).map(([place]) => place);
export const doorsOf = (ground: Ground) => placesWith(ground, isDoor).sort();
export const owns = ({ tiles }: Ground, service: string) => [...tiles.values()].includes(`hub.${service}`);

/** All places that can be reached from one within some places. */
export function groupOf(start: string, within: (place: string) => boolean): Set<string> {
  const group = new Set([start]);
  for (const place of group) for (const next of beside(place)) if (within(next)) group.add(next);
  return group;
}

/** The building a module is part of. */
export function buildingOf(ground: Ground, place: string): Set<string> {
  return groupOf(place, (p) => familyOf(ground.tiles.get(p)) !== null);
}

/** The hubs of a building's floors, by place. */
export const hubsOf = (ground: Ground, building: Set<string>) =>
  [...building].filter((p) => familyOf(ground.tiles.get(p)) === 'hub');

/** What a treatment room treats: the service of its building's hub on its floor; null when it cannot work. */
export function serviceOf(ground: Ground, room: string): string | null {
  const hub = hubsOf(ground, buildingOf(ground, room)).find((p) => floorOf(p) === floorOf(room));
  return hub === undefined ? null : ground.tiles.get(hub)!.slice('hub.'.length);
}

/** Hours from a place to all others that can be reached: a step costs 1, between two markers 0. */
export function hoursFrom(ground: Ground, start: string): Map<string, number> {
  const hours = new Map([[start, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [from, spent] of [...hours])
      for (const to of beside(from)) {
        const tile = ground.tiles.get(to);
        if (familyOf(tile) === null && !isDoor(tile)) continue;
        const arrival = spent + (ground.markers.has(from) && ground.markers.has(to) ? 0 : 1);
        if (arrival >= (hours.get(to) ?? Infinity)) continue;
        hours.set(to, arrival);
        changed = true;
      }
  }
  return hours;
}
