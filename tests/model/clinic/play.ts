import { covid19Pandemic } from '../../../src/lib/clinic/expansions/covid19Pandemic/index.ts';
import { hospice } from '../../../src/lib/clinic/expansions/hospice/index.ts';
import { intensiveCareUnit } from '../../../src/lib/clinic/expansions/intensiveCareUnit/index.ts';
import { maintenanceShop } from '../../../src/lib/clinic/expansions/maintenanceShop/index.ts';
import { obstetrics } from '../../../src/lib/clinic/expansions/obstetrics/index.ts';
import { satelliteTv } from '../../../src/lib/clinic/expansions/satelliteTv/index.ts';
import { factsOf } from '../../../src/lib/clinic/facts.ts';
import { makeClinic } from '../../../src/lib/clinic/game.ts';
import type { ClinicState } from '../../../src/lib/clinic/state.ts';
import { offeredActions, type Action, type GameEvent, type Input } from '../../../src/lib/kernel/game.ts';
import type { Random } from '../../../src/lib/kernel/random.ts';
import type { Comparison } from '../mixedGames.ts';
import * as B from './board.ts';
import { resultOf, scoreOf } from './ending.ts';
import { type Course, type Question, type Table } from './table.ts';
import { byName, numerically, tableDifferences, text } from './view.ts';

/** Plays the engine and the second reading side by side, at random, and compares them after every step. */

export const MODULES = [
  covid19Pandemic,
  hospice,
  intensiveCareUnit,
  maintenanceShop,
  obstetrics,
  satelliteTv
];
export const game = makeClinic(MODULES);

/** Money each clinic of a rich table gets every round, so that random players can pay for what they build. */
const RICH = [0, 20, 40, 100];
/** Moves made up at each Move to compare whether they are legal. */
const MADE_UP = 8;

const textsOf = (actions: readonly Action[], write: (action: Action) => string) => actions.map(write).sort();
const plain = (action: Action) => JSON.stringify(action);

function listDifference(what: string, engine: readonly Action[], reading: readonly Action[]): string[] {
  if (textsOf(reading, plain).join() === textsOf(engine, plain).join()) return [];
  const [mine, theirs] = [textsOf(reading, text), textsOf(engine, text)];
  if (mine.join() === theirs.join()) return [];
  const only = (a: string[], b: string[]) =>
    a
      .filter((entry) => !b.includes(entry))
      .slice(0, 3)
      .join(' ');
  return [`${what}: only the engine allows ${only(theirs, mine)}, only the reading ${only(mine, theirs)}`];
}

/** A move of random people to random places, with random treatments; most are not legal. */
function madeUp(t: Table, seat: number, like: Action, random: Random): Action {
  const { people, tiles } = t.clinics[seat];
  const places = [...tiles.keys()];
  const [supplies, rooms] = [['supply'], ['treatment', 'special']].map((families) =>
    places.filter((place) => families.includes(B.familyOf(tiles.get(place)) ?? ''))
  );
  const ends = new Map((like.people as { person: number; to: number[] }[]).map((e) => [e.person, e.to]));
  const treat = [...(like.treat as { doctor: number; patient: number }[])];
  for (let n = 1 + random.below(3); n > 0; n--) {
    const { id, at, kind } = random.pick(people);
    // Half of the moves go where a person like this could work or lie, or one too many would.
    const likely = kind === 'orderly' ? supplies : rooms;
    const to = random.pick(random.below(2) === 0 && likely.length > 0 ? likely : places);
    if (random.below(5) === 0) ends.delete(id);
    else if (to !== at) ends.set(id, B.asList(to));
  }
  if (random.below(2) === 0) treat.splice(random.below(treat.length + 1), 1);
  if (random.below(2) === 0) treat.push({ doctor: random.pick(people).id, patient: random.pick(people).id });
  treat.sort((a, b) => a.doctor - b.doctor);
  const moved = [...ends].sort(([a], [b]) => a - b).map(([person, to]) => ({ person, to }));
  return { do: 'move', people: moved, treat } as Action;
}

/** A split of the tiles near the even one. */
function someSplit(t: Table, state: ClinicState, random: Random): Action {
  const tiles = (factsOf(state).split as number[]).reduce((a, b) => a + b, 0);
  const split = Array.from({ length: t.seats }, () => Math.floor(tiles / t.seats));
  for (let n = random.below(4); n >= 0; n--) {
    split[random.below(t.seats)]++;
    split[random.below(t.seats)]--;
  }
  return { do: 'propose', split };
}

/** A random action, each element and each kind of person as likely as another; what a clinic rarely builds comes first. */
function someAction(actions: readonly Action[], random: Random): Action {
  const kindOf = (action: Action) => (action.what ?? action.who ?? action.do) as string;
  const wanted = actions.filter(({ do: verb, what }) => verb === 'build' && what === 'treatment');
  const all = wanted.length > 0 && random.below(2) === 0 ? wanted : actions;
  const kind = random.pick([...new Set(all.map(kindOf))]);
  return random.pick(all.filter((action) => kindOf(action) === kind));
}

type Ask = Extract<Question, { seats: unknown }>;

/** A seat's action and what differs about its choice. */
function chooseFor(
  { state, t, random, wise }: { state: ClinicState; t: Table; random: Random; wise: number },
  seat: number,
  question: Ask
): { action: Action; differences: string[]; compared: string[] } {
  const offered = offeredActions(game, state, seat);
  const verbs = [...new Set(offered.map((action) => action.do))];
  const differences: string[] = [];
  const advised = random.below(10) < wise ? game.advise?.(state, seat, (n) => random.below(n)) : null;
  let action = advised ?? someAction(offered, random);
  const { allows } = question;
  if (!allows) {
    differences.push(...listDifference(`seat ${seat} may ${verbs.join(' ')}`, offered, question.legal(seat)));
    // Players who end each action at once would build little.
    if (action.do === 'pass' && offered.length > 1 && random.below(3) > 0)
      action = someAction(offered, random);
  } else {
    for (const proposal of offered)
      if (!allows(seat, proposal)) differences.push(`the reading refuses ${text(proposal)}`);
    for (let n = 0; n < MADE_UP; n++) {
      const other =
        verbs[0] === 'move'
          ? madeUp(t, seat, action, random)
          : verbs.includes('propose')
            ? someSplit(t, state, random)
            : null;
      if (other === null) break;
      const isLegal = allows(seat, other);
      if ((game.canonical(state, seat, other) !== null) !== isLegal)
        differences.push(`${isLegal ? 'only the reading allows' : 'only the engine allows'} ${text(other)}`);
      else if (isLegal && random.below(2) === 0) action = game.canonical(state, seat, other)!;
    }
  }
  return { action, differences, compared: verbs };
}

/** What an event was about, in two words. */
function wordOf({ type, room, what, kind, cured }: GameEvent): string {
  const about = room ?? what ?? kind;
  const how = type === 'treated' && cured === false ? 'relieved' : type;
  return about === undefined ? how : `${how} ${about as string}`;
}

/** Plays on and compares what may be done, what comes of it, and the final scores. */
export function playAndCompare(t: Table, state: ClinicState, reading: Course, random: Random): Comparison {
  const wise = random.pick([0, 5, 9]);
  const rich = random.pick(RICH);
  const differences: string[] = [];
  const compared: string[] = [];
  let said = 'the start';
  const differ = (what: string) => void differences.push(`${what} after ${said}`);
  let { round } = t;
  let asked = reading.next();
  tableDifferences(t, state, asked.done === true).forEach(differ);
  while (!asked.done && differences.length === 0) {
    if (t.round > round) {
      round = t.round;
      for (const seat of t.clinics.keys()) {
        t.clinics[seat].money += rich;
        state.clinics[seat].money += rich;
      }
    }
    const question = asked.value;
    const awaits = game.awaits(state);
    let input: Input;
    if ('pile' in question) {
      const pile = awaits.kind === 'draw' ? text(Object.fromEntries(game.pile(state, awaits.pile))) : '';
      const here = awaits.kind === 'draw' ? `${awaits.pile} ${awaits.seat}` : awaits.kind;
      if (here !== `${question.pile} ${question.seat}`) differ(`a draw of ${question.pile}, not ${here}`);
      else if (pile !== text(question.of))
        differ(`the pile ${question.pile} holds ${pile}, not ${text(question.of)}`);
      const all = Object.entries(question.of).flatMap(([id, n]) => Array.from({ length: n }, () => id));
      const outcome = random.pick(all);
      input = { kind: 'draw', outcome };
      if (differences.length === 0) asked = reading.next(outcome);
    } else {
      const seats = awaits.kind === 'choice' ? numerically(awaits.seats).join() : awaits.kind;
      const choices = new Map<number, Action>();
      if (seats !== numerically(question.seats).join())
        differ(`${seats} must choose, not ${question.seats.join()}`);
      else
        for (const seat of question.seats) {
          const choice = chooseFor({ state, t, random, wise }, seat, question);
          choice.differences.forEach(differ);
          compared.push(...choice.compared);
          choices.set(seat, choice.action);
        }
      input = { kind: 'choice', choices: [...choices].map(([seat, action]) => ({ seat, action })) };
      if (differences.length === 0) asked = reading.next(choices);
    }
    if (differences.length > 0) break;
    said = text(input);
    const log: GameEvent[] = [];
    game.advance(state, input, log);
    compared.push(...log.map(wordOf));
    tableDifferences(t, state, asked.done === true).forEach(differ);
  }
  if (differences.length === 0) differences.push(...endDifferences(t, state));
  return { differences, compared };
}

function endDifferences(t: Table, state: ClinicState): string[] {
  if (game.awaits(state).kind !== 'over') return ['the game is not over'];
  const scores = text(t.clinics.map(scoreOf));
  const given = text(game.scores(state));
  const outcome = game.outcome!(state) as unknown as Record<string, unknown>;
  const result = resultOf(t);
  const engine = text(byName(Object.keys(result), (key) => outcome[key]));
  return [
    ...(scores === given ? [] : [`the scores are ${given}, not ${scores}`]),
    ...(engine === text(result) ? [] : [`the result is ${engine}, not ${text(result)}`])
  ];
}
