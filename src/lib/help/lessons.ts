import type { Action, Seat } from '../kernel/game.ts';
import { parseScript, type ScriptHeader, type Step } from '../kernel/script/parse.ts';

/** A lesson as the list shows it: `learn.<id>` is its name, `learn.<id>.about` what it teaches. */
export interface LessonEntry {
  /** Id of the game or expansion it teaches, and of its script. */
  readonly id: string;
  readonly minutes: number;
}

export const LESSONS: readonly LessonEntry[] = [
  { id: 'landscape', minutes: 3 },
  { id: 'river1', minutes: 1 },
  { id: 'abbot', minutes: 1 },
  { id: 'anniversary20', minutes: 2 },
  { id: 'covid19', minutes: 1 },
  { id: 'naturalDisasters', minutes: 2 },
  { id: 'blackDragon', minutes: 1 }
];

/** The seat of whoever learns. */
export const LEARNER: Seat = 0;

/**
 * A step of a lesson. With `say` the learner takes it; all others happen by themselves. Both texts are keys below
 * `learn.<lesson>.`: what to do, and what to make of what came of it.
 */
export interface LessonStep {
  readonly step: Step;
  readonly say: string | null;
  readonly then: string | null;
  /** Every turn that fits is offered, so that the learner has to find the right one. */
  readonly freeTurns: boolean;
}

export interface Lesson {
  readonly header: ScriptHeader;
  readonly steps: readonly LessonStep[];
}

const files = import.meta.glob<string>('./lessons/*.jsonl', { query: '?raw', import: 'default' });

/**
 * Reads a lesson: a script whose comments `// say: key`, `// then: key` and `// turns: free` belong to the next
 * step. Throws a `ScriptError` for what is no script.
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
      return { step, say: note('say'), then: note('then'), freeTurns: note('turns') === 'free' };
    })
  };
}

/** Loads a lesson's script; rejects when there is no such lesson. */
export async function loadLesson(id: string): Promise<Lesson> {
  const load = files[`./lessons/${id}.jsonl`];
  if (!load) throw new Error(`There is no lesson called ${id}.`);
  return parseLesson(await load());
}

/** Whether an action is offered while a lesson waits for a step: the step itself, or its tile in another turn. */
export function isOffered({ step, freeTurns }: LessonStep, wanted: Action, action: Action): boolean {
  const same = (a: Action, b: Action) => JSON.stringify(a) === JSON.stringify(b);
  if (step.kind !== 'do') return false;
  if (!freeTurns) return same(action, wanted);
  return same({ ...action, turn: 0 }, { ...wanted, turn: 0 });
}
