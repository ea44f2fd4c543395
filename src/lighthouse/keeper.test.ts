import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Circle } from '../../tests/hostile/support/circle.ts';
import { toBase64url } from '../lib/net/link/base64url.ts';
import { encodeHeader, tableIdOf } from '../lib/table/header.ts';
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

test('options that change while they are written are stored, the last ones at last', async () => {
  const stored = await tableFolder(folder);
  const optionsOf = (n: number) => new Map([['plan', 'x'.repeat(20_000 + n)]]);
  await Promise.all(Array.from({ length: 30 }, (_, n) => stored.putOptions(optionsOf(n))));
  expect((await tableFolder(folder)).options).toEqual(optionsOf(29));
  await stored.putOptions(optionsOf(0));
  expect((await tableFolder(folder)).options).toEqual(optionsOf(0));
  expect(readdirSync(folder)).toEqual(['options.json']);
});

test('few of the headers that a stranger writes one after the other are read, and the last one is', async () => {
  const circle = await Circle.open({ seed: 92, seats: 2, hostile: [0, 1] });
  const problems: string[] = [];
  const stored = {
    options: new Map(),
    entries: new Map(),
    putOptions: async () => undefined,
    putEntry: async () => undefined
  };
  const transport = circle.network.join('light');
  const keeper = new Keeper(transport, stored, (problem) => problems.push(problem), circle.clock);
  const { lobby } = circle.join(0, new Map(), 'stranger');
  await circle.pass(1_000);
  for (let n = 0; n < 40; n++) {
    lobby.setOption('header', `junk${n}`);
    await circle.pass(50);
  }
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThan(15);
  lobby.setOption('header', toBase64url(encodeHeader(circle.header)));
  for (let second = 0; second < 3; second++) {
    await circle.pass(1_000);
    await written();
  }
  expect(keeper.table?.id).toEqual(tableIdOf(circle.header));
  keeper.destroy();
});
