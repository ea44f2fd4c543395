import { Random } from '../../../src/lib/kernel/random.ts';

/** Calls `see` with a number for each choice of `strength` items of a row and which of them are in. */
function eachChoice(
  row: readonly boolean[],
  strength: number,
  see: (key: number) => void,
  from = 0,
  key = 0
): void {
  if (strength === 0) return see(key);
  for (let i = from; i <= row.length - strength; i++)
    eachChoice(row, strength - 1, see, i + 1, (key * row.length + i) * 2 + Number(row[i]));
}

/**
 * Few choices of some of these in which every three are met in all eight ways (in and out): none, each alone and all
 * first, then whichever of many random ones says the most that is new. The same list every time.
 */
export function covering<T>(items: readonly T[], strength = 3): T[][] {
  const n = Math.min(strength, items.length);
  const random = new Random(1);
  const rows = [
    items.map(() => false),
    ...items.map((_, only) => items.map((_item, i) => i === only)),
    items.map(() => true)
  ];
  let left = 2 ** n;
  for (let k = 0; k < n; k++) left = (left * (items.length - k)) / (k + 1);
  const covered = new Uint8Array((2 * items.length) ** n);
  const cover = (row: readonly boolean[]) =>
    eachChoice(row, n, (key) => {
      left -= 1 - covered[key];
      covered[key] = 1;
    });
  const freshIn = (row: readonly boolean[]) => {
    let fresh = 0;
    eachChoice(row, n, (key) => (fresh += 1 - covered[key]));
    return fresh;
  };
  rows.forEach(cover);
  while (left > 0) {
    let best: { row: boolean[]; fresh: number } | null = null;
    for (let tries = 0; tries < 40; tries++) {
      const row = items.map(() => random.below(2) === 1);
      const fresh = freshIn(row);
      if (!best || fresh > best.fresh) best = { row, fresh };
    }
    if (!best || best.fresh === 0) continue;
    rows.push(best.row);
    cover(best.row);
  }
  return rows.map((row) => items.filter((_, i) => row[i]));
}
