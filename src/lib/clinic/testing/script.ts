import type { Action, Game, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ClinicState } from '../state.ts';

type Fields = Record<string, Json>;

/** Runs a script of JSON lines (docs/script.md) against Clinic; throws an Error that names the line. */
export function runScript(game: Game<ClinicState>, text: string): ClinicState {
  let state: ClinicState | null = null;
  let answers: { seat: Seat; action: Action }[] = [];
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '' || line.startsWith('//')) return;
    const step = JSON.parse(line) as Fields;
    try {
      if (state === null) state = begin(game, step);
      else answers = perform(game, state, step, answers);
    } catch (error) {
      throw new Error(`line ${i + 1}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error
      });
    }
  });
  if (state === null) throw new Error('empty script');
  return state;
}

function begin(game: Game<ClinicState>, header: Fields): ClinicState {
  return game.setup({
    seats: (header.seats as string[]).length,
    expansions: (header.expansions as string[] | undefined) ?? [],
    options: (header.options as Fields | undefined) ?? {}
  });
}

function actionOf(step: Fields): { seat: Seat; action: Action } {
  const { seat, ...action } = step;
  return { seat: seat as Seat, action: action as unknown as Action };
}

function perform(
  game: Game<ClinicState>,
  state: ClinicState,
  step: Fields,
  answers: readonly { seat: Seat; action: Action }[]
): { seat: Seat; action: Action }[] {
  if (step.given) game.given!(state, step.given as Fields);
  else if (step.expect) expectAll(game, state, step.expect as Fields);
  else if (step.draw !== undefined) game.advance(state, { kind: 'draw', outcome: step.draw as string });
  else {
    const answer = actionOf(step);
    const awaits = game.awaits(state);
    const seats = awaits.kind === 'choice' ? awaits.seats : [];
    const taken = answer.action.do === 'pass' && !(awaits.kind === 'choice' && awaits.verbs.includes('pass'));
    if (taken) return [...answers];
    const choices = [...answers, answer];
    if (seats.includes(answer.seat) && choices.length < seats.length) {
      if (!game.canonical(state, answer.seat, answer.action))
        throw new Error(`not legal: ${JSON.stringify(step)}`);
      return choices;
    }
    game.advance(state, { kind: 'choice', choices });
  }
  return [];
}

function expectAll(game: Game<ClinicState>, state: ClinicState, expected: Fields): void {
  for (const field of Object.keys(expected).sort()) {
    const fault = expectOne(game, state, field, expected);
    if (fault) throw new Error(`${field}: ${fault}`);
  }
}

const text = (value: unknown) => JSON.stringify(value);
const sorted = (actions: readonly unknown[]) => actions.map(sortedText).sort();
function sortedText(value: unknown): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? text(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : text(value);
}

/** A sentence for what is not as expected, or null. */
function expectOne(
  game: Game<ClinicState>,
  state: ClinicState,
  field: string,
  expected: Fields
): string | null {
  const wanted = expected[field];
  const awaits = game.awaits(state);
  const seats = awaits.kind === 'choice' ? awaits.seats : [];
  const legal = seats.flatMap((seat) => game.actions(state, seat));
  switch (field) {
    case 'verbs':
    case 'code':
      return null;
    case 'over':
      return (awaits.kind === 'over') === wanted ? null : text(awaits);
    case 'scores':
      return text(game.scores(state)) === text(wanted) ? null : text(game.scores(state));
    case 'awaits': {
      const { seat, verbs, draw } = wanted as { seat?: Seat; verbs?: string[]; draw?: string };
      const ok =
        awaits.kind === 'draw'
          ? draw === awaits.pile
          : awaits.kind === 'choice' &&
            draw === undefined &&
            (seat === undefined || seats.includes(seat)) &&
            (verbs === undefined || text([...verbs].sort()) === text(awaits.verbs));
      return ok ? null : text(awaits);
    }
    case 'count': {
      const counts = wanted as Record<string, number>;
      const wrong = Object.keys(counts)
        .sort()
        .filter((verb) => legal.filter((a) => a.do === verb).length !== counts[verb]);
      return wrong.length === 0
        ? null
        : text(wrong.map((verb) => [verb, legal.filter((a) => a.do === verb).length]));
    }
    case 'legal': {
      const verbs = expected.verbs as string[] | undefined;
      const among = legal.filter((a) => !verbs || verbs.includes(a.do));
      return text(sorted(among)) === text(sorted(wanted as Json[])) ? null : text(among);
    }
    case 'refuses':
      return expectRefusal(game, state, wanted as Fields, expected.code as string | undefined);
    default: {
      const fault = game.expect!(state, field, wanted);
      return fault === undefined ? 'no such field' : fault;
    }
  }
}

function expectRefusal(
  game: Game<ClinicState>,
  state: ClinicState,
  step: Fields,
  code?: string
): string | null {
  const before = text(game.encode(state));
  const { seat, action } = actionOf(step);
  const awaits = game.awaits(state);
  const others =
    awaits.kind === 'choice' && awaits.seats.includes(seat) ? awaits.seats.filter((s) => s !== seat) : [];
  try {
    const input =
      step.draw !== undefined
        ? ({ kind: 'draw', outcome: step.draw as string } as const)
        : ({
            kind: 'choice',
            choices: [{ seat, action }, ...others.map((s) => ({ seat: s, action: game.fallback(state, s) }))]
          } as const);
    game.advance(state, input);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (before !== text(game.encode(state))) return 'the refused step changed the state';
    return code === undefined || error.code === code ? null : `refused with ${error.code}`;
  }
  return 'was not refused';
}
