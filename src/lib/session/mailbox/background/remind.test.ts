import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Store } from '../../../net/storage/store.ts';
import { RelayServer } from '../../../net/testing/relayServer.ts';
import { dealFor } from '../../../table/testing/gatherers.ts';
import { authorFrom } from '../../../net/nostr/event.ts';
import { Apart, KEY } from '../testing.ts';
import { lookForTurns, sendLeft } from './remind.ts';
import { putReminder, reminderOf } from './reminder.ts';

let server: RelayServer;
let game: Apart;
let store: Store;

/** Stores the reminder that the page of this person leaves when it is closed. */
async function leaveReminder(n: number): Promise<void> {
  const { header, snapshot } = game.last!;
  store = await game.people[n].keep();
  await store.putTable({ id: game.room, touched: 0, info: { fragment: '#r=x' } });
  const party = header.parties.findIndex((_, other) => game.personOf(other) === n);
  await putReminder(store, game.room, {
    key: KEY,
    relays: [server.url],
    own: [server.url],
    authors: header.parties.map(
      (_, other) => authorFrom(game.chainOf(game.personOf(other)).mailSecret, 'mail-author').key
    ),
    names: header.parties.map(({ name }) => name),
    party,
    known: game.last!.lengths.reduce((sum, length) => sum + length, 0),
    asked: snapshot.awaited.some((slot) => slot.party === party)
  });
}

const playing = () => game.personOf(game.last!.snapshot.awaited[0].party);

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  server = await RelayServer.open();
  game = await Apart.gather({
    people: 2,
    relays: () => [{ url: server.url, own: true }],
    deal: dealFor(1, { options: { rounds: 3 } })
  });
  await game.begin();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

it('reports once a turn that came while no page was open, and names the player', async () => {
  const waiting = 1 - playing();
  await leaveReminder(waiting);
  expect(await lookForTurns(store)).toEqual({ fresh: [], waiting: 0 });
  await game.open(1 - waiting);
  const { header } = game.last!;
  const name = header.parties.find((_, party) => game.personOf(party) !== waiting)!.name;
  expect(await lookForTurns(store)).toEqual({
    fresh: [{ room: game.room, fragment: '#r=x', name }],
    waiting: 1
  });
  // The badge stays until the page was opened; the notification comes once.
  expect(await lookForTurns(store)).toEqual({ fresh: [], waiting: 1 });
  expect((await reminderOf(store, game.room))?.known).toBe(
    game.last!.lengths.reduce((sum, length) => sum + length, 0)
  );
});

it('counts a turn known before the page was closed without a notification', async () => {
  await leaveReminder(playing());
  expect(await lookForTurns(store)).toEqual({ fresh: [], waiting: 1 });
});

it('is not stopped by a table whose reminder is damaged', async () => {
  const waiting = 1 - playing();
  await leaveReminder(waiting);
  await store.putTable({ id: 'other', touched: 1, info: { fragment: '#r=other' } });
  await store.putSecret('other', 'reminder', Uint8Array.of(0xff));
  await game.open(1 - waiting);
  expect((await lookForTurns(store)).fresh.map(({ room }) => room)).toEqual([game.room]);
  expect(await sendLeft(store, () => Date.now() / 1_000)).toBe('sent');
});

it('treats no answer, malformed mail and another table as no news', async () => {
  await leaveReminder(1 - playing());
  await game.open(playing());
  server.faults.withhold = () => true;
  expect(await lookForTurns(store)).toEqual({ fresh: [], waiting: 0 });
  await server.close();
  expect(await lookForTurns(store)).toEqual({ fresh: [], waiting: 0 });
  server = await RelayServer.open();
});

it('sends what a closed page left behind', async () => {
  server.faults.refuse = () => 'restricted: full';
  const player = playing();
  expect((await game.open(player)).sent).toBe('unsent');
  await leaveReminder(player);
  const now = () => Date.now() / 1_000;
  expect(await sendLeft(store, now)).toBe('unsent');
  delete server.faults.refuse;
  expect(await sendLeft(store, now)).toBe('sent');
  const { position } = game.last!.snapshot;
  await game.open(1 - player);
  expect(game.last!.snapshot.position).toBeGreaterThan(position);
});

it('judges by the time it is given whether mail has expired, not by the clock of the device', async () => {
  server.faults.refuse = () => 'restricted: full';
  const player = playing();
  await game.open(player);
  await leaveReminder(player);
  delete server.faults.refuse;
  const { puts } = server.traffic;
  const later = Date.now() / 1_000 + 100 * 24 * 3_600;
  expect(await sendLeft(store, () => later)).toBe('sent');
  expect(server.traffic.puts).toBe(puts);
  expect(await sendLeft(store, () => Date.now() / 1_000)).toBe('sent');
  expect(server.traffic.puts).toBeGreaterThan(puts);
});
