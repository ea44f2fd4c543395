import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Circle } from '../../tests/hostile/support/circle.ts';
import { toBase64url } from '../lib/net/link/base64url.ts';
import { encodeHeader } from '../lib/table/header.ts';
import { Keeper } from './keeper.ts';
import { tableFolder } from './folders.ts';
import { evidenceOf } from '../lib/table/fold/evidence.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bastide-lighthouse-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Files are written in real time, between the steps of the clock. */
const written = (): Promise<void> => new Promise((done) => setTimeout(done, 40));

test('two players who are never online at the same time play through it, and it may restart in between', async () => {
  const circle = await Circle.open({ seed: 91, seats: 2, hostile: [0, 1] });
  const problems: string[] = [];
  const light = async (id: string) => {
    const transport = circle.network.join(id);
    const stored = await tableFolder(folder);
    const keeper = new Keeper(transport, stored, (problem) => problems.push(problem), circle.clock);
    await written();
    return { keeper, transport };
  };
  let { keeper, transport } = await light('light 0');
  const disks = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()];
  let position = 0;
  for (let visit = 0; visit < 14; visit++) {
    const player = circle.join(visit % 2, disks[visit % 2], `visit ${visit}`);
    if (visit === 0) player.lobby.setOption('header', toBase64url(encodeHeader(circle.header)));
    for (let second = 0; second < 4; second++) {
      await circle.pass(1_000);
      await written();
    }
    await circle.pass(25_000, { step: 1_000 });
    await written();
    position = player.snapshot.position;
    circle.remove(player);
    if (visit % 5 !== 4) continue;
    keeper.destroy();
    transport.destroy();
    ({ keeper, transport } = await light(`light ${visit}`));
  }
  expect(position).toBeGreaterThan(10);
  expect(keeper.table?.snapshot.position).toBe(position);
  expect(problems).toEqual([]);
  // It signed nothing in any log.
  expect(keeper.table && evidenceOf(keeper.table)).toEqual([]);
  keeper.destroy();
  transport.destroy();
});
