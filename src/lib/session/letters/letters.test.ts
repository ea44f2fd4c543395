import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import { Table } from '../../table/fold/table.ts';
import { decodeEntry, type Entry } from '../../table/log/entry.ts';
import { readLetter, writeLetter } from '../../table/record/letter.ts';
import { deviceOf, headerFor } from '../../table/testing/bench.ts';
import { rounds } from '../../table/testing/rounds.ts';
import { Letters, type LettersOptions } from './letters.svelte.ts';

/** What a device offers to send, and what becomes of the turns that it opens. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A table at which each party has signed, and seat 0 has ten choices; what is signed there stays with its device. */
async function table(seats = [0, 1, 2], asked = '0 0 0 0 0 0 0 0 0 0 1') {
  const options = { asked };
  const header = headerFor({ game: 'rounds', seats, first: 0, options });
  const devices = seats.map((party) =>
    deviceOf(
      header,
      party,
      Table.open(header, () => rounds as Game)
    )
  );
  for (const { writer } of devices) {
    const sit = await writer.sit();
    for (const device of devices) device.table.receive(sit);
  }
  const here = new Set<number>();
  const letters = (party: number | null, more: Partial<LettersOptions> = {}) => {
    const kept: Entry[] = [];
    let waiting: readonly string[] = [];
    const puts: number[] = [];
    const all = new Letters({
      table: devices[party ?? 0].table,
      party,
      isHere: (other) => here.has(other),
      keep: async (entries) => void kept.push(...entries),
      waiting: () => waiting,
      putWaiting: async (now) => void puts.push((waiting = now).length),
      ...more
    });
    return { letters: all, kept, puts, waiting: () => waiting };
  };
  const [ada] = devices;
  /** Seat 0 makes so many choices, which only its own device has. */
  const act = async (times = 1) => {
    const acts: Entry[] = [];
    for (let n = 0; n < times; n++) {
      const bytes = await ada.writer.act(0, { do: 'say', n });
      ada.table.receive(bytes);
      acts.push(decodeEntry(bytes));
    }
    return acts;
  };
  const write = (entries: readonly Entry[]) => toBase64url(writeLetter(ada.table, entries, false));
  return { devices, here, letters, act, write };
}

it('offers a turn to those who may lack it, and names who of them is not connected and has to answer', async () => {
  const { letters, here, act } = await table();
  const { letters: ada } = letters(0);
  ada.show();
  expect(ada.outgoing).toMatchObject({ parties: [1, 2], waiting: [] });
  await act();
  here.add(1);
  ada.show();
  expect(ada.outgoing).toEqual({ parties: [1, 2], away: [2], waiting: [2], mixed: true });
  // However long it is away.
  vi.advanceTimersByTime(60_000);
  ada.show();
  expect(ada.outgoing?.waiting).toEqual([2]);
});

it('offers nothing once the others have answered its turn', async () => {
  const { devices, letters, act } = await table([0, 1], '0 1 0');
  const [{ bytes }] = await act();
  const [ada, bo] = devices;
  bo.table.receive(bytes);
  const { letters: own } = letters(0);
  own.show();
  expect(own.outgoing?.parties).toEqual([1]);
  ada.table.receive(await bo.writer.act(1, { do: 'say', n: 0 }));
  own.show();
  expect(own.outgoing).toBeNull();
});

it('offers nothing to a spectator, and nothing of a party that was voted out', async () => {
  const { devices, here, letters, act } = await table();
  await act();
  here.add(1);
  const { letters: spectator } = letters(null);
  spectator.show();
  const [{ table: own }] = devices;
  const { letters: out } = letters(0, { table: own });
  out.show();
  expect(out.outgoing?.parties).toEqual([1, 2]);
  const { snapshot } = own;
  const parties = snapshot.seating.parties.with(0, { ...snapshot.seating.parties[0], status: 'cut' });
  vi.spyOn(own, 'snapshot', 'get').mockReturnValue({
    ...snapshot,
    seating: { ...snapshot.seating, parties }
  });
  out.show();
  expect([spectator.outgoing, out.outgoing]).toEqual([null, null]);
});

it('takes it that a party has received what it was sent once it has been connected for four seconds', async () => {
  const { letters, here, act } = await table([0, 1]);
  const { letters: ada } = letters(0);
  await act();
  here.add(1);
  ada.show();
  vi.advanceTimersByTime(3_999);
  ada.show();
  // It leaves before that: what it received is not known.
  here.delete(1);
  ada.show();
  expect(ada.outgoing?.waiting).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  here.add(1);
  ada.show();
  here.delete(1);
  ada.show();
  expect(ada.outgoing?.waiting).toEqual([1]);
  here.add(1);
  ada.show();
  vi.advanceTimersByTime(4_000);
  ada.show();
  here.delete(1);
  ada.show();
  expect(ada.outgoing).toEqual({ parties: [1], away: [1], waiting: [], mixed: false });
});

it('writes all that the others may lack, or only what is its own', async () => {
  const { letters, act } = await table();
  await act();
  const { letters: ada } = letters(0);
  const partiesIn = (alone: boolean) =>
    new Set(readLetter(ada.write(alone)!).items.map(({ party }) => party));
  expect([...partiesIn(true)]).toEqual([0]);
  expect([...partiesIn(false)].sort()).toEqual([0, 1, 2]);
});

it('stores the entries of a turn that it opens, and says what became of it', async () => {
  const { devices, letters, act, write } = await table([0, 1]);
  const text = write(await act());
  const { letters: bo, kept, puts } = letters(1);
  await bo.take(text);
  expect([bo.news, kept.length, puts]).toEqual([{ kind: 'taken', entries: 1 }, 1, []]);
  expect(devices[1].table.snapshot.position).toBe(1);
  await bo.take(text);
  expect([bo.news, kept.length]).toEqual([{ kind: 'known' }, 1]);
  for (const damaged of ['%', text.slice(0, -4)]) {
    await bo.take(damaged);
    expect(bo.news).toMatchObject({ kind: 'failed', error: { code: 'DAMAGED' } });
  }
});

it('reports a turn that could not be stored', async () => {
  const { letters, act, write } = await table([0, 1]);
  const { letters: bo } = letters(1, { keep: () => Promise.reject(new Error('full')) });
  await bo.take(write(await act()));
  expect(bo.news).toEqual({ kind: 'failed', error: new Error('full') });
});

it('reports an early turn that could not be kept', async () => {
  const { letters, act, write } = await table([0, 1]);
  const [, second] = await act(2);
  const { letters: bo } = letters(1, { putWaiting: () => Promise.reject(new Error('full')) });
  await bo.take(write([second]));
  expect(bo.news).toEqual({ kind: 'failed', error: new Error('full') });
});

it('stores an early turn that could not be kept when it is tried again', async () => {
  const { letters, act, write } = await table([0, 1]);
  const [, second] = await act(2);
  let kept: readonly string[] = [];
  const puts: boolean[] = [];
  const { letters: bo } = letters(1, {
    waiting: () => kept,
    // As a table does: it goes on with what it could not store.
    putWaiting: async (now) => {
      kept = now;
      puts.push(puts.length > 0);
      if (puts.length === 1) throw new Error('full');
    }
  });
  await bo.take(write([second]));
  await bo.retry();
  await bo.retry();
  expect(puts).toEqual([false, true]);
});

it('names the signer of a forged entry, and takes nothing of it', async () => {
  const { letters, act, write } = await table([0, 1]);
  const [entry] = await act();
  const forged = { ...entry, signature: entry.signature.with(0, entry.signature[0] ^ 1) };
  const { letters: bo, kept, waiting } = letters(1);
  await bo.take(write([forged]));
  expect([bo.news, kept, waiting()]).toEqual([{ kind: 'forged', parties: [0] }, [], []]);
});

it('takes nothing of a turn from another history of the table, and says so', async () => {
  const { devices, letters, act, write } = await table([0, 1]);
  const [, second] = await act(2);
  // Its own first choice was another one.
  const [, { table: other }] = devices;
  const twin = deviceOf(
    other.header,
    0,
    Table.open(other.header, () => rounds as Game)
  );
  for (const { bytes } of other.entries()) twin.table.receive(bytes);
  other.receive(await twin.writer.act(0, { do: 'say', n: 5 }));
  const { letters: bo, kept, waiting } = letters(1);
  await bo.take(write([second]));
  expect([bo.news, kept, waiting()]).toEqual([{ kind: 'apart' }, [], []]);
});

it('keeps an early turn until those before it have come, and then takes it', async () => {
  const { devices, letters, act, write } = await table([0, 1]);
  const [first, second] = await act(2);
  const { letters: bo, kept, waiting, puts } = letters(1);
  const text = write([second]);
  await bo.take(text);
  expect(bo.news).toEqual({ kind: 'missing', entries: 0, gaps: [{ party: 0, from: 1, to: 1 }] });
  expect([waiting(), kept]).toEqual([[text], []]);
  // It waits once, and trying it again too early is no news.
  await bo.take(text);
  bo.news = null;
  await bo.retry();
  expect([waiting(), bo.news, puts]).toEqual([[text], null, [1]]);
  devices[1].table.receive(first.bytes);
  await bo.retry();
  expect([waiting(), bo.news]).toEqual([[], { kind: 'taken', entries: 1 }]);
  expect(kept.map(({ id }) => id)).toEqual([second.id]);
  expect(puts.at(-1)).toBe(0);
});

it('keeps the last eight early turns', async () => {
  const { letters, act, write } = await table([0, 1]);
  const [, ...late] = await act(10);
  const { letters: bo, waiting } = letters(1);
  const texts = late.map((entry) => write([entry]));
  for (const text of texts) await bo.take(text);
  expect(texts).toHaveLength(9);
  expect(waiting()).toEqual(texts.slice(1));
});
