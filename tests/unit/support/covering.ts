import { Random } from '../../../src/lib/kernel/random.ts';

/** Row and what it says of every choice of `strength` items: which of them are in. */
function* said(row: readonly boolean[], strength: number, from = 0, key = ''): Generator<string> {
  if (strength === 0) {
    yield key;
    return;
  }
  for (let i = from; i <= row.length - strength; i++)
    yield* said(row, strength - 1, i + 1, `${key}${i}${row[i] ? '+' : '-'}`);
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
  const covered = new Set(rows.flatMap((row) => [...said(row, n)]));
  let all = 2 ** n;
  for (let k = 0; k < n; k++) all = (all * (items.length - k)) / (k + 1);
  while (covered.size < all) {
    let best: { row: boolean[]; fresh: string[] } | null = null;
    for (let tries = 0; tries < 40; tries++) {
      const row = items.map(() => random.below(2) === 1);
      const fresh = [...said(row, n)].filter((key) => !covered.has(key));
      if (!best || fresh.length > best.fresh.length) best = { row, fresh };
    }
    if (!best || best.fresh.length === 0) continue;
    rows.push(best.row);
    for (const key of best.fresh) covered.add(key);
  }
  return rows.map((row) => items.filter((_, i) => row[i]));
}
