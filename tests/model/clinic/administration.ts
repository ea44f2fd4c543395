import * as N from './numbers.ts';
import { fillUniversity } from './setup.ts';
import { allSeats, die, exchange, isEmployee, type Course, type Table } from './table.ts';
import { quarantineEnds } from './pandemic.ts';

/** Administration: steps 8 to 14 of the rules page. */

function tire(t: Table): void {
  for (const seat of t.order)
    for (const person of t.clinics[seat].people)
      if (person.kind === 'doctor' && person.worked && !person.infected && person.level > 1)
        if (exchange(t, 'doctor', person.level, person.level - 1)) person.level--;
}

/** Untreated patients and infected doctors get worse, and die past red. */
function worsen(t: Table): void {
  for (const seat of t.order)
    for (const person of [...t.clinics[seat].people]) {
      const isUntreated = person.kind === 'patient' && !person.worked;
      const isSick = isEmployee(person) && person.infected;
      const isSpared = person.fresh && t.options.outpatientExempt === true;
      if ((!isUntreated && !isSick) || isSpared) continue;
      if (person.level === 4) die(t, seat, person);
      else if (exchange(t, isSick ? 'doctor' : 'patient', person.level, person.level + 1)) person.level++;
    }
}

function nextOrder(t: Table): number[] {
  const { clinics } = t;
  const isBefore = (a: number, b: number) =>
    clinics[a].popularity < clinics[b].popularity ||
    (clinics[a].popularity === clinics[b].popularity && clinics[a].hours < clinics[b].hours);
  const out: number[] = [];
  for (const seat of t.order) {
    const place = out.findIndex((other) => isBefore(seat, other));
    out.splice(place < 0 ? out.length : place, 0, seat);
  }
  return out;
}

export function* administration(t: Table): Course {
  tire(t);
  worsen(t);
  if (t.pandemic) yield* quarantineEnds(t);
  if (t.round < N.ROUNDS) {
    t.university.forEach((level, slot) => {
      if (level > 0 && level < 4 && exchange(t, 'doctor', level, level + 1)) t.university[slot]++;
    });
    yield* fillUniversity(t);
  }
  t.nurses = t.seats;
  t.gone.clear();
  t.order = nextOrder(t);
  for (const seat of allSeats(t)) {
    const clinic = t.clinics[seat];
    clinic.played = [];
    clinic.hubs = clinic.specials = 0;
    for (const person of clinic.people) person.worked = person.fresh = false;
  }
}
