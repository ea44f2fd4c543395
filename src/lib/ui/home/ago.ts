const units = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
  ['week', 604_800_000],
  ['month', 2_629_800_000],
  ['year', 31_557_600_000]
] as const;

/** How long ago something was, in the largest unit that fits: "2 hours ago". Times in milliseconds. */
export function ago(then: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, length] = units.findLast(([, size]) => passed >= size) ?? ['second', Infinity];
  return words.format(-Math.floor(passed / length), unit);
}
