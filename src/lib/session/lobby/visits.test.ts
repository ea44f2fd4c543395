import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { RelayServer } from '../../net/testing/relayServer.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import type { SeatPlan, WitnessPolicy } from '../contracts.ts';
import { Apart } from '../mailbox/testing.ts';
import { rulesHash } from '../table/rulesHash.ts';
import { visitsOf } from './visits.ts';

const me: SeatPlan = { kind: 'me', name: 'Ada' };
const device: SeatPlan = { kind: 'device', name: 'Bea' };
const friend: SeatPlan = { kind: 'friend', name: '' };
const bot: SeatPlan = { kind: 'bot', name: 'Bot' };

const visits = (seats: readonly SeatPlan[], witness: WitnessPolicy = 'next') => visitsOf({ seats, witness });

describe('visits by the tables of docs/protocol.md', () => {
  it('one a turn under next, and for two under any policy', () => {
    expect(visits([me, friend])).toEqual({ start: 4, round: 2, neighbours: 0 });
    expect(visits([me, friend], 'all')).toEqual({ start: 4, round: 2, neighbours: 0 });
    expect(visits([me, friend, friend, friend])).toEqual({ start: 8, round: 4, neighbours: 0 });
  });

  it('two a turn for three and three for four where all witness', () => {
    expect(visits([me, friend, friend], 'all')?.round).toBe(6);
    expect(visits([me, friend, friend, friend], 'all')?.round).toBe(12);
  });

  it('counts bots with the inviter, and none at a table without friends', () => {
    expect(visits([me, bot, friend])).toEqual(visits([me, device, friend]));
    expect(visits([me, device])).toBeNull();
  });
});

describe('visits of a real game in which no two players are ever online together', () => {
  let server: RelayServer;
  beforeEach(async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    server = await RelayServer.open();
  });
  afterEach(async () => {
    await server.close();
    vi.unstubAllGlobals();
  });

  it.each<[string, readonly SeatPlan[], WitnessPolicy]>([
    ['two', [me, friend], 'next'],
    ['three, all witness', [me, friend, friend], 'all'],
    ['two seats of one device side by side', [me, device, friend], 'next'],
    ['the same two seats with a friend between each', [me, friend, device, friend], 'next']
  ])(
    '%s',
    async (_, seats, witness) => {
      const dealt = seats.map(({ kind, name }) =>
        kind === 'friend' ? ({ kind, name } as const) : ({ kind: 'person', name } as const)
      );
      const people = 1 + seats.filter(({ kind }) => kind === 'friend').length;
      const game = await Apart.gather({
        people,
        relays: () => [{ url: server.url, own: true }],
        deal: dealFor(1, { game: 'landscape', witness, rules: rulesHash('landscape', []), seats: dealt })
      });
      const started = await game.begin();
      const before = started.length;
      const rounds = 3;
      const last = game.last!.fold.tip.draw + rounds * seats.length;
      while (game.last!.fold.tip.draw < last)
        await game.open(game.personOf(game.last!.snapshot.awaited[0].party));
      const expected = visits(seats, witness)!;
      expect(before).toBeLessThanOrEqual(expected.start);
      expect(game.openings.length - before).toBe(rounds * expected.round);
    },
    60_000
  );
});
