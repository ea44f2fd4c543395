import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newInvite } from '../../net/link/link.ts';
import { Lobby, type LobbyOption } from '../../net/room/lobby.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { headerFor } from '../../table/testing/bench.ts';
import { temporaryIdentity } from '../storage/identity.ts';
import { stubPage, stubSockets } from '../testing/page.ts';
import { connect, type Connection } from './connect.ts';
import { Gathering } from './gathering.svelte.ts';

const PAGE = 'https://play.example/app/table/';
const REACH = { servers: [], points: [], iceServers: [] };
const open: (Connection | Gathering)[] = [];

beforeAll(loadCurve);
beforeEach(() => {
  stubPage();
  stubSockets();
});
afterEach(() => {
  for (const one of open.splice(0)) one.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a stranger who fills the lobby makes no device write its header again and again', async () => {
  const invite = newInvite();
  const stranger = await connect({ invite, auth: null, reach: REACH, page: PAGE, missing: () => true });
  open.push(stranger);
  const options = stranger.provider.doc.getMap<unknown>('options');
  for (let i = 0; i < 100; i++) options.set(`o${i}`, 'x');
  const set = Lobby.prototype.setOption;
  const written = vi.spyOn(Lobby.prototype, 'setOption').mockImplementation(function (
    this: Lobby,
    name: LobbyOption,
    value: string
  ) {
    // Without this a failure would be a test that never ends.
    if (written.mock.calls.length > 20) throw new Error('it is written again and again');
    set.call(this, name, value);
  });
  const failed = vi.fn();
  const gathering = await Gathering.open(
    {
      invite,
      page: PAGE,
      reach: REACH,
      wish: null,
      watching: false,
      link: PAGE,
      name: () => 'Bo',
      info: () => null,
      keep: async () => undefined,
      header: () => headerFor({ seats: [0, 1], first: 0 }),
      table: () => null,
      openTable: async () => undefined,
      shown: () => undefined,
      failed,
      leave: () => undefined,
      mail: () => null
    },
    await temporaryIdentity()
  );
  open.push(gathering);
  await vi.waitFor(() => expect(stranger.mesh.peers.size).toBe(1), 5_000);
  await vi.waitFor(() => expect(options.has('header')).toBe(true), 5_000);
  expect(failed).not.toHaveBeenCalled();
  expect(written.mock.calls.length).toBeLessThan(4);
});
