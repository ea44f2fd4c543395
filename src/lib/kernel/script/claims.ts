import { byCodeUnit, fieldsOf } from '../canonical.ts';
import { offeredActions, type Action, type Game, type GameEvent, type Seat } from '../game.ts';
import { wordOf, type Json } from '../json.ts';
import { total, type Score } from '../score.ts';
import { unknownField } from './fields.ts';

type Fields = Record<string, Json>;

const text = (value: unknown) => JSON.stringify(value);

/** Code-unit-sorted JSON of a value, so that equal values compare equal. */
function stable(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = value as Fields;
    const keys = Object.keys(fields).sort(byCodeUnit);
    return `{${keys.map((k) => `${text(k)}:${stable(fields[k])}`).join(',')}}`;
  }
  return text(value);
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All legal actions of the seats asked; the game's proposals where these cannot be listed. */
export function legalActions<S>(game: Game<S>, state: S): Action[] {
  const awaits = game.awaits(state);
  return awaits.kind === 'choice' ? awaits.seats.flatMap((seat) => offeredActions(game, state, seat)) : [];
}

/**
 * Compares one claim of a script with the state: returns a sentence for a difference, null when it holds. `answered`
 * are the seats of a joint question that have answered.
 */
export function checkClaim<S>(
  game: Game<S>,
  state: S,
  field: string,
  claims: Fields,
  answered: readonly Seat[] = []
): string | null {
  const wanted = claims[field];
  switch (field) {
    case 'scores': {
      const scores = game.scores(state);
      return text(scores) === text(wanted) ? null : `the scores are ${text(scores)}, not ${text(wanted)}`;
    }
    case 'over': {
      const over = game.awaits(state).kind === 'over';
      return over === wanted ? null : over ? 'the game is over' : 'the game is not over';
    }
    case 'supply':
      return checkSupply(game, state, wanted);
    case 'awaits':
      return checkAwaits(game, state, wanted, answered);
    case 'legal':
      return checkLegal(game, state, wanted, claims.verbs);
    case 'verbs':
      return null;
    case 'count':
      return checkCount(game, state, wanted);
    default: {
      const answer = game.expect?.(state, field, wanted);
      return answer === undefined ? `nothing called ${field} can be expected of this game` : answer;
    }
  }
}

function checkSupply<S>(game: Game<S>, state: S, wanted: Json): string | null {
  const supply = game.supply?.(state) ?? [];
  if (!Array.isArray(wanted) || wanted.length !== supply.length)
    return `supply wants one entry for each of ${supply.length} seats`;
  for (let seat = 0; seat < supply.length; seat++)
    for (const [figure, n] of fieldsOf((wanted[seat] ?? {}) as Fields))
      if ((supply[seat][figure] ?? 0) !== n)
        return `seat ${seat} has ${supply[seat][figure] ?? 0} ${figure}, not ${text(n)}`;
  return null;
}

function checkCount<S>(game: Game<S>, state: S, wanted: Json): string | null {
  if (!isFields(wanted)) return 'count wants a number for each verb';
  const legal = legalActions(game, state);
  for (const [verb, n] of fieldsOf(wanted)) {
    const found = legal.filter((a) => a.do === verb);
    // Actions with the same effect may be counted once.
    const apart = new Set(found.map((a) => stable(game.alike?.(state, a) ?? a)));
    if (found.length !== n && apart.size !== n)
      return `there are ${found.length} legal actions ${verb}, not ${text(n)}`;
  }
  return null;
}

const isSameSet = (a: readonly Json[], b: readonly Json[]) =>
  text(a.map(text).sort(byCodeUnit)) === text(b.map(text).sort(byCodeUnit));

/**
 * `null` claims that nothing is awaited any more. Jointly asked seats are awaited until all have answered, and may also
 * be named without those that have.
 */
function checkAwaits<S>(game: Game<S>, state: S, wanted: Json, answered: readonly Seat[]): string | null {
  const awaits = game.awaits(state);
  const missing = awaits.kind === 'choice' ? awaits.seats.filter((seat) => !answered.includes(seat)) : [];
  const told = `the game awaits ${text(awaits)}`;
  if (wanted === null) return awaits.kind === 'over' ? null : told;
  if (!isFields(wanted)) return 'awaits wants fields';
  for (const [key, value] of fieldsOf(wanted)) {
    if (key === 'over') {
      if ((awaits.kind === 'over') !== value) return told;
    } else if (key === 'draw') {
      if (awaits.kind !== 'draw' || awaits.pile !== value) return told;
    } else if (awaits.kind === 'draw' && key === 'seat') {
      if (awaits.seat !== value) return told;
    } else if (awaits.kind !== 'choice') return told;
    else if (key === 'seat') {
      if (missing.length !== 1 || missing[0] !== value) return told;
    } else if (key === 'seats') {
      if (!Array.isArray(value)) return 'seats wants a list';
      if (![awaits.seats, missing].some((seats) => isSameSet(seats, value))) return told;
    } else if (key === 'verbs') {
      if (!Array.isArray(value)) return 'verbs wants a list';
      const answers = awaits.verbs.filter((verb) => !game.asideVerbs?.includes(verb));
      if (![awaits.verbs, answers].some((verbs) => isSameSet(verbs, value.map(wordOf)))) return told;
    } else return `awaits has no field ${key}`;
  }
  return null;
}

function checkLegal<S>(game: Game<S>, state: S, wanted: Json, verbs: Json | undefined): string | null {
  if (!Array.isArray(wanted) || !wanted.every(isFields)) return 'legal wants a list of actions';
  if (verbs !== undefined && !Array.isArray(verbs)) return 'verbs wants a list';
  const awaits = game.awaits(state);
  const seats = awaits.kind === 'choice' ? awaits.seats : [];
  // Any of several actions with the same effect may be named: a tile without landscape looks alike in every turn.
  const key = (action: Action) => stable(game.alike?.(state, action) ?? action);
  const legal = new Set(
    legalActions(game, state)
      .filter((a) => verbs === undefined || verbs.includes(a.do))
      .map(key)
  );
  const named = new Set<string>();
  for (const action of wanted as Action[]) {
    const unknown = unknownField(game, action);
    if (unknown !== undefined) return unknown;
    const meant =
      seats.map((seat) => game.canonical(state, seat, action)).find((a) => a !== null) ??
      ownAction(game, state, seats, action);
    if (!meant) return `${text(action)} is not legal`;
    named.add(key(meant));
  }
  for (const action of legal) if (!named.has(action)) return `${action} is legal too`;
  for (const action of named) if (!legal.has(action)) return `${action} is not among the verbs named`;
  return null;
}

/** An action that names its seat, as a step does. */
function ownAction<S>(game: Game<S>, state: S, seats: readonly Seat[], named: Action): Action | null {
  const { seat, ...action } = named;
  return seats.some((s) => s === seat) ? game.canonical(state, seat as Seat, action as Action) : null;
}

/** Points an event gave a seat; `left` is what no claim about a part of them has named yet. */
interface Gain {
  readonly seat: Seat;
  readonly sources: readonly string[];
  readonly score: Score | undefined;
  left: number;
}

function gains({ points, seat, seats, source, also, feature, score }: GameEvent): Gain[] {
  if (typeof points !== 'number') return [];
  const on = isFields(feature as Json | undefined) ? (feature as Fields).on : undefined;
  const winners = Array.isArray(seats) ? (seats as Seat[]) : seat === undefined ? [] : [seat];
  const sources = [source ?? on, ...(also === undefined ? [] : [also])].map(wordOf);
  return winners.map((winner) => ({ seat: winner, sources, score, left: points }));
}

/** Whether a part of a score is named after a source and worth so many points. */
const hasPart = (score: Score | undefined, source: string, points: number): boolean =>
  score?.op === 'sum' &&
  score.parts.some(
    (part) => (part.label === `score.${source}` && total(part) === points) || hasPart(part, source, points)
  );

/**
 * Compares a list of `[seat, source, points]` with the scored events: each entry once; extra events are allowed. A part of a
 * feature's points may be an entry of its own: the feature is then claimed without it.
 */
export function checkEvents(events: readonly GameEvent[], wanted: Json): string | null {
  if (!Array.isArray(wanted)) return 'events wants a list of lists';
  const all = events.flatMap(gains);
  const told = all.map(({ seat, sources, left }) => text([seat, sources[0], left])).join(' ');
  const open = new Set(all);
  const isScored = (entry: Json) => {
    const found = [...open].find((gain) =>
      gain.sources.some((source) => text([gain.seat, source, gain.left]) === text(entry))
    );
    return found !== undefined && open.delete(found);
  };
  const isPart = (entry: Json) => {
    const [seat, source, points] = Array.isArray(entry) ? entry : [];
    if (typeof points !== 'number') return false;
    const found = [...open].find((gain) => gain.seat === seat && hasPart(gain.score, wordOf(source), points));
    if (found) found.left -= points;
    return found !== undefined;
  };
  const rest = (wanted as Json[]).filter((entry) => !isScored(entry)).filter((entry) => !isPart(entry));
  const missing = rest.find((entry) => !isScored(entry));
  return missing === undefined ? null : `${text(missing)} was not scored; there were ${told}`;
}
