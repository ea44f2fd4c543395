import { capital, labelled, listWords, lookup, numeral, t } from '../../i18n/index.ts';
import type { Action, Awaits, GameEvent, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { total, type Score } from '../../kernel/score.ts';
import { helpersFor } from '../../clinic/actions/hire.ts';
import { BESIDE, PREADMISSION, floorOf, type Place } from '../../clinic/buildings/board.ts';
import { ELEMENTS } from '../../clinic/buildings/elements.ts';
import { NUMBERS } from '../../clinic/numbers.ts';
import { levelName, levelOf, type Person } from '../../clinic/people.ts';
import type { ClinicState } from '../../clinic/state.ts';
import { infectionOf } from '../../clinic/expansions/covid19Pandemic/numbers.ts';
import { placesOf } from './model/actions.ts';

/** The clinic in words: for buttons, lists, logs and screen readers. */

type Params = Record<string, string | number>;
export type Names = (seat: Seat) => string;

/** A message with a computed key, or the key's last part when it is missing. */
export function say(key: string, params: Params = {}, otherwise?: string): string {
  return lookup(`clinic.${key}`, params) ?? otherwise ?? key.slice(key.lastIndexOf('.') + 1);
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI'];
export const roman = (round: number): string => ROMAN[round] ?? String(round);

const text = (value: Json | Score | undefined): string => (typeof value === 'string' ? value : '');
const count = (value: Json | Score | undefined): number => (typeof value === 'number' ? value : 0);

export const serviceWords = (service: unknown): string => say(`service.${String(service)}`);
export const levelWords = (level: unknown): string => say(`level.${String(level)}`);
export const kindWords = (kind: unknown): string => say(`kind.${String(kind)}`);

/** An element by its id: `hub.Cardiology`, `treatment`, `conveyors`. */
export function elementWords(id: unknown): string {
  const [name, service] = String(id).split('.');
  return say(`element.${name}`, service ? { service: serviceWords(service) } : {});
}

export function placeWords([floor, row, column]: Place): string {
  return t('clinic.place', { floor: floorWords(floor), row: row + 1, column: column + 1 });
}

/** The same in a sentence: "on the ground floor, row 1, place 1". */
const whereaboutsWords = ([n, row, column]: Place): string =>
  t('clinic.place.on', { n, row: row + 1, column: column + 1 });

/** "orange Cardiology patient", "infected red doctor". */
export function personWords(person: Pick<Person, 'kind' | 'level' | 'service'>, infected = false): string {
  const kind = kindWords(person.kind);
  let words = kind;
  const service = person.service >= 0 ? serviceWords(NUMBERS.services[person.service]) : null;
  if (service !== null && person.kind !== 'patient') words = t('clinic.person.other', { kind, service });
  else if (person.level > 0) {
    const level = levelWords(levelName(person.level));
    words =
      service !== null
        ? t('clinic.person.patient', { level, service })
        : t('clinic.person.level', { level, kind });
  }
  return infected ? t('clinic.person.infected', { person: words }) : words;
}

/** "Treatment room, floor 1": enough for sighted players. */
export function whereWords(state: ClinicState, seat: Seat, cell: number): string {
  if (cell === PREADMISSION) return t('clinic.place.preadmission');
  if (cell === BESIDE) return t('clinic.place.beside');
  const element = elementWords(ELEMENTS[state.clinics[seat].tiles[cell]].id);
  return t('clinic.place.room', { element, floor: floorWords(floorOf(cell)) });
}

export const floorWords = (floor: number): string =>
  floor === 0 ? t('clinic.plan.ground') : t('clinic.plan.floor', { n: floor });

/** The price or person of an offer, for the verbs that have one. */
export function hirePrice(state: ClinicState, action: Action): number {
  if (action.who === 'doctor') return NUMBERS.doctorPrice[count(action.slot)];
  return helpersFor(state).find(({ who }) => who === action.who)?.price ?? 0;
}

/** A person of a module whom an action admits. */
export function admittedWords(action: Action): string {
  const kind = kindWords(action.who);
  return action.service === undefined
    ? kind
    : t('clinic.person.other', { kind, service: serviceWords(action.service) });
}

function hiredWords(state: ClinicState, action: Action): string {
  if (action.who !== 'doctor') return kindWords(action.who);
  const level = levelWords(levelName(state.university[count(action.slot)]));
  return t('clinic.person.level', { level, kind: kindWords('doctor') });
}

export function splitWords(split: unknown, names: Names): string {
  const list = Array.isArray(split) ? (split as number[]) : [];
  return list.map((n, seat) => t('clinic.split', { name: names(seat), n })).join(', ');
}

/** The effect of a COVID-19 tile on a person: infection or quarantine. */
export const isQuarantined = (person: Person): boolean => infectionOf(person.kind) === 'quarantined';

/** An action as a line of the list of everything one can do. */
export function actionWords(state: ClinicState, seat: Seat, action: Action, names: Names): string {
  const places = placesOf(action).map(placeWords).join('; ');
  const row = state.rows[(NUMBERS.services as readonly string[]).indexOf(text(action.service))];
  const level = row ? levelWords(levelName(row[count(action.index)] ?? 1)) : '';
  const service = serviceWords(action.service);
  const someone = state.clinics[seat]?.people.find(({ id }) => id === action.person);
  const slice = state.slices.covid19Pandemic as { infected?: number[] } | undefined;
  // Two people of one kind are distinguished by location.
  const person = someone
    ? `${personWords(someone, slice?.infected?.includes(someone.id))}, ${whereWords(state, seat, someone.cell)}`
    : '';
  switch (action.do) {
    case 'choose':
      return say(`tile.${text(action.tile)}`);
    case 'found':
    case 'build':
      return say(`act.${action.do}`, { what: elementWords(action.what), place: places });
    case 'take': {
      const what = say(`bonus.${text(action.bonus)}`, { n: NUMBERS.bonusMoney });
      return places ? t('clinic.act.takeAt', { what, place: places }) : t('clinic.act.take', { what });
    }
    case 'hire':
      return t('clinic.act.hireAt', {
        who: hiredWords(state, action),
        n: hirePrice(state, action),
        where: placesOf(action).map(whereaboutsWords).join('; ')
      });
    case 'admit':
      return action.who === undefined
        ? say('act.admit', { level, service })
        : t('clinic.do.admitOther', { person: admittedWords(action) });
    case 'forward':
    case 'reroute':
      return say(`act.${action.do}`, { level, service, to: serviceWords(action.to) });
    case 'move':
      return t('clinic.act.moveProposal');
    case 'buy': {
      const points = count(action.points);
      return t('clinic.act.buy', { points, cost: points * NUMBERS.moneyPerPopularity });
    }
    case 'infect':
      return someone && isQuarantined(someone)
        ? t('clinic.act.quarantine', { person })
        : t('clinic.act.infect', { person: capital(person) });
    case 'dismiss':
      return t('clinic.act.dismiss', { person });
    case 'return':
      return t('clinic.act.return', { place: places });
    case 'contaminate':
      return someone
        ? t('clinic.act.contaminatePerson', { person })
        : t('clinic.act.contaminate', { service });
    case 'agree':
      return t('clinic.act.agree');
    case 'point': {
      const [place] = placesOf(action);
      return place
        ? t('clinic.act.point', { place: placeWords(place) })
        : t('clinic.act.pointPerson', { person: pointedWords(state, action) });
    }
    case 'propose':
      return t('clinic.act.propose', { split: splitWords(action.split, names) });
    case 'pass':
      return passWords(state);
    default:
      return t('clinic.act.other', { verb: action.do });
  }
}

/** The person, in any clinic, that a seat points at. */
function pointedWords(state: ClinicState, action: Action): string {
  const person = state.clinics.flatMap(({ people }) => people).find(({ id }) => id === action.person);
  return person ? personWords(person) : '';
}

/** The meaning of passing now. */
export function passWords(state: ClinicState): string {
  const tile = state.execution?.queue[0]?.tile;
  if (state.step === 'execute' && tile) return say(`pass.${tile}`);
  return state.step === 'popularity' ? t('clinic.pass.popularity') : t('clinic.pass.other');
}

/** Which players are asked what, in one sentence. */
export function askWords(state: ClinicState, awaits: Awaits, asked: Seat | null, names: Names): string {
  if (awaits.kind === 'over') return t('clinic.ask.over');
  if (awaits.kind === 'draw') return t('clinic.ask.draw');
  if (asked === null) return t('clinic.ask.wait', { names: listWords(awaits.seats.map(names)) });
  const name = names(asked);
  const slice = state.slices.covid19Pandemic as
    { hand?: number[]; pool?: number; quarantined?: number[] } | undefined;
  const n = slice?.hand?.[asked] ?? 0;
  const tile = state.execution?.queue[0]?.tile;
  switch (state.step) {
    case 'execute':
      return say(`ask.${tile ?? 'other'}`, { name });
    case 'choose':
    case 'move':
    case 'popularity':
      return say(`ask.${state.step}`, { name });
    case 'takeBonus':
      return t('clinic.ask.take', { name });
    case 'founding':
      return t('clinic.ask.found', {
        name,
        what: elementWords(state.memo?.lists.get(asked)?.[0]?.what)
      });
    case 'expenses':
      return t('clinic.ask.dismiss', { name });
    case 'shareInfections':
      return t('clinic.ask.share', { name, n: slice?.pool ?? 0 });
    case 'applyInfections':
      return t('clinic.ask.infect', { name, n });
    case 'contagion':
      return t('clinic.ask.contaminate', { name, n });
    case 'quarantineEnds': {
      const person = state.clinics[asked].people.find(({ id }) => slice?.quarantined?.includes(id));
      return t('clinic.ask.return', { name, person: person ? personWords(person) : '' });
    }
    default:
      return t('clinic.ask.other', { name });
  }
}

/** Rulebook heading an event follows from, or null. */
export function ruleWords(rule: unknown): string | null {
  if (typeof rule !== 'string') return null;
  return lookup(`clinic.rule.${rule.startsWith('clinic.') ? rule.slice('clinic.'.length) : rule}`);
}

export const scoreLabel = (label: string): string => say(`score.${label}`);

/** "1 × 4". */
export const timesWords = ({ count, each }: Extract<Score, { op: 'times' }>): string =>
  t('clinic.times', { count, each });

/** "illness 20 + gardens: 1 × 2". */
export function scoreWords(score: Score): string {
  switch (score.op) {
    case 'points':
      return `${scoreLabel(score.label)} ${numeral(score.value)}`;
    case 'times':
      return labelled(scoreLabel(score.label), timesWords(score));
    case 'sum': {
      const parts = score.parts.filter((part) => total(part) !== 0 || part.op !== 'points');
      return parts
        .map(scoreWords)
        .filter((words) => words !== '')
        .join(' + ');
    }
  }
}

/** Whom an event is about, as they were then. */
function someoneWords({ kind, was, service }: GameEvent): string {
  return personWords({
    kind: kind as Person['kind'],
    level: levelOf(was),
    service: (NUMBERS.services as readonly string[]).indexOf(text(service))
  });
}

/** An event in one sentence; null for visible effects. */
export function eventWords(event: GameEvent, names: Names): string | null {
  const name = event.seat === undefined ? '' : names(event.seat);
  const level = levelWords(event.level);
  const service = serviceWords(event.service);
  const person = event.kind === undefined ? '' : someoneWords(event);
  switch (event.type) {
    case 'turnOrder': {
      const order = event.order as unknown as Seat[];
      return order.length < 2 ? null : t('clinic.event.turnOrder', { names: order.map(names).join(', ') });
    }
    case 'layout':
      return t('clinic.event.layout', { name, level: levelWords(event.layout) });
    case 'special':
      return t('clinic.event.special', { what: elementWords(event.special) });
    case 'bonus':
    case 'bonusTaken':
      return say(`event.${event.type}`, {
        name,
        what: say(`bonus.${text(event.bonus)}`, { n: NUMBERS.bonusMoney })
      });
    case 'round':
      return t('clinic.event.round', { roman: roman(count(event.round)) });
    case 'chosen': {
      const tiles = event.tiles as unknown as string[];
      const each = tiles.map((tile, seat) =>
        t('clinic.event.chosenOne', { name: names(seat), tile: say(`tile.${tile}`) })
      );
      return t('clinic.event.chosen', { list: listWords(each) });
    }
    case 'built': {
      const n = count(event.cost);
      return say(n > 0 ? 'event.built' : 'event.founded', { name, what: elementWords(event.what), n });
    }
    case 'hired': {
      const who = event.level
        ? t('clinic.person.level', { level, kind: kindWords(event.who) })
        : kindWords(event.who);
      return t('clinic.event.hired', { name, who, n: count(event.cost) });
    }
    case 'moved':
      return t('clinic.event.moved', { name, hours: t('clinic.hours', { n: count(event.hours) }) });
    case 'treated':
      return t('clinic.event.treated', { name, person, n: count(event.income) });
    case 'hospiceIncome':
      return t('clinic.event.hospiceIncome', { name, n: count(event.income) });
    case 'paid': {
      const missing = count(event.missing);
      return say(missing > 0 ? 'event.paidMissing' : 'event.paid', { name, n: count(event.money), missing });
    }
    case 'bought':
      return t('clinic.event.bought', { name, n: count(event.points), cost: count(event.cost) });
    case 'left':
    case 'died':
      return say(`event.${event.type}`, { name, person, n: count(event.popularity) });
    case 'infectionsShared': {
      const split = splitWords(event.split, names);
      const n = count(event.leftover);
      return say(n > 0 ? 'event.infectionsLeft' : 'event.infectionsShared', { split, n });
    }
    case 'proposed':
    case 'talksEnded':
      return say(`event.${event.type}`, { name, split: splitWords(event.split, names) });
    case 'infected':
      return say(event.effect === 'quarantined' ? 'event.quarantined' : 'event.infected', { name, person });
    case 'contaminated':
      return say(event.person === null ? 'event.contaminated' : 'event.contaminatedPerson', {
        name,
        service
      });
    case 'final':
      return t('clinic.event.final', { name, n: event.score ? total(event.score) : 0 });
    default:
      return lookup(`clinic.event.${event.type}`, {
        name,
        level,
        service,
        person,
        to: serviceWords(event.to)
      });
  }
}

/** A cell described for screen readers. */
export function cellWords(element: string, place: Place): string {
  return t('clinic.place.in', { element: elementWords(element), place: placeWords(place) });
}
