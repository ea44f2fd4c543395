import type { Action } from '../../../src/lib/kernel/game.ts';
import * as B from './board.ts';
import * as N from './numbers.ts';
import { type Clinic, type Table } from './table.ts';

/** What may be built, where and for how much. */

const OTHERS = ['treatment', 'supply', 'garden', 'parking', 'entrance', 'helipad', 'satellite'];
const ON_EVERY_FLOOR_ALIKE = ['parking', 'entrance'];

const costOf = (what: string, place: string) =>
  ON_EVERY_FLOOR_ALIKE.includes(what) ? N.GROUND_COST : N.FLOOR_COST[B.floorOf(place)];

/** Whether a tile may lie on a place, apart from cars. */
function mayLie(clinic: Clinic, what: string, place: string): boolean {
  const { tiles } = clinic;
  if (tiles.has(place)) return false;
  const onGround = B.floorOf(place) === 0;
  const onRoof = !onGround && B.familyOf(tiles.get(B.below(place))) !== null;
  const families = B.beside(place).map((p) => B.familyOf(tiles.get(p)));
  if (what === 'parking') return onGround;
  if (what === 'entrance') return onGround && families.some((family) => family !== null);
  if (what === 'helipad' || what === 'satellite') return onRoof;
  if (!onGround && !onRoof) return false;
  if (what === 'garden') return true;
  if (families.includes(B.familyOf(what))) return false;
  if (what === 'treatment' && !(families.includes('hub') && families.includes('supply'))) return false;
  const after = { ...clinic, tiles: new Map(tiles).set(place, what) };
  const floors = B.hubsOf(after, B.buildingOf(after, place)).map(B.floorOf);
  return new Set(floors).size === floors.length;
}

/** How many cars the ground floor holds. */
export function carsThatFit(clinic: Clinic, columns: number): number {
  const ground = B.placesOf(columns).filter((place) => B.floorOf(place) === 0);
  const onEmpty = ground.filter((place) => !clinic.tiles.has(place)).length;
  const parkings = ground.filter((place) => clinic.tiles.get(place) === 'parking').length;
  return Math.min(N.CARS_EACH, onEmpty + parkings * N.CARS_ON_PARKING);
}

/** Everyone came by car. */
export const mayPark = (clinic: Clinic) => clinic.people.length < carsThatFit(clinic, clinic.columns);

export function placesFor(clinic: Clinic, what: string): string[] {
  return B.placesOf(clinic.columns).filter(
    (place) =>
      mayLie(clinic, what, place) &&
      clinic.people.length <=
        carsThatFit({ ...clinic, tiles: new Map(clinic.tiles).set(place, what) }, clinic.columns)
  );
}

/** Sets of markers after which all of a player's are one network: two, or the fifth alone. */
export function conveyorSets(t: Table, clinic: Clinic): string[][] {
  const left = Math.min(N.CONVEYORS_EACH - clinic.markers.size, t.stock.conveyors, 2);
  const free = B.placesWith(clinic, (tile) => B.familyOf(tile) !== null)
    .filter((place) => !clinic.markers.has(place))
    .sort();
  const sets =
    left === 2
      ? free.flatMap((a, i) => free.slice(i + 1).map((b) => [a, b]))
      : left === 1
        ? free.map((place) => [place])
        : [];
  return sets.filter((set) => {
    const all = new Set([...clinic.markers, ...set]);
    return B.groupOf(set[0], (place) => all.has(place)).size === all.size;
  });
}

/** Two elements, and a supply room more where a treatment room is one of them. */
function fits(elements: readonly string[]): boolean {
  return (
    elements.length <= 2 ||
    (elements.length === 3 && elements.includes('treatment') && elements.includes('supply'))
  );
}

function isAvailable(t: Table, clinic: Clinic, what: string): boolean {
  const family = B.familyOf(what);
  if (family !== 'hub' && family !== 'special') return t.stock[what] > 0;
  const built = family === 'hub' ? clinic.hubs : clinic.specials;
  return built === 0 && (t.stacks.get(what) ?? 0) > 0 && !t.gone.has(what);
}

export function builds(t: Table, clinic: Clinic, elements: readonly string[]): Action[] {
  const hubs = t.services.map((service) => `hub.${service}`);
  const out: Action[] = [];
  for (const what of [...hubs, ...N.SPECIALS, ...OTHERS])
    if (isAvailable(t, clinic, what) && fits([...elements, what]))
      for (const place of placesFor(clinic, what))
        if (costOf(what, place) <= clinic.money) out.push({ do: 'build', what, at: B.asList(place) });
  if (fits([...elements, 'conveyors']) && clinic.money >= N.CONVEYOR_COST)
    for (const set of conveyorSets(t, clinic))
      out.push({ do: 'build', what: 'conveyors', at: set.map(B.asList) });
  return out;
}

/** Lays a tile or markers and takes them from their supply. */
export function lay(t: Table, clinic: Clinic, what: string, at: unknown): void {
  if (what === 'conveyors') {
    for (const place of at as number[][]) clinic.markers.add(place.join());
    t.stock.conveyors -= (at as number[][]).length;
    return;
  }
  clinic.tiles.set((at as number[]).join(), what);
  const family = B.familyOf(what);
  if (family === 'hub' || family === 'special') {
    t.stacks.set(what, t.stacks.get(what)! - 1);
    t.gone.add(what);
    clinic[family === 'hub' ? 'hubs' : 'specials']++;
  } else t.stock[what]--;
}

export function build(t: Table, clinic: Clinic, { what, at }: Action): void {
  const name = what as string;
  clinic.money -= name === 'conveyors' ? N.CONVEYOR_COST : costOf(name, (at as number[]).join());
  lay(t, clinic, name, at);
}
