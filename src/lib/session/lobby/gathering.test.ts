import { ed25519 } from '@noble/curves/ed25519.js';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import { buildLink, newInvite, type Invite } from '../../net/link/link.ts';
import { Lobby, type LobbyOption } from '../../net/room/lobby.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { headerFor } from '../../table/testing/bench.ts';
import { encodeHeader, type Header } from '../../table/header.ts';
import { temporaryIdentity, type PendingIdentity } from '../storage/identity.ts';
import type { TableInfo } from '../table/tableInfo.ts';
import { stubPage, stubSockets } from '../testing/page.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { connect, type Connection } from './connect.ts';
import { Gathering, type GatheringOptions } from './gathering.svelte.ts';
import { headerFor as lobbyHeader } from './header.ts';
import { writePlan } from './plan.ts';

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

async function openGathering(invite: Invite, identity: PendingIdentity, more: Partial<GatheringOptions>) {
  const failed = vi.fn();
  const gathering = await Gathering.open(
    {
      invite,
      page: PAGE,
      reach: REACH,
      wish: null,
      watching: false,
      link: buildLink(invite, PAGE),
      name: () => 'Bo',
      info: () => null,
      keep: async () => undefined,
      header: () => null,
      table: () => null,
      openTable: async () => undefined,
      shown: () => undefined,
      failed,
      leave: () => undefined,
      mail: () => null,
      ...more
    },
    identity
  );
  open.push(gathering);
  return { gathering, failed };
}

/** Connects a stranger who writes a header with a device and itself into the lobby; returns what that device opens. */
async function shownForeignHeader(info: Pick<TableInfo, 'opener' | 'copied'>): Promise<Header[]> {
  const invite = newInvite();
  const plan = tablePlan();
  const [mine, stranger] = [await temporaryIdentity(), await temporaryIdentity()];
  const [{ party }, other] = [await mine.whole, await stranger.whole];
  const claim = { party: other.party, name: 'Eve', kind: 'person', ready: true } as const;
  const header = lobbyHeader(plan, party, new Map([[1, claim]]))!;
  const opened: Header[] = [];
  const lookup = vi.fn(
    () => ({ ...info, plan, fragment: '#', phase: 'lobby', awaited: [], mine: false }) as TableInfo
  );
  const shown = vi.fn();
  await openGathering(invite, mine, {
    info: lookup,
    shown,
    openTable: async (given) => void opened.push(given)
  });
  const writer = await connect({ invite, auth: null, reach: REACH, page: PAGE, missing: () => true });
  open.push(writer);
  await vi.waitFor(() => expect(writer.mesh.peers.size).toBe(1), 5_000);
  shown.mockClear();
  writer.lobby.setOption('header', toBase64url(encodeHeader(header)));
  // Reading a header ends with a look at the screen, after the one for the change itself.
  await vi.waitFor(() => expect(shown.mock.calls.length).toBeGreaterThan(1), 5_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return opened;
}

test('a device that invites opens no header that a stranger wrote with its key; one with a moved seat does', async () => {
  expect(await shownForeignHeader({ opener: true })).toEqual([]);
  expect((await shownForeignHeader({ opener: true, copied: true })).length).toBeGreaterThan(0);
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
  const { failed } = await openGathering(invite, await temporaryIdentity(), {
    header: () => headerFor({ seats: [0, 1], first: 0 })
  });
  await vi.waitFor(() => expect(stranger.mesh.peers.size).toBe(1), 5_000);
  await vi.waitFor(() => expect(options.has('header')).toBe(true), 5_000);
  expect(failed).not.toHaveBeenCalled();
  expect(written.mock.calls.length).toBeLessThan(4);
});

test('a device whose header a stranger replaces writes it again, at a limited rate', async () => {
  const invite = newInvite();
  const header = headerFor({ seats: [0, 1], first: 0 });
  const text = toBase64url(encodeHeader(header));
  const { gathering } = await openGathering(invite, await temporaryIdentity(), { header: () => header });
  gathering.lobbyChanged();
  const stranger = await connect({ invite, auth: null, reach: REACH, page: PAGE, missing: () => true });
  open.push(stranger);
  const { lobby } = stranger;
  await vi.waitFor(() => expect(lobby.options.get('header')).toBe(text), 5_000);
  let written = 0;
  lobby.onChange(() => {
    if (lobby.options.get('header') === text) written++;
  });
  lobby.setOption('header', 'junk');
  await vi.waitFor(() => expect(written).toBe(1), 5_000);
  for (let i = 0; i < 40; i++) {
    lobby.setOption('header', `junk ${i}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(written).toBeLessThan(10);
});

test('after a header that could not be opened, the one that was opened is written', async () => {
  const invite = newInvite();
  const [first, second] = [headerFor({ seats: [0, 1], first: 0 }), headerFor({ seats: [0, 1], first: 1 })];
  let header = first;
  const { gathering } = await openGathering(invite, await temporaryIdentity(), { header: () => header });
  gathering.lobbyChanged();
  const guest = await connect({ invite, auth: null, reach: REACH, page: PAGE, missing: () => true });
  open.push(guest);
  header = second;
  gathering.lobbyChanged();
  const text = toBase64url(encodeHeader(second));
  await vi.waitFor(() => expect(guest.lobby.options.get('header')).toBe(text), 5_000);
});

test('an inviting device whose plan others replace writes it again, at a limited rate and at last', async () => {
  const invite = newInvite();
  const plan = tablePlan();
  let info = { opener: true, plan, fragment: '#', phase: 'lobby', awaited: [], mine: false } as TableInfo;
  const { gathering } = await openGathering(invite, await temporaryIdentity(), {
    info: () => info,
    keep: async (changed) => void (info = changed)
  });
  gathering.lobbyChanged();
  const stranger = await connect({ invite, auth: null, reach: REACH, page: PAGE, missing: () => true });
  open.push(stranger);
  const { lobby } = stranger;
  const stated = () => lobby.options.get('plan');
  await vi.waitFor(() => expect(stated()).toBe(writePlan(plan)), 5_000);
  let written = 0;
  lobby.onChange(() => {
    if (stated() === writePlan(plan)) written++;
  });
  for (let i = 0; i < 40; i++) {
    lobby.setOption('plan', `junk ${i}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(10);
  await vi.waitFor(() => expect(stated()).toBe(writePlan(plan)), 10_000);
  // Its own changes are no answer to others.
  for (const level of ['gentle', null, 'gentle', null, 'gentle'] as const) {
    gathering.actions.seatBot(1, level);
    await vi.waitFor(() => expect(stated()).toBe(writePlan(info.plan)), 2_000);
  }
  expect(info.plan.seats[1].kind).toBe('bot');
});

/** A guest that knows a plan, and a stranger connected with it. */
async function guestAndStranger(more: Partial<GatheringOptions> = {}) {
  const invite = newInvite();
  let info = { plan: tablePlan(), fragment: '#', phase: 'lobby', awaited: [], mine: false } as unknown;
  const opened: Header[] = [];
  const { failed } = await openGathering(invite, await temporaryIdentity(), {
    info: () => info as TableInfo,
    keep: async (changed) => void (info = changed),
    header: () => opened[0] ?? null,
    openTable: async (header) => void opened.push(header),
    ...more
  });
  const stranger = await connect({ invite, auth: null, reach: REACH, page: PAGE, missing: () => true });
  open.push(stranger);
  await vi.waitFor(() => expect(stranger.mesh.peers.size).toBe(1), 5_000);
  return { lobby: stranger.lobby, opened, failed, info: () => info as TableInfo };
}

test('of headers that play the plan few are judged at once, and the good one is opened', async () => {
  const { lobby, opened, failed } = await guestAndStranger();
  const [{ party: inviter }, { party }] = [
    await (await temporaryIdentity()).whole,
    await (await temporaryIdentity()).whole
  ];
  const claims = new Map([[1, { party, name: 'Bo', kind: 'person', ready: true } as const]]);
  const write = (key?: Uint8Array) => {
    const header = lobbyHeader(tablePlan(), inviter, claims)!;
    const parties = header.parties.map((one, i) => (i > 0 && key ? { ...one, key } : one));
    lobby.setOption('header', toBase64url(encodeHeader({ ...header, parties })));
  };
  const { Point } = ed25519;
  const weak = Point.fromHex('ec' + 'ff'.repeat(30) + '7f');
  for (let n = 1; n <= 40; n++) {
    write(Point.BASE.multiply(BigInt(n)).add(weak).toBytes());
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(failed.mock.calls.length).toBeGreaterThan(0);
  expect(failed.mock.calls.length).toBeLessThan(10);
  write();
  await vi.waitFor(() => expect(opened.length).toBe(1), 10_000);
});

test('of plans that a stranger writes one after the other one is stored at a time, and the last one at last', async () => {
  let [storing, most] = [0, 0];
  let info = { plan: tablePlan(), fragment: '#', phase: 'lobby', awaited: [], mine: false } as unknown;
  const { lobby } = await guestAndStranger({
    info: () => info as TableInfo,
    keep: async (changed) => {
      info = changed;
      most = Math.max(most, ++storing);
      await new Promise((resolve) => setTimeout(resolve, 100));
      storing--;
    }
  });
  const plans = Array.from({ length: 31 }, (_, n) => tablePlan({ first: n % 2 }));
  for (const plan of plans) {
    lobby.setOption('plan', writePlan(plan));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(most).toBe(1);
  await vi.waitFor(() => expect((info as TableInfo).plan).toEqual(plans[30]), 5_000);
});
