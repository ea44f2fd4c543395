import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { relaysInTests } from '../../net/testing/relays.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { rulesHash } from '../table/rulesHash.ts';
import { Apart, type ApartOptions } from './testing.ts';

const servers = relaysInTests(2);

const relays = () => servers.map(({ url }) => ({ url, own: false }));

const base = (people: number, witness: 'next' | 'all' = 'next', game = 'landscape') =>
  dealFor(people - 1, { game, witness, rules: rulesHash(game, []) });

const apart = (options: Partial<ApartOptions> & Pick<ApartOptions, 'people' | 'deal'>) =>
  Apart.gather({ relays, ...options });

describe('people who are never online at the same time', () => {
  it.each([
    [2, 4, 2],
    [3, 6, 2],
    [4, 8, 2]
  ])(
    '%i of them begin within %i openings, none with more than %i',
    async (people, most, each) => {
      const openings = await (await apart({ people, deal: base(people) })).begin();
      expect(openings).toHaveLength(most);
      for (let n = 0; n < people; n++)
        expect(openings.filter(({ who }) => who === n).length).toBeLessThanOrEqual(each);
      expect(openings.every(({ sent }) => sent === 'sent')).toBe(true);
    },
    60_000
  );
});

describe('what a head says beside the game', () => {
  it('is read by the other at the next opening, until it is taken back', async () => {
    const game = await apart({ people: 2, deal: base(2) });
    await game.begin();
    const [ada, bo] = game.people;
    ada.words = '#r=next';
    await game.open(0);
    await game.open(1);
    expect(bo.heard).toEqual(['#r=next']);
    ada.words = '';
    await game.open(0);
    await game.open(1);
    expect(bo.heard).toEqual([]);
  }, 60_000);

  it('is left out where it is too long, and the head stays readable', async () => {
    const game = await apart({ people: 2, deal: base(2) });
    await game.begin();
    game.people[0].words = 'é'.repeat(151);
    await game.playOn(6);
    expect(game.people.flatMap(({ heard }) => heard)).toEqual([]);
    expect(game.last!.snapshot.position).toBeGreaterThanOrEqual(6);
  }, 60_000);
});

describe('a whole game', () => {
  it('of the base game for two takes one opening a turn, and little at a relay', async () => {
    const game = await apart({ people: 2, deal: base(2) });
    const before = (await game.begin()).length;
    await game.playOn();
    // 71 tiles: the first is placed at the start, the last needs an opening of its own.
    expect(game.openings.length - before).toBeLessThanOrEqual(71);
    expect(game.openings.every(({ sent }) => sent === 'sent')).toBe(true);
    for (const server of servers) {
      expect(server.traffic.puts).toBeLessThan(100);
      expect(server.traffic.received).toBeLessThan(460_000);
      expect(JSON.stringify(server.events).length).toBeLessThan(120_000);
    }
  }, 120_000);
});
