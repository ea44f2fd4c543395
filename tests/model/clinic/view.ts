import { factsOf } from '../../../src/lib/clinic/facts.ts';
import type { ClinicState } from '../../../src/lib/clinic/state.ts';
import * as B from './board.ts';
import * as N from './numbers.ts';
import type { Table } from './table.ts';

/** The second reading's table and the engine's, both in the notation of scripts. */

const name = (level: number) => (level > 0 ? N.LEVELS[level - 1] : null);
export const byName = <T>(keys: readonly string[], value: (key: string) => T) =>
  Object.fromEntries(keys.map((key) => [key, value(key)]));
const placeOf = (at: string) => (at.includes(',') ? B.asList(at) : at);
export const numerically = (list: readonly number[]) => [...list].sort((a, b) => a - b);

/** The table in the notation of scripts. */
function viewOf(t: Table): Record<string, unknown> {
  const { clinics, pandemic: p } = t;
  const shown = (what: string) => (t.gone.has(what) ? 0 : (t.stacks.get(what) ?? 0));
  const people = clinics.flatMap((clinic) => clinic.people);
  return {
    round: t.round,
    slot: Math.min(t.slot, N.SLOTS),
    order: t.order,
    money: clinics.map(({ money }) => money),
    popularity: clinics.map((clinic) => clinic.popularity),
    hours: clinics.map(({ hours }) => hours),
    cars: clinics.map((clinic) => clinic.people.length),
    people: clinics.map((clinic) =>
      clinic.people.map(({ id, kind, level, service, at }) => {
        return { id, kind, level: name(level), service, at: placeOf(at) };
      })
    ),
    tiles: clinics.map(({ tiles }) =>
      [...tiles].map(([place, tile]) => [tile, ...B.asList(place)].join()).sort()
    ),
    conveyors: clinics.map(({ markers }) => [...markers].sort().map(B.asList)),
    rows: byName(t.services, (service) => t.rows[service].map(name)),
    university: t.university.map(name),
    hubs: byName(t.services, (service) => shown(`hub.${service}`)),
    specials: byName(N.SPECIALS, shown),
    stock: t.stock,
    patients: byName(N.LEVELS, (level) => t.patients[N.LEVELS.indexOf(level)]),
    doctors: byName(N.LEVELS, (level) => t.doctors[N.LEVELS.indexOf(level)]),
    nurses: t.nurses,
    orderlies: t.orderlies,
    treated: t.treated,
    died: t.died,
    ...(t.sets.has('hospice') && { elders: t.elders }),
    ...(t.sets.has('obstetrics') && { pregnantWomen: t.women }),
    ...(t.sets.has('maintenanceShop') && { janitors: t.janitors }),
    ...(p && {
      stacks: p.stacks,
      tileSupply: p.supply,
      infected: numerically(people.filter(({ infected }) => infected).map(({ id }) => id)),
      quarantined: numerically(people.filter(({ quarantined }) => quarantined).map(({ id }) => id)),
      spaces: p.spaces,
      survived: p.survived,
      deceased: p.deceased
    })
  };
}

/** The engine's facts of the same names, lists without order sorted. */
function factsLike(view: Record<string, unknown>, state: ClinicState): Record<string, unknown> {
  const facts: Record<string, unknown> = factsOf(state);
  facts.tiles = (facts.tiles as unknown[][][]).map((tiles) => tiles.map((tile) => tile.join()).sort());
  for (const key of ['infected', 'quarantined'])
    if (key in facts) facts[key] = numerically(facts[key] as number[]);
  if (facts.deceased) {
    const { total: _, ...counts } = facts.deceased as Record<string, number>;
    facts.deceased = counts;
  }
  facts.specials = { intensiveCare: 0, ...(facts.specials as object) };
  return byName(Object.keys(view), (key) => facts[key]);
}

/** JSON with keys in order, so that equal values read alike. */
export function text(value: unknown): string {
  return JSON.stringify(value, (_, v: unknown) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v
  );
}

/** Equal values written alike need no sorting. */
const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b) && text(a) !== text(b);

/** What the engine's table has otherwise than the reading's. */
export function tableDifferences(t: Table, state: ClinicState, isOver: boolean): string[] {
  const view = viewOf(t);
  // Not refilled any more after the last round, so it does not matter how it is sorted.
  if (isOver) delete view.university;
  const facts = factsLike(view, state);
  return Object.keys(view)
    .filter((key) => differs(view[key], facts[key]))
    .map((key) => `${key} is ${text(facts[key])}, not ${text(view[key])}`);
}
