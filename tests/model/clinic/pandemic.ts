import type { Action } from '../../../src/lib/kernel/game.ts';
import * as B from './board.ts';
import * as N from './numbers.ts';
import {
  allSeats,
  depart,
  die,
  isWaiting,
  together,
  total,
  type Course,
  type Person,
  type Table
} from './table.ts';

/** The pandemic's own phases: New Infections, the end of quarantine, Contagion. */

function mayGetTile(t: Table, person: Person): boolean {
  if (person.infected || person.quarantined) return false;
  return person.at !== 'preadmission' || t.options.preadmissionCounts !== false;
}

const eligible = (t: Table, seat: number) => t.clinics[seat].people.filter((person) => mayGetTile(t, person));

const roomsOf = (t: Table) => allSeats(t).map((seat) => eligible(t, seat).length);

/** Whether tiles are split as the rules say: each seat at least one if it can, none more than it can. */
export function isSplit(t: Table, tiles: number, split: readonly number[]): boolean {
  const rooms = roomsOf(t);
  return (
    split.length === t.seats &&
    split.every((n, seat) => Number.isInteger(n) && n <= rooms[seat] && n >= Math.min(1, rooms[seat])) &&
    total(split) === Math.min(tiles, total(rooms))
  );
}

/** In how many ways tiles can be split. */
function waysToSplit([room, ...others]: readonly number[], tiles: number): number {
  if (room === undefined) return tiles === 0 ? 1 : 0;
  let ways = 0;
  for (let n = Math.min(1, room); n <= Math.min(room, tiles); n++) ways += waysToSplit(others, tiles - n);
  return ways;
}

/** One tile after the other in turn order, to clinics that have people left for them. */
function evenSplit(t: Table, tiles: number): number[] {
  const split = allSeats(t).map(() => 0);
  const wants = (seat: number) => split[seat] < eligible(t, seat).length;
  for (let left = tiles; left > 0 && t.order.some(wants);)
    for (const seat of t.order)
      if (left > 0 && wants(seat)) {
        split[seat]++;
        left--;
      }
  return split;
}

/** All agree on a split, or the even one applies after some answers. */
function* agreement(t: Table, tiles: number): Course<number[]> {
  const even = evenSplit(t, tiles);
  const rooms = roomsOf(t);
  if (waysToSplit(rooms, Math.min(tiles, total(rooms))) < 2) return even;
  let split = even;
  for (let talks = 0; talks < N.TALKS; talks++) {
    const now = split;
    const answers = yield* together(
      allSeats(t),
      () => [{ do: 'agree' }],
      (_, action) =>
        action.do === 'agree' ||
        (isSplit(t, tiles, action.split as number[]) && String(action.split) !== String(now))
    );
    const counter = t.order.map((seat) => answers.get(seat)!).find((action) => action.do === 'propose');
    if (!counter) return now;
    split = counter.split as number[];
  }
  return even;
}

function giveTile(t: Table, seat: number, person: Person): void {
  const { deceased } = t.pandemic!;
  switch (person.kind) {
    case 'patient':
    case 'doctor':
      person.infected = true;
      return;
    case 'elder':
      t.pandemic!.supply++;
      return die(t, seat, person);
    case 'pregnantWoman':
      t.pandemic!.supply++;
      deceased.others++;
      t.clinics[seat].popularity -= N.LEAVES;
      return depart(t, seat, person);
    default:
      person.quarantined = true;
      person.at = 'beside';
  }
}

export function* newInfections(t: Table): Course {
  const pandemic = t.pandemic!;
  const tiles = pandemic.stacks[t.round - 1];
  pandemic.stacks[t.round - 1] = 0;
  pandemic.hand = yield* agreement(t, tiles);
  pandemic.deceased.tiles += tiles - total(pandemic.hand);
  while (total(pandemic.hand) > 0) {
    const answers = yield* together(
      allSeats(t).filter((seat) => pandemic.hand[seat] > 0),
      (seat) => eligible(t, seat).map(({ id }): Action => ({ do: 'infect', person: id }))
    );
    for (const [seat, action] of answers) {
      pandemic.hand[seat]--;
      giveTile(
        t,
        seat,
        t.clinics[seat].people.find(({ id }) => id === action.person)!
      );
    }
  }
}

/** Step 9½: all in quarantine return through a door; with one door no one is asked. */
export function* quarantineEnds(t: Table): Course {
  const away = (seat: number) => t.clinics[seat].people.filter(({ quarantined }) => quarantined);
  const doors = (seat: number) => B.doorsOf(t.clinics[seat]);
  const comeBack = (person: Person, at: string) => {
    person.quarantined = false;
    person.at = at;
    t.pandemic!.supply++;
  };
  for (const seat of allSeats(t))
    if (doors(seat).length === 1) for (const person of away(seat)) comeBack(person, doors(seat)[0]);
  for (;;) {
    const seats = allSeats(t).filter((seat) => away(seat).length > 0);
    if (seats.length === 0) return;
    const answers = yield* together(
      seats,
      () => [],
      (seat, { do: verb, person, at }) =>
        verb === 'return' && away(seat).some(({ id }) => id === person) && doors(seat).includes(String(at))
    );
    for (const [seat, { person, at }] of answers)
      comeBack(
        away(seat).find(({ id }) => id === person)!,
        String(at)
      );
  }
}

/** Low: a free space, a patient only where none is free. High: a patient, a free space only without one. */
function contaminations(t: Table, seat: number): Action[] {
  const high = t.options.contagion === 'high';
  const { people } = t.clinics[seat];
  const out: Action[] = [];
  for (const service of t.services) {
    if ((high || t.options.lowNeedsHub !== false) && !B.owns(t.clinics[seat], service)) continue;
    const waiting = people.filter(isWaiting(service));
    const healthy = waiting.filter(({ infected }) => !infected);
    const isFree = waiting.length + t.pandemic!.spaces[seat][service] < N.SPACES;
    const onSpace = high ? isFree && healthy.length === 0 : isFree;
    if (onSpace) out.push({ do: 'contaminate', service });
    else out.push(...healthy.map(({ id }): Action => ({ do: 'contaminate', service, person: id })));
  }
  return out;
}

/** Tiles a clinic can take: each free space has room for one, and so has each waiting patient without one. */
function tilesWithPlace(t: Table, seat: number): number {
  const { people } = t.clinics[seat];
  let places = 0;
  for (const service of t.services) {
    if (
      (t.options.contagion === 'high' || t.options.lowNeedsHub !== false) &&
      !B.owns(t.clinics[seat], service)
    )
      continue;
    const waiting = people.filter(isWaiting(service));
    const free = N.SPACES - waiting.length - t.pandemic!.spaces[seat][service];
    places += Math.max(0, free) + waiting.filter(({ infected }) => !infected).length;
  }
  return places;
}

export function* contagion(t: Table): Course {
  const pandemic = t.pandemic!;
  const each = t.options.contagion === 'high' ? 2 : 1;
  let short = pandemic.supply;
  for (const seat of t.order) {
    pandemic.hand[seat] = Math.min(each, short, tilesWithPlace(t, seat));
    short -= pandemic.hand[seat];
  }
  for (;;) {
    const seats = allSeats(t).filter((seat) => pandemic.hand[seat] > 0 && contaminations(t, seat).length > 0);
    if (seats.length === 0) break;
    const answers = yield* together(seats, (seat) => contaminations(t, seat));
    for (const [seat, { service, person }] of answers) {
      pandemic.hand[seat]--;
      pandemic.supply--;
      if (person === undefined) pandemic.spaces[seat][service as string]++;
      else t.clinics[seat].people.find(({ id }) => id === person)!.infected = true;
    }
  }
  pandemic.hand.fill(0);
}
