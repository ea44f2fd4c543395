import { dayOf } from '../../bots/puzzle.ts';

const KEY = 'bastide.puzzles';
const MOST_DAYS = 400;

/** Dates (YYYY-MM-DD) among what was stored, ascending, each once. */
export function parseDays(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(found)) return [];
    const dates = found.filter(
      (one): one is string => typeof one === 'string' && /^\d{4}-\d\d-\d\d$/.test(one)
    );
    return [...new Set(dates)].sort();
  } catch {
    // Foreign or truncated text: nothing is solved.
    return [];
  }
}

/** How many days in a row are solved up to `today`; an unsolved `today` does not end the row. */
export function streakOf(solved: readonly string[], today: string): number {
  const days = new Set(solved.map(dayOf));
  let day = dayOf(today);
  if (!days.has(day)) day--;
  let streak = 0;
  while (days.has(day - streak)) streak++;
  return streak;
}

/** The date of this device. */
export function dateHere(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The puzzles solved on this device. If the browser stores nothing, they last until the page is closed. */
class PuzzleDays {
  #solved = $state.raw<readonly string[]>(parseDays(stored()));

  has(date: string): boolean {
    return this.#solved.includes(date);
  }

  streak(today: string): number {
    return streakOf(this.#solved, today);
  }

  solve(date: string): void {
    if (this.has(date)) return;
    this.#solved = [...this.#solved, date].sort().slice(-MOST_DAYS);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#solved));
    } catch {
      // This browser stores nothing.
    }
  }
}

export const puzzleDays = new PuzzleDays();
