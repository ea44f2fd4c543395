import type { Random } from '../../../src/lib/kernel/random.ts';
import * as B from './board.ts';
import { carsThatFit, conveyorSets, lay, placesFor } from './building.ts';
import { isLegal } from './move.ts';
import * as N from './numbers.ts';
import { arrive, isWaiting, type Clinic, type Table } from './table.ts';

/** Random positions in the middle of a game, of which play reaches few: large clinics, people and tiles anywhere. */

const MOST_BUILT = 16;
const MOST_PEOPLE = 12;
/** Of each element that is not in a stack: few enough for the supply of four players. */
const MOST_ALIKE = 2;
const STAFF = ['doctor', 'doctor', 'nurse', 'orderly'];

const FIRST = { 'hub.Psychiatry': '0,1,1', entrance: '0,1,0' };
const WORKING = { supply: '0,0,2', treatment: '0,1,2' };
/** A treatment room over the hub, on a floor without one, does not work. */
const CLOSED = { supply: '1,1,2', treatment: '1,1,1' };
const BEGINNINGS = [[WORKING], [WORKING], [WORKING, CLOSED], [{ lab: '0,1,2' }, CLOSED]];

function buildAtRandom(t: Table, clinic: Clinic, random: Random): void {
  for (const tiles of [FIRST, ...random.pick(BEGINNINGS)])
    for (const [what, place] of Object.entries(tiles)) lay(t, clinic, what, B.asList(place as string));
  const hubs = t.services.map((service) => `hub.${service}`);
  const few = [
    'garden',
    'parking',
    'entrance',
    'helipad',
    ...(t.sets.has('satelliteTv') ? ['satellite'] : [])
  ];
  const specials = N.SPECIALS.filter((what) => what !== 'intensiveCare' || t.sets.has('intensiveCareUnit'));
  // Two of the last one, so that Intensive Care occurs where it is in play.
  const wanted = [
    'treatment',
    'treatment',
    'supply',
    'supply',
    ...hubs,
    ...specials,
    specials.at(-1)!,
    ...few
  ];
  for (let n = random.below(MOST_BUILT); n > 0; n--) {
    const what = random.pick(wanted);
    const alike = B.placesWith(clinic, (tile) => tile === what).length;
    const isScarce = few.includes(what) || specials.includes(what) ? alike >= MOST_ALIKE : false;
    const isGone = hubs.includes(what) ? t.stacks.get(what)! <= t.seats : t.stock[what] <= t.seats;
    const places = placesFor(clinic, what);
    if (!isScarce && (specials.includes(what) || !isGone) && places.length > 0)
      lay(t, clinic, what, B.asList(random.pick(places)));
  }
  for (let n = random.below(3); n > 0; n--) {
    const sets = conveyorSets(t, clinic);
    if (sets.length > 0) lay(t, clinic, 'conveyors', random.pick(sets).map(B.asList));
  }
}

/** People where they may be, though perhaps where no way leads. */
function peopleAtRandom(t: Table, seat: number, random: Random): void {
  const clinic = t.clinics[seat];
  const walkable = B.placesWith(clinic, (tile) => B.familyOf(tile) !== null || B.isDoor(tile));
  const kinds = [...STAFF, 'patient', 'patient', 'patient'];
  if (t.sets.has('maintenanceShop')) kinds.push('janitor');
  if (t.sets.has('obstetrics')) kinds.push('pregnantWoman');
  if (t.sets.has('hospice')) kinds.push('elder');
  const most = Math.min(MOST_PEOPLE, carsThatFit(clinic, clinic.columns));
  for (let n = random.below(most + 1); n > 0; n--) {
    const kind = random.pick(kinds);
    const isIll = kind === 'patient' || kind === 'pregnantWoman';
    const level = kind === 'pregnantWoman' ? 1 : kind === 'doctor' || isIll ? 1 + random.below(4) : 0;
    const service = isIll ? random.pick(t.services) : null;
    const home = kind === 'elder' ? 'beside' : isIll ? 'preadmission' : B.doorsOf(clinic)[0];
    if (isIll && clinic.people.filter(isWaiting(service!)).length === N.SPACES) continue;
    const person = arrive(t, seat, { kind, level, service, at: home });
    if (kind === 'elder' || kind === 'pregnantWoman' || random.below(4) === 0) continue;
    const special = walkable.filter((spot) => B.familyOf(clinic.tiles.get(spot)) === 'special');
    person.at = random.pick(special.length > 0 && random.below(2) === 0 ? special : walkable);
    const ends = new Map(clinic.people.map(({ id, at }) => [id, at]));
    if (!isLegal(clinic, { ends, treat: [] })) person.at = home;
  }
}

function infectAtRandom(t: Table, seat: number, random: Random): void {
  const p = t.pandemic!;
  for (const person of t.clinics[seat].people) {
    if (random.below(3) > 0 || p.supply === 0) continue;
    if (person.kind === 'doctor' || person.kind === 'patient') person.infected = true;
    else if (['nurse', 'orderly', 'janitor'].includes(person.kind)) {
      person.quarantined = true;
      person.at = 'beside';
    } else continue;
    p.supply--;
  }
  for (const service of t.services) {
    const free = N.SPACES - t.clinics[seat].people.filter(isWaiting(service)).length;
    const tiles = Math.min(p.supply, random.below(free + 1));
    p.spaces[seat][service] = tiles;
    p.supply -= tiles;
  }
}

const levels = (random: Random, n: number) => Array.from({ length: n }, () => 1 + random.below(4));

/** Fills an empty table at random, as it could lie at Choose or at Move. */
export function fillTable(t: Table, step: 'choose' | 'move', random: Random): void {
  t.round = 1 + random.below(N.ROUNDS);
  t.slot = step === 'move' ? N.SLOTS : 1 + random.below(N.SLOTS);
  const rest = t.clinics.map((_, seat) => seat);
  while (rest.length > 0) t.order.push(...rest.splice(random.below(rest.length), 1));
  const tiles = ['build', 'build', 'hire', 'hire', 'admit', 'admit'];
  t.clinics.forEach((clinic, seat) => {
    buildAtRandom(t, clinic, random);
    peopleAtRandom(t, seat, random);
    clinic.hubs = clinic.specials = 0;
    clinic.money = random.below(60);
    clinic.popularity = random.below(30) - 5;
    clinic.hours = random.below(60);
    const left = [...tiles];
    if (step === 'choose')
      clinic.played = Array.from({ length: t.slot - 1 }, () => left.splice(random.below(left.length), 1)[0]);
    if (t.pandemic) infectAtRandom(t, seat, random);
  });
  t.gone.clear();
  for (const service of t.services) t.rows[service] = levels(random, random.below(N.ROW + 1));
  t.university = [...levels(random, random.below(t.seats + 3)), 0, 0, 0, 0, 0, 0].slice(0, t.seats + 2);
  for (const special of N.SPECIALS)
    if (special !== 'intensiveCare' || t.sets.has('intensiveCareUnit'))
      t.stacks.set(special, random.below(3));
}

const name = (level: number) => (level > 0 ? N.LEVELS[level - 1] : null);
const place = (at: string) => (at.includes(',') ? B.asList(at) : at);
const idsOf = (t: Table, key: 'infected' | 'quarantined') =>
  t.clinics.flatMap(({ people }) => people.filter((person) => person[key]).map(({ id }) => id));

/** The table as a `given` of the notation. */
export function givenOf(t: Table, step: 'choose' | 'move'): Record<string, unknown> {
  const specials = N.SPECIALS.filter((what) => what !== 'intensiveCare' || t.sets.has('intensiveCareUnit'));
  return {
    step,
    round: t.round,
    slot: t.slot,
    order: t.order,
    clinics: t.clinics.map((clinic) => ({
      tiles: [...clinic.tiles].map(([at, tile]) => [tile, ...B.asList(at)]),
      conveyors: [...clinic.markers].map(B.asList),
      people: clinic.people.map(({ kind, level, service, at }) => ({
        kind,
        ...(level > 0 && kind !== 'pregnantWoman' && { level: name(level) }),
        ...(service !== null && { service }),
        at: place(at)
      })),
      money: clinic.money,
      popularity: clinic.popularity,
      hours: clinic.hours,
      used: clinic.played
    })),
    rows: Object.fromEntries(t.services.map((service) => [service, t.rows[service].map(name)])),
    university: t.university.map(name),
    specials: Object.fromEntries(specials.map((what) => [what, t.stacks.get(what)!])),
    ...(t.pandemic && {
      infected: idsOf(t, 'infected'),
      quarantined: idsOf(t, 'quarantined'),
      spaces: t.pandemic.spaces
    })
  };
}
