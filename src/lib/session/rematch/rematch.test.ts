import { describe, expect, it } from 'vitest';
import { buildLink, newInvite } from '../../net/link/link.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Fragment, TablePlan } from '../contracts.ts';
import { planOf, readPlan } from '../lobby/plan.ts';
import { partyWith } from '../parties/people.ts';
import type { Speaker, Talk, TalkMessage } from '../parties/messages.ts';
import { TalkNetwork } from '../parties/testing.ts';
import type { TableInfo } from '../table/tableInfo.ts';
import { Rematch, type RematchOptions } from './rematch.svelte.ts';
import { rematchPlan } from './rematchPlan.ts';

const landscape = (first?: number): TablePlan => ({
  ...planOf(headerFor({ seats: [0, 1, 2], first: 0 })),
  game: 'landscape',
  ...(first === undefined ? {} : { first })
});
const link = () => new URL(buildLink(newInvite([]), 'https://table.invalid/')).hash as Fragment;

/** Three devices with a finished game, each with its stored table info. */
async function over(isOver = true) {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 1 }));
  await circle.sit();
  const network = new TalkNetwork(circle);
  const posted: number[] = [];
  const kept = circle.devices.map(() => ({ fragment: '#x', plan: landscape() }) as unknown as TableInfo);
  const all = circle.devices.map(({ table }, party) => {
    const real = { header: table.header, fold: table.fold, snapshot: { ...table.snapshot, over: isOver } };
    return new Rematch({
      table: real as unknown as Table,
      talk: network.talks[party],
      party,
      partyOf: (key) => partyWith(table, key),
      info: () => kept[party],
      keep: async (info) => void (kept[party] = info),
      failed: (error) => expect.fail(String(error)),
      post: async () => void posted.push(party)
    });
  });
  return { circle, network, kept, all, posted };
}

describe('the next game of the same people', () => {
  it('is announced to all and stored with the finished game', async () => {
    const { all, kept } = await over();
    const fragment = link();
    expect(await all[1].announce(fragment, landscape())).toBe(true);
    for (const party of [0, 1, 2]) {
      expect(all[party].next).toMatchObject({ party: 1, fragment });
      expect(kept[party].next).toMatchObject({ party: 1, fragment });
    }
  });

  it('reaches those who were away by mail, with the plan of a rematch', async () => {
    const { circle, all, kept, posted } = await over();
    const fragment = link();
    all[2].destroy();
    await all[1].announce(fragment, landscape());
    expect(posted).toEqual([1]);
    expect(all[1].words).toBe(fragment);
    await all[2].read(1, all[1].words);
    expect(kept[2].next).toMatchObject({ party: 1, fragment });
    expect(all[2].next?.plan).toEqual(rematchPlan(circle.devices[2].table, 1, landscape()));
    expect(all[2].words).toBe('');
  });

  it('is taken from mail only once the game is over, and never with a damaged link', async () => {
    const { all } = await over(false);
    await all[2].read(1, link());
    expect([all[2].next, all[2].beside]).toEqual([null, null]);
    const { all: ended } = await over();
    await ended[2].read(1, '#nothing');
    expect(ended[2].next).toBeNull();
  });

  it('is that of the lower party when two open one at the same time', async () => {
    const { all } = await over();
    const [high, low] = [link(), link()];
    await all[2].announce(high, landscape());
    await all[0].announce(low, landscape());
    for (const one of all) expect(one.next?.fragment).toBe(low);
    await all[2].announce(high, landscape());
    expect(all[1].next?.fragment).toBe(low);
  });

  it('is a table beside the game while that runs, and is not stored', async () => {
    const { all, kept } = await over(false);
    const fragment = link();
    await all[0].announce(fragment, landscape());
    expect(all[1].next).toBeNull();
    expect(all[1].beside).toMatchObject({ party: 0, fragment });
    expect(kept.every((info) => info.next === undefined)).toBe(true);
  });

  it('is not taken from a stranger, or with a damaged link or plan', async () => {
    const { network, all } = await over();
    const plan = JSON.stringify(landscape());
    network.say(0, { say: 'next', link: '#nothing', plan });
    network.say(0, { say: 'next', link: link(), plan: '{}' });
    network.say(0, { say: 'next', link: 7, plan });
    network.say(9, { say: 'next', link: link(), plan });
    expect(all[1].next).toBeNull();
    network.say(0, { say: 'next', link: link(), plan });
    expect(all[1].next).not.toBeNull();
  });

  it('takes only the room, key and servers of a link: nothing that leads to another page', async () => {
    const { network, all } = await over();
    const fragment = link();
    const plan = JSON.stringify(landscape());
    network.say(0, { say: 'next', link: `../settings/${fragment}&t=AAAA&x=1`, plan });
    expect(all[1].next?.fragment).toBe(fragment);
  });

  it('keeps seats, people and bots, and lets the next seat begin', async () => {
    const { circle } = await over();
    const plan = rematchPlan(circle.devices[1].table, 1, landscape());
    expect(plan.first).toBe(2);
    expect(plan.seats.map(({ kind }) => kind)).toEqual(['friend', 'me', 'friend']);
    expect(plan.seats.map(({ name }) => name)).toEqual(circle.header.seats.map(({ name }) => name));
    expect(readPlan(JSON.stringify(plan))?.first).toBe(2);
    expect(readPlan(JSON.stringify({ ...plan, first: 3 }))?.first).toBeUndefined();
  });

  it('seats a bot again at its level, whoever opens it', async () => {
    const { circle } = await over();
    const { table } = circle.devices[0];
    const seats = table.header.seats.map((seat, i) => (i === 2 ? { ...seat, kind: 'bot' as const } : seat));
    const withBot = { header: { ...table.header, seats }, fold: table.fold } as unknown as Table;
    const known: TablePlan = {
      ...landscape(),
      seats: landscape().seats.map((seat, i) => (i === 2 ? { ...seat, kind: 'bot', bot: 'clever' } : seat))
    };
    for (const party of [0, 1])
      expect(rematchPlan(withBot, party, known).seats[2]).toMatchObject({ kind: 'bot', bot: 'clever' });
  });

  it('seats who played two seats here at both, and a bot as a bot', async () => {
    const { circle } = await over();
    const { header, fold } = circle.devices[0].table;
    const seats = header.seats.map((seat, i) => ({ ...seat, party: i === 2 ? 1 : 0 }));
    const two = { header: { ...header, seats }, fold } as unknown as Table;
    expect(rematchPlan(two, 0, landscape()).seats.map(({ kind }) => kind)).toEqual([
      'me',
      'device',
      'friend'
    ]);
    const bot = { ...header, seats: seats.map((seat, i) => (i === 0 ? { ...seat, kind: 'bot' } : seat)) };
    expect(
      rematchPlan({ header: bot, fold } as unknown as Table, 0, landscape()).seats.map(({ kind }) => kind)
    ).toEqual(['bot', 'me', 'friend']);
    const alone = { header: { ...header, seats: seats.slice(0, 1) }, fold } as unknown as Table;
    expect(rematchPlan(alone, 0, landscape())).not.toHaveProperty('first');
  });
});

/** One device, at a table that is over, with what it hears, sends and stores. */
function lone(
  more: Partial<RematchOptions> = {},
  info: TableInfo | null = { plan: landscape() } as TableInfo
) {
  const sent: unknown[] = [];
  const stored: TableInfo[] = [];
  let hear: (key: string, message: TalkMessage) => void = () => undefined;
  let arrive: (peer: string) => void = () => undefined;
  const stop = () => undefined;
  const talk = {
    onMessage: (take: (from: Speaker, message: TalkMessage) => void) => {
      hear = (key, message) => take({ peer: key, key }, message);
      return stop;
    },
    onArrival: (take: (peer: string) => void) => {
      arrive = take;
      return stop;
    },
    send: (message: TalkMessage, to?: string) => sent.push({ message, to }) > 0
  };
  const header = headerFor({ seats: [0, 1, 2], first: 1 });
  const rematch = new Rematch({
    table: { header, snapshot: { over: true }, fold: { tip: {} } } as unknown as Table,
    talk: talk as unknown as Talk,
    party: 1,
    partyOf: (key) => Number(key),
    info: () => info,
    keep: async (now) => void stored.push((info = now)),
    failed: (error) => expect.fail(String(error)),
    post: async () => undefined,
    ...more
  });
  const said = (key: string, fragment: string) =>
    hear(key, { say: 'next', link: fragment, plan: JSON.stringify(landscape()) });
  return { rematch, sent, stored, said, hear: (key: string, m: TalkMessage) => hear(key, m), arrive };
}

describe('a device that hears of the next game', () => {
  it('repeats only its own invitation to who comes later, and none of another party', async () => {
    const { rematch, sent, said, arrive } = lone();
    arrive('late');
    said('2', link());
    arrive('late');
    expect(sent).toEqual([]);
    const own = link();
    await rematch.announce(own, landscape());
    arrive('later');
    expect(sent).toMatchObject([
      { message: { link: own }, to: undefined },
      { message: { link: own }, to: 'later' }
    ]);
  });

  it('stores it once, also when it hears it again, and a second one of the same party in its place', () => {
    const { rematch, stored, said } = lone();
    const [first, second] = [link(), link()];
    for (const fragment of [first, first, second]) said('0', fragment);
    expect(stored.map(({ next }) => next?.fragment)).toEqual([first, second]);
    expect(rematch.next?.fragment).toBe(second);
  });

  it('takes nothing from its own key, from who has no seat, or from other messages', () => {
    const { rematch, said, hear } = lone({ partyOf: (key) => (key === 'x' ? null : Number(key)) });
    said('1', link());
    said('x', link());
    hear('0', { say: 'refuse', hash: '' });
    expect(rematch.next).toBeNull();
  });

  it('takes a link that only watches, or carries turns and codes, for the table it names', () => {
    const { rematch, said } = lone();
    const invite = newInvite([]);
    const whole = { ...invite, watching: true, letter: 'AAAA', offer: 'AAAA' };
    said('0', new URL(buildLink(whole, 'https://table.invalid/')).hash);
    expect(rematch.next?.fragment).toBe(new URL(buildLink(invite, 'https://table.invalid/')).hash);
  });

  it('tells what could not be stored', async () => {
    const failures: unknown[] = [];
    const { rematch, said } = lone({
      keep: () => Promise.reject(new Error('full')),
      failed: (error) => failures.push(error)
    });
    said('0', link());
    await Promise.resolve();
    await expect.poll(() => failures).toEqual([new Error('full')]);
    await expect(rematch.announce(link(), landscape())).rejects.toThrow('full');
  });

  it('finds it again with the stored table, and reads no mail without one or of its own party', async () => {
    const next = { party: 0, fragment: link(), plan: landscape() };
    expect(lone({}, { plan: landscape(), next } as unknown as TableInfo).rematch.next).toEqual(next);
    const stranger = lone({}, null);
    await stranger.rematch.read(0, link());
    const own = lone();
    await own.rematch.read(1, link());
    await own.rematch.read(0, '');
    expect([stranger.rematch.next, own.rematch.next]).toEqual([null, null]);
  });

  it('keeps the plan that was announced when the mail names the same link', async () => {
    const { rematch, stored, hear } = lone();
    const [fragment, plan] = [link(), { ...landscape(), aids: ['counter'] }];
    hear('0', { say: 'next', link: fragment, plan: JSON.stringify(plan) });
    const { next } = rematch;
    await rematch.read(0, fragment);
    expect([rematch.next, stored.length]).toEqual([next, 1]);
  });

  it('tells that its mail could not be stored', async () => {
    const { rematch } = lone({ post: () => Promise.reject(new Error('full')) });
    await expect(rematch.announce(link(), landscape())).rejects.toThrow('full');
  });

  it('announces nothing as a spectator', async () => {
    const { rematch, sent, stored } = lone({ party: null });
    expect(await rematch.announce(link(), landscape())).toBe(false);
    expect([sent, stored, rematch.next]).toEqual([[], [], null]);
  });
});
