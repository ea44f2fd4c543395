import type { Action } from '../../../src/lib/kernel/game.ts';
import * as B from './board.ts';
import { conveyorSets, lay, placesFor } from './building.ts';
import * as N from './numbers.ts';
import {
  allSeats,
  arrive,
  bagOf,
  chosen,
  drawn,
  levelOf,
  total,
  type Clinic,
  type Course,
  type Table
} from './table.ts';

/** Set-up: what lies on the table, and the course up to the first round. */

export function emptyTable(
  seats: number,
  options: Readonly<Record<string, unknown>>,
  expansions: readonly string[]
): Table {
  const sets = new Set(expansions);
  const services = N.SERVICES.slice(0, seats + 1);
  const copies = N.SPECIAL_COPIES[seats - 1];
  const stacks = new Map(services.map((service, i) => [`hub.${service}`, N.HUBS[i]]));
  for (const special of N.SPECIALS.slice(0, 4)) stacks.set(special, 0);
  stacks.set('intensiveCare', sets.has('intensiveCareUnit') ? copies : 0);
  const typed =
    options.propagation === 'listed' ? null : (options.propagation as string).split(' ').map(Number);
  const column = typed ?? N.PROPAGATION[`${options.contagion as string} ${options.isolation as string}`];
  const tiles = sets.has('covid19Pandemic') ? column.map((n) => n * seats) : null;
  const none = () => [0, 0, 0, 0];
  return {
    seats,
    options,
    sets,
    services,
    order: [],
    round: 0,
    slot: 0,
    clinics: Array.from({ length: seats }, () => ({
      columns: options.board === 'expert' ? 3 : 4,
      tiles: new Map<string, string>(),
      markers: new Set<string>(),
      people: [],
      money: N.MONEY,
      popularity: 0,
      hours: 0,
      played: [],
      hubs: 0,
      specials: 0,
      plan: []
    })),
    rows: Object.fromEntries(services.map((service) => [service, []])),
    university: Array.from({ length: seats + 2 }, () => 0),
    patients: [...N.PATIENTS[seats - 1]],
    doctors: N.DOCTORS_A_SEAT.map((n) => n * seats),
    stacks,
    gone: new Set(),
    stock: {
      ...N.STOCK,
      supply: N.SUPPLY_ROOMS * seats,
      satellite: sets.has('satelliteTv') ? N.DISHES : 0
    },
    nurses: seats,
    orderlies: 2 * seats,
    women: sets.has('obstetrics') ? N.WOMEN : 0,
    elders: sets.has('hospice') ? N.ELDERS : 0,
    janitors: sets.has('maintenanceShop') ? N.JANITORS_A_SEAT * seats : 0,
    nextId: 0,
    treated: 0,
    died: 0,
    pandemic: tiles && {
      stacks: tiles,
      supply: N.TILES - total(tiles),
      survived: 0,
      deceased: { patients: 0, doctors: 0, others: 0, tiles: 0 },
      aside: { patient: none(), doctor: none() },
      spaces: Array.from({ length: seats }, () => Object.fromEntries(services.map((s) => [s, 0]))),
      hand: Array.from({ length: seats }, () => 0)
    }
  };
}

/** A patient for every row that is not full, while the bag lasts. */
export function* appointments(t: Table): Course {
  for (const service of t.services) {
    if (t.rows[service].length >= N.ROW || total(t.patients) === 0) continue;
    const level = levelOf(yield* drawn(t, 'patients', bagOf(t.patients)));
    t.patients[level - 1]--;
    t.rows[service].push(level);
  }
}

/** Doctors for the empty slots; then the most skilled stand where they cost most. */
export function* fillUniversity(t: Table): Course {
  for (let slot = 0; slot < t.university.length; slot++) {
    if (t.university[slot] > 0 || total(t.doctors) === 0) continue;
    const level = levelOf(yield* drawn(t, 'doctors', bagOf(t.doctors)));
    t.doctors[level - 1]--;
    t.university[slot] = level;
  }
  t.university.sort((a, b) => b - a);
}

/** The first hub is no hub of a round, and its stack shows the next one. */
function found(t: Table, clinic: Clinic, what: string, at: unknown): void {
  lay(t, clinic, what, at);
  t.gone.clear();
  clinic.hubs = 0;
}

const FOUNDING = ['hub.Psychiatry', 'supply', 'treatment', 'entrance'];

function foundings(clinic: Clinic, what: string): Action[] {
  return placesFor(clinic, what)
    .filter((place) => {
      if (what !== 'supply') return true;
      const after = { ...clinic, tiles: new Map(clinic.tiles).set(place, what) };
      return placesFor(after, 'treatment').length > 0;
    })
    .map((place) => ({ do: 'found', what, at: B.asList(place) }));
}

function* firstClinics(t: Table): Course {
  const free = t.options.board === 'expert' || t.options.firstClinic === 'free';
  const once = Object.fromEntries(N.LEVELS.map((name) => [name, 1]));
  for (const seat of t.order) {
    const clinic = t.clinics[seat];
    if (free)
      for (const what of FOUNDING) {
        const { at } = yield* chosen(seat, foundings(clinic, what));
        found(t, clinic, what, at);
      }
    else {
      const [hub, treatment, supply, entrance] = N.LAYOUTS[yield* drawn(t, 'layouts', once, seat)].map(
        B.asList
      );
      found(t, clinic, 'hub.Psychiatry', hub);
      found(t, clinic, 'treatment', treatment);
      found(t, clinic, 'supply', supply);
      found(t, clinic, 'entrance', entrance);
    }
  }
}

function bonusActions(t: Table, clinic: Clinic, open: readonly string[]): Action[] {
  return open.flatMap((bonus): Action[] => {
    if (bonus === 'conveyors')
      return conveyorSets(t, clinic).map((set) => ({ do: 'take', bonus, at: set.map(B.asList) }));
    if (bonus !== 'parking' && bonus !== 'garden') return [{ do: 'take', bonus }];
    return placesFor(clinic, bonus).map((place) => ({ do: 'take', bonus, at: B.asList(place) }));
  });
}

function* bonusTiles(t: Table): Course {
  const open: string[] = [];
  while (open.length < t.seats + 1) {
    const rest = N.BONUS.filter((bonus) => !open.includes(bonus));
    open.push(yield* drawn(t, 'bonus', Object.fromEntries(rest.map((bonus) => [bonus, 1]))));
  }
  for (const seat of [...t.order].reverse()) {
    const clinic = t.clinics[seat];
    const { bonus, at } = yield* chosen(seat, bonusActions(t, clinic, open));
    open.splice(open.indexOf(bonus as string), 1);
    if (bonus === 'money') clinic.money += 5;
    else if (bonus === 'upgrade') clinic.people[0].level = 2;
    else if (bonus === 'nurse' || bonus === 'orderly')
      arrive(t, seat, { kind: bonus, level: 0, service: null, at: B.doorsOf(clinic)[0] });
    else lay(t, clinic, bonus as string, at);
  }
}

export function* setUp(t: Table): Course {
  while (t.order.length < t.seats - 1) {
    const rest = allSeats(t).filter((seat) => !t.order.includes(seat));
    const outcome = yield* drawn(t, 'order', Object.fromEntries(rest.map((seat) => [`seat${seat}`, 1])));
    t.order.push(Number(outcome.slice(4)));
  }
  t.order.push(...allSeats(t).filter((seat) => !t.order.includes(seat)));
  yield* firstClinics(t);
  for (const seat of allSeats(t))
    arrive(t, seat, { kind: 'doctor', level: 1, service: null, at: B.doorsOf(t.clinics[seat])[0] });
  const types = N.SPECIALS.slice(0, 4);
  if (t.seats > 1) for (const type of types) t.stacks.set(type, N.SPECIAL_COPIES[t.seats - 1]);
  else
    for (let n = 0; n < 2; n++) {
      const rest = types.filter((type) => t.stacks.get(type) === 0);
      t.stacks.set(yield* drawn(t, 'specials', Object.fromEntries(rest.map((type) => [type, 1]))), 1);
    }
  yield* appointments(t);
  yield* fillUniversity(t);
  yield* bonusTiles(t);
}
