import type { Action } from '../../../src/lib/kernel/game.ts';
import * as B from './board.ts';
import * as N from './numbers.ts';
import {
  allSeats,
  chosen,
  depart,
  exchange,
  isEmployee,
  together,
  total,
  type Clinic,
  type Course,
  type Person,
  type Table
} from './table.ts';

/** Business: patient care and income, expenses, popularity. */

const incomeOf = (level: number) => (level === 0 ? 0 : N.INCOME[level - 1]);

/** What a treatment pays, and the level the patient still has after it. */
export function payment(clinic: Clinic, room: string, patient: Person): { income: number; left: number } {
  const tile = clinic.tiles.get(room)!;
  if (tile === 'outpatient') return { income: N.OUTPATIENT_INCOME, left: 0 };
  const gardens = B.beside(room).filter((place) => clinic.tiles.get(place) === 'garden').length;
  const dishes = B.placesWith(clinic, (name) => name === 'satellite').length;
  const severity = patient.level + (patient.infected ? 1 : 0);
  const isPartly = tile === 'intensiveCare' && !isEmployee(patient);
  const left = isPartly ? Math.max(0, severity - N.INTENSIVE_LEVELS) : 0;
  const bonus =
    (tile === 'treatment' ? gardens * N.GARDEN_BONUS : 0) +
    (tile === 'operatingRoom' ? N.OPERATING_BONUS : 0) +
    dishes * N.DISH_BONUS;
  return { income: incomeOf(patient.level) - incomeOf(left) + bonus, left };
}

function treat(t: Table, seat: number, doctor: Person, patient: Person): void {
  const clinic = t.clinics[seat];
  const isOutpatient = clinic.tiles.get(doctor.at) === 'outpatient';
  const { income, left } = payment(clinic, doctor.at, patient);
  clinic.money += income;
  doctor.worked = true;
  const wasInfected = patient.infected;
  patient.infected = false;
  if (wasInfected) {
    if (isOutpatient) doctor.infected = doctor.fresh = true;
    else t.pandemic!.supply++;
  }
  if (isEmployee(patient)) return;
  if (left > 0) {
    patient.worked = true;
    if (left !== patient.level && exchange(t, 'patient', patient.level, left)) patient.level = left;
    return;
  }
  depart(t, seat, patient);
  t.treated++;
  if (!wasInfected || (isOutpatient && t.options.outpatientCounts === false)) return;
  t.pandemic!.survived++;
  t.pandemic!.aside.patient[patient.level - 1]++;
}

/** Outpatient Services come first; doctors in a Lab learn. */
export function care(t: Table): void {
  for (const seat of t.order) {
    const clinic = t.clinics[seat];
    const find = (id: number) => clinic.people.find((person) => person.id === id)!;
    const isFirst = (doctor: number) => clinic.tiles.get(find(doctor).at) === 'outpatient';
    const pairs = [
      ...clinic.plan.filter((p) => isFirst(p.doctor)),
      ...clinic.plan.filter((p) => !isFirst(p.doctor))
    ];
    for (const { doctor, patient } of pairs) treat(t, seat, find(doctor), find(patient));
    for (const person of clinic.people) {
      const isHealthy = person.kind === 'doctor' && !person.infected;
      if (!isHealthy || clinic.tiles.get(person.at) !== 'lab' || person.level === 4) continue;
      if (!exchange(t, 'doctor', person.level, person.level + 1)) continue;
      person.level++;
      clinic.popularity++;
    }
  }
  for (const clinic of t.clinics)
    clinic.money += clinic.people.filter(({ kind }) => kind === 'elder').length * N.ELDER_INCOME;
}

function salaryOf(person: Person): number {
  if (!isEmployee(person)) return 0;
  return person.kind === 'doctor' ? N.SALARY[person.level - 1] : N.SALARY_OTHERS;
}

export function upkeepOf(clinic: Clinic): number {
  const modules = B.placesWith(clinic, (tile) => B.familyOf(tile) !== null).length;
  const orderlies = clinic.people.filter(
    ({ kind, at }) => kind === 'orderly' && clinic.tiles.get(at) === 'supply'
  );
  const janitors = clinic.people.filter(({ kind, quarantined }) => kind === 'janitor' && !quarantined);
  return Math.max(0, modules - orderlies.length * N.ORDERLY_SAVES - janitors.length * N.JANITOR_SAVES);
}

export function* expenses(t: Table): Course {
  const due = ({ people }: Clinic) => total(people.map(salaryOf));
  for (const seat of t.order) {
    const clinic = t.clinics[seat];
    while (due(clinic) > clinic.money) {
      const staff = clinic.people.filter(isEmployee);
      const { person } = yield* chosen(
        seat,
        staff.map(({ id }) => ({ do: 'dismiss', person: id }))
      );
      depart(
        t,
        seat,
        staff.find(({ id }) => id === person)!
      );
    }
  }
  for (const clinic of t.clinics) {
    clinic.money -= due(clinic) + upkeepOf(clinic);
    clinic.popularity += Math.min(0, clinic.money);
    clinic.money = Math.max(0, clinic.money);
  }
}

export function* popularity(t: Table): Course {
  const most = (seat: number) => Math.floor(t.clinics[seat].money / N.POINT_PRICE);
  const answers = yield* together(
    allSeats(t).filter((seat) => most(seat) > 0),
    (seat): Action[] => [
      ...Array.from({ length: most(seat) }, (_, i) => ({ do: 'buy', points: i + 1 })),
      { do: 'pass' }
    ]
  );
  for (const [seat, { points }] of answers) {
    t.clinics[seat].popularity += (points as number | undefined) ?? 0;
    t.clinics[seat].money -= ((points as number | undefined) ?? 0) * N.POINT_PRICE;
  }
  for (const seat of t.order) {
    const clinic = t.clinics[seat];
    for (const woman of clinic.people.filter(({ kind }) => kind === 'pregnantWoman')) {
      depart(t, seat, woman);
      clinic.popularity -= N.LEAVES;
    }
  }
}
