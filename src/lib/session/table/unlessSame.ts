/** Returns the old value when the new one is equal as JSON, to avoid needless redraws. */
export function unlessSame<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
