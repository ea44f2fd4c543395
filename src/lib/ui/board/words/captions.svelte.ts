import type { Sign } from '../buttons/signs.ts';

/** Signs that were used on this device: their buttons need no caption any more. */

const key = 'bastide.signs';

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((sign) => typeof sign === 'string') : [];
  } catch {
    return [];
  }
}

let used = $state.raw<readonly string[]>(stored());

/** Whether the button of a sign shows its caption. Reactive. */
export const isNew = (sign: Sign): boolean => !used.includes(sign);

/** Stores on this device that a sign was used. */
export function learn(sign: Sign): void {
  if (!isNew(sign)) return;
  used = [...used, sign];
  try {
    localStorage.setItem(key, JSON.stringify(used));
  } catch {
    // It could not be stored: the caption appears again at the next visit.
  }
}
