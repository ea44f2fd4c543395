import { expect, it } from 'vitest';
import { exportRecord } from './record/record.ts';
import { Table } from './fold/table.ts';
import { Circle, digestOf, games, headerFor } from './testing/bench.ts';
import { verifyRecord } from './record/verify.ts';

it('folds a long game of four as it comes in and verifies it; prints how long that took', async () => {
  const header = headerFor({ seats: [0, 1, 2, 3], options: { rounds: 20 } });
  const circle = new Circle(header, Table.open(header, games));
  await circle.sit();
  await circle.play(11);
  const [{ table }] = circle.devices;
  const entries = circle.entries;

  const begun = performance.now();
  const report = await verifyRecord(exportRecord(table), games);
  const verified = performance.now() - begun;
  expect(report).toMatchObject({ ok: true, over: true });
  expect(report.draws).toBeGreaterThan(120);

  // In the order they were signed, as a peer would receive them.
  const late = Table.open(header, games);
  const ordered = table.entries().sort((a, b) => a.position - b.position || a.index - b.index);
  const times = ordered.map((entry) => {
    const start = performance.now();
    late.receive(entry.bytes);
    void late.snapshot;
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  const median = times[times.length >> 1];
  const p95 = times[Math.floor(times.length * 0.95)];
  console.log(
    `table: ${entries.length} entries, ${report.draws} draws: verify ${verified.toFixed(0)} ms; ` +
      `receive p50 ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`
  );
  expect(digestOf(late)).toBe(digestOf(table));
});
