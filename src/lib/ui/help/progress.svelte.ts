import { LESSONS } from '../../help/lessons.ts';

const KEY = 'bastide.lessons';

/** Ids of lessons in the stored text; ignores ids that are no longer lessons, and text that is not a list. */
export function parseProgress(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return LESSONS.map(({ id }) => id).filter((id) => Array.isArray(found) && found.includes(id));
  } catch {
    // Foreign or truncated text: nothing is finished.
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The lessons finished on this device. If the browser stores nothing, they last until the page is closed. */
class Progress {
  #finished = $state.raw<readonly string[]>(parseProgress(stored()));

  get finished(): readonly string[] {
    return this.#finished;
  }

  has(id: string): boolean {
    return this.#finished.includes(id);
  }

  finish(id: string): void {
    if (!this.has(id)) this.#keep([...this.#finished, id]);
  }

  forget(): void {
    this.#keep([]);
  }

  #keep(finished: readonly string[]): void {
    this.#finished = finished;
    try {
      if (finished.length > 0) localStorage.setItem(KEY, JSON.stringify(finished));
      else localStorage.removeItem(KEY);
    } catch {
      // This browser stores nothing.
    }
  }
}

export const progress = new Progress();
