import { GAMES, manifestOf } from '../games/catalogue.ts';
import type { Action, Seat } from '../kernel/game.ts';
import { parseScript, type ScriptHeader, type Step } from '../kernel/script/parse.ts';

/**
 * A lesson as the list shows it. Name and subject of a game's own lessons are `learn.<id>` and `learn.<id>.about`, of a
 * set's `set.<id>.name` and `set.<id>.lesson`.
 */
export interface LessonEntry {
  /** Id of its script: the game or expansion it teaches. A lesson named as its game is the first one. */
  readonly id: string;
  readonly game: 'landscape' | 'clinic';
  readonly minutes: number;
}

/** Lessons of the base games; a set's is in its manifest. */
const FIRST: readonly LessonEntry[] = [
  { id: 'landscape', game: 'landscape', minutes: 3 },
  { id: 'clinic', game: 'clinic', minutes: 4 }
];

/** Further lessons of the base games, after the first one. */
const FURTHER: readonly LessonEntry[] = [{ id: 'clinicRound', game: 'clinic', minutes: 10 }];

/** All lessons: of each game first its own, then those of its sets. */
export const LESSONS: readonly LessonEntry[] = FIRST.flatMap((first) => [
  first,
  ...FURTHER.filter(({ game }) => game === first.game),
  ...(GAMES.find(({ id }) => id === first.game)?.expansions ?? []).map(({ id, lesson }) => ({
    id,
    game: first.game,
    minutes: lesson
  }))
]);

/** The seat of the learner. */
export const LEARNER: Seat = 0;

/**
 * A step of a lesson. With `say` the learner takes it; all others happen by themselves. Both texts are keys
 * below `learn.<lesson>.`: what to do, and an explanation of the result.
 */
export interface LessonStep {
  readonly step: Step;
  readonly say: string | null;
  readonly then: string | null;
  /** How much is offered when the lesson asks for one step; the learner has to ignore the rest. */
  readonly offers: Offers;
}

/** The step alone; its tile in every turn that fits; everything the rules allow. */
export type Offers = 'step' | 'turns' | 'all';

export interface Lesson {
  readonly header: ScriptHeader;
  readonly steps: readonly LessonStep[];
}

/** Scripts of the base games' lessons. */
const files = import.meta.glob<string>('./lessons/*.jsonl', { query: '?raw', import: 'default' });

/**
 * Reads a lesson: a script whose comments `// say: key`, `// then: key` and `// offers: turns` (or `all`) belong
 * to the next step. Throws a `ScriptError` for what is no script.
 */
export function parseLesson(text: string): Lesson {
  const { header, steps } = parseScript(text);
  const lines = text.split('\n');
  let from = 0;
  return {
    header,
    steps: steps.map((step) => {
      const notes = lines.slice(from, step.line - 1);
      from = step.line;
      const note = (name: string) =>
        notes
          .find((line) => line.startsWith(`// ${name}: `))
          ?.slice(name.length + 5)
          .trim() ?? null;
      const offers = note('offers');
      return {
        step,
        say: note('say'),
        then: note('then'),
        offers: offers === 'turns' || offers === 'all' ? offers : 'step'
      };
    })
  };
}

/** Loads a lesson's script; rejects when there is no such lesson. */
export async function loadLesson(id: string): Promise<Lesson> {
  const set = manifestOf(id);
  if (set) return parseLesson((await (await set.help()).lesson()).default);
  const load = files[`./lessons/${id}.jsonl`];
  if (!load) throw new Error(`There is no lesson called ${id}.`);
  return parseLesson(await load());
}

/** Whether a legal action is offered while a lesson waits for a step, worded by the game as `wanted`. */
export function isOffered({ step, offers }: LessonStep, wanted: Action, action: Action): boolean {
  const same = (a: Action, b: Action) => JSON.stringify(a) === JSON.stringify(b);
  if (step.kind !== 'do') return false;
  if (offers === 'all') return true;
  if (offers === 'step') return same(action, wanted);
  return same({ ...action, turn: 0 }, { ...wanted, turn: 0 });
}
