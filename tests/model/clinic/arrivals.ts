import type { Action } from '../../../src/lib/kernel/game.ts';
import * as B from './board.ts';
import { mayPark } from './building.ts';
import * as N from './numbers.ts';
import { arrive, isWaiting, type Clinic, type Table } from './table.ts';

/** Hire and Admit: who may come, and the queues before. */

const HELP = ['nurse', 'orderly', 'janitor'];

const leftOf = (t: Table, who: string) =>
  who === 'nurse' ? t.nurses : who === 'orderly' ? t.orderlies : t.janitors;

/** At most one doctor, and one other. */
export function hires(t: Table, clinic: Clinic, hired: readonly string[]): Action[] {
  if (!mayPark(clinic)) return [];
  const doors = B.doorsOf(clinic).map(B.asList);
  const doctors = t.university.flatMap((level, slot): Action[] =>
    level > 0 && N.DOCTOR_PRICE[slot] <= clinic.money && !hired.includes('doctor')
      ? doors.map((at) => ({ do: 'hire', who: 'doctor', slot, at }))
      : []
  );
  const hasHelp = hired.some((who) => HELP.includes(who));
  const help = HELP.filter((who) => !hasHelp && leftOf(t, who) > 0 && clinic.money >= N.HELP_PRICE);
  return [...doctors, ...help.flatMap((who) => doors.map((at): Action => ({ do: 'hire', who, at })))];
}

export function hire(t: Table, seat: number, { who, slot, at }: Action): void {
  const clinic = t.clinics[seat];
  let level = 0;
  if (who === 'doctor') {
    level = t.university[slot as number];
    t.university[slot as number] = 0;
    clinic.money -= N.DOCTOR_PRICE[slot as number];
  } else {
    clinic.money -= N.HELP_PRICE;
    if (who === 'nurse') t.nurses--;
    else if (who === 'orderly') t.orderlies--;
    else t.janitors--;
  }
  arrive(t, seat, { kind: who as string, level, service: null, at: (at as number[]).join() });
}

/** What one queue point can do. */
export function admissions(t: Table, clinic: Clinic): Action[] {
  const out: Action[] = [];
  const elders = clinic.people.filter(({ kind }) => kind === 'elder').length;
  if (t.elders > 0 && elders < N.ELDERS_EACH && mayPark(clinic)) out.push({ do: 'admit', who: 'elder' });
  t.services.forEach((service, i) => {
    const row = t.rows[service];
    const waiting = clinic.people.filter(isWaiting(service)).length;
    if (B.owns(clinic, service) && waiting < N.SPACES && mayPark(clinic)) {
      if (row.length > 0) out.push({ do: 'admit', service });
      if (t.women > 0) out.push({ do: 'admit', who: 'pregnantWoman', service });
    }
    row.forEach((level, index) => {
      if (index > 0 && row[index - 1] !== level) out.push({ do: 'forward', service, index });
      for (const to of [t.services[i - 1], t.services[i + 1]])
        if (to !== undefined && t.rows[to].length < N.ROW) out.push({ do: 'reroute', service, index, to });
    });
  });
  return out;
}

export function admit(t: Table, seat: number, action: Action): void {
  const service = (action.service as string | undefined) ?? null;
  const row = service === null ? [] : t.rows[service];
  const index = action.index as number;
  if (action.do === 'forward') row.splice(index - 1, 0, ...row.splice(index, 1));
  else if (action.do === 'reroute') t.rows[action.to as string].push(...row.splice(index, 1));
  else if (action.who === 'elder') {
    t.elders--;
    arrive(t, seat, { kind: 'elder', level: 0, service, at: 'beside' });
  } else if (action.who === 'pregnantWoman') {
    t.women--;
    arrive(t, seat, { kind: 'pregnantWoman', level: 1, service, at: 'preadmission' });
  } else {
    const patient = arrive(t, seat, { kind: 'patient', level: row.shift()!, service, at: 'preadmission' });
    const spaces = t.pandemic?.spaces[seat];
    if (!spaces || spaces[service!] === 0) return;
    spaces[service!]--;
    patient.infected = true;
  }
}
