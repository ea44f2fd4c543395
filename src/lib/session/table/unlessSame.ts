/** What was there before if the new value says the same in JSON, so that nobody draws anew what did not change. */
export function unlessSame<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
