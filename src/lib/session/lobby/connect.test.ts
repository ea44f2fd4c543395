import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newInvite } from '../../net/link/link.ts';
import { connect, type Connection } from './connect.ts';
import type { Reach } from './reach.ts';
import { stubPage, stubSockets } from '../testing/page.ts';

/** Addresses of the opened sockets. */
let dialled: string[];
let closed: number;
const open: Connection[] = [];

beforeEach(() => {
  closed = 0;
  dialled = stubSockets(() => closed++);
  stubPage();
});
afterEach(() => {
  for (const one of open.splice(0)) one.destroy();
  vi.unstubAllGlobals();
});

async function reaching(reach: Partial<Reach>, missing = true, page = 'https://play.example/app/table/') {
  const connection = await connect({
    invite: newInvite(),
    auth: null,
    reach: { servers: [], points: [], iceServers: [], ...reach },
    page,
    missing: () => missing
  });
  open.push(connection);
  return connection;
}

const points = [
  { id: 'n1', kind: 'nostr', url: 'wss://n.example/', mail: false },
  { id: 't1', kind: 'tracker', url: 'wss://t.example/', mail: false }
] as const;

test('every server and point it is given is dialled, and nothing else', async () => {
  await reaching({ servers: ['wss://play.example/signal'], points });
  await vi.waitFor(() => expect(dialled).toHaveLength(3));
  expect(new Set(dialled)).toEqual(
    new Set(['wss://play.example/signal', 'wss://n.example/', 'wss://t.example/'])
  );
});

test('without servers and points nothing is dialled', async () => {
  const { mesh } = await reaching({});
  await new Promise((done) => setTimeout(done, 700));
  expect(dialled).toEqual([]);
  expect(mesh.status.ways.filter(({ kind }) => kind === 'server' || kind === 'points')).toEqual([]);
});

test('meeting points are not dialled while no player is missing', async () => {
  await reaching({ points }, false);
  await new Promise((done) => setTimeout(done, 700));
  expect(dialled).toEqual([]);
});

test('plain ws:// is not dialled from an https page, and is named as insecure', async () => {
  const { mesh } = await reaching({
    servers: ['ws://192.0.2.1:4444/', 'ws://127.0.0.1:4444/'],
    points: [{ id: null, kind: 'nostr', url: 'ws://192.0.2.2:7000/', mail: false }]
  });
  await vi.waitFor(() =>
    expect(mesh.status.ways.find(({ kind }) => kind === 'points')?.points?.[0].problem).toBe('insecure')
  );
  expect(mesh.status.ways.find(({ name }) => name === 'ws://192.0.2.1:4444/')).toMatchObject({
    insecure: true,
    up: false
  });
  expect(dialled).toEqual(['ws://127.0.0.1:4444/']);
});

test('the same addresses are dialled from a page that came over plain http', async () => {
  await reaching({ servers: ['ws://192.0.2.1:4444/'] }, true, 'http://play.example/table/');
  await vi.waitFor(() => expect(dialled).toEqual(['ws://192.0.2.1:4444/']));
});

test('where the code of meeting points cannot be loaded, nothing that was dialled stays open', async () => {
  vi.doMock('../../net/signaling/openPipe.ts', () => {
    throw new TypeError('offline');
  });
  await expect(reaching({ servers: ['wss://play.example/signal'], points })).rejects.toThrow();
  vi.doUnmock('../../net/signaling/openPipe.ts');
  expect([dialled.length, closed]).toEqual([1, 1]);
});
