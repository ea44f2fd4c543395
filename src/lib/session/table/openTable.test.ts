import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as games from '../../games/index.ts';
import { openStore, type Store } from '../../net/storage/store.ts';
import { digest } from '../../table/log/bytes.ts';
import { createHeader } from '../../table/header.ts';
import { Circle, headerFor, secretsOf, seeded } from '../../table/testing/bench.ts';
import { toy } from '../../table/testing/toy.ts';
import { StoreError } from '../../net/storage/storeError.ts';
import { botGames } from '../bots/botGames.ts';
import type * as botSeats from '../bots/botSeats.ts';
import type { BotSeatsOptions } from '../bots/botSeats.ts';
import type { Company, CompanyOptions } from '../parties/company.svelte.ts';
import { BotWorkerError } from '../bots/botWorker.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { OpenTable, type OpenTableOptions } from './openTable.svelte.ts';
import type { TableInfo } from './tableInfo.ts';

vi.mock('../../games/index.ts', async (original) => {
  const all = await original<typeof games>();
  const loadRules: typeof all.loadRules = async (id, sets) =>
    (id === 'toy' ? toy : all.loadRules(id, sets)) as never;
  return { ...all, loadRules };
});

let bots: BotSeatsOptions;
vi.mock('../bots/botSeats.ts', async (original) => {
  const all = await original<typeof botSeats>();
  class BotSeats extends all.BotSeats {
    constructor(options: BotSeatsOptions) {
      super(options);
      bots = options;
    }
  }
  return { ...all, BotSeats };
});

const ROOM = 'room';
let frames: (() => void)[];
let store: Store;

beforeEach(async () => {
  frames = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  // Frames are never skipped as late here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  store = await openStore();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table of this device alone, opened up to its first wait for a frame: the first draws are not signed yet. */
function opened(more: Partial<OpenTableOptions> = {}): Promise<OpenTable> {
  const { signer, chain } = secretsOf(0);
  const header = createHeader(
    {
      game: 'landscape',
      expansions: [],
      options: {},
      rules: digest('rules'),
      seats: [{ name: 'Ann', kind: 'person', party: 0 }],
      parties: [{ name: 'Ann', key: signer.publicKey, tip: chain.tip }],
      policy: { witness: 'named', aids: [] }
    },
    seeded(1)
  );
  return OpenTable.open({
    header,
    room: ROOM,
    store,
    identity: { signer, chain, party: '' },
    company: null,
    info: () => null,
    keep: () => Promise.resolve(),
    thinking: () => 'full',
    folded: () => undefined,
    seated: () => undefined,
    ...more
  });
}

/** Paints the requested frames, and runs everything that follows. */
async function paint(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    for (const frame of frames.splice(0)) frame();
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const signed = async (): Promise<number> => (await store.entries(ROOM)).length;

test('a device signs its duties once its screen is painted, and signs nothing for a table closed before that', async () => {
  const left = await opened();
  const before = await signed();
  left.close();
  await paint();
  expect(await signed()).toBe(before);

  const kept = await opened();
  expect(await signed()).toBe(before);
  await paint();
  expect(await signed()).toBeGreaterThan(before);
  kept.close();
});

/** A page that uses the state of its table at once, and cannot store it the first times. */
function fullPage(first: Partial<TableInfo>, fails: number) {
  let info = { awaited: [], mine: false, ...first } as unknown as TableInfo;
  const stored: string[] = [];
  const keep = async (now: TableInfo) => {
    info = now;
    if (fails-- > 0) throw new StoreError('FULL');
    stored.push(now.phase);
  };
  return { stored, options: { info: () => info, keep } };
}

test('what the home screen shows of a table is stored again where that failed, although nothing changed since', async () => {
  const { stored, options } = fullPage({ phase: 'lobby' }, 2);
  const table = await opened(options);
  await paint();
  expect([stored, table.trouble]).toEqual([[], new StoreError('FULL')]);
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(3_000);
    await paint();
  }
  expect(stored).toEqual(['playing']);
  // The notice goes once storing works.
  expect(table.trouble).toBeNull();
  table.close();
});

test('a notice that there is no space left goes once a move is stored', async () => {
  const table = await opened();
  await paint();
  const { play } = table;
  const lay = async () => {
    play.stage(play.game.actions(play.state as never, 0)[0]);
    await play.confirm();
  };
  const put = vi.spyOn(store, 'putOwnEntry').mockRejectedValue(new StoreError('FULL'));
  await lay();
  expect(table.trouble).toEqual(new StoreError('FULL'));
  put.mockRestore();
  await lay();
  expect(table.trouble).toBeNull();
  table.close();
});

/** A game of this device against a bot. */
function circleWithBot(): Circle {
  const plain = headerFor({ seats: [0, 0], first: 0 });
  const seats = plain.seats.map((seat, n) => ({ ...seat, kind: n === 1 ? ('bot' as const) : seat.kind }));
  return new Circle({ ...plain, seats });
}

test('bots that play again end the notice of their own failure, and no other', async () => {
  const table = await opened({ header: circleWithBot().header });
  await paint();
  const failure = new BotWorkerError();
  bots.failed(failure);
  expect(table.trouble).toBe(failure);
  bots.recovered(failure);
  expect(table.trouble).toBeNull();

  bots.failed(failure);
  vi.spyOn(store, 'putOwnEntry').mockRejectedValue(new StoreError('FULL'));
  await table.resign(0);
  bots.recovered(failure);
  expect(table.trouble).toEqual(new StoreError('FULL'));
  table.close();
});

test('the result of a game against bots is stored where the first attempt to store its end failed', async () => {
  const circle = circleWithBot();
  await circle.sit();
  await circle.play(1);
  await store.putEntries(ROOM, circle.devices[0].table.entries());
  const { stored, options } = fullPage({ plan: tablePlan(), phase: 'playing' }, 1);
  const table = await opened({ ...options, header: circle.header });
  await paint();
  expect([stored, await botGames(store)]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(3_000);
  await paint();
  expect(stored).toEqual(['over']);
  expect(await botGames(store)).toHaveLength(1);
  table.close();
});

/** A table of two devices, and what keeps entries of turns and mail; `published` holds the entries it sent. */
async function openedForMail() {
  const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
  await circle.sit();
  let given: CompanyOptions | null = null;
  const published: Uint8Array[] = [];
  const done = () => Promise.resolve();
  const company = {
    entrySync: {
      arrived: done,
      publish: (entries: readonly Uint8Array[]) => Promise.resolve(void published.push(...entries))
    },
    update: done,
    updateHold: done,
    destroy: done
  };
  const table = await opened({
    header: circle.header,
    company: (options) => {
      given = options;
      return company as unknown as Company;
    }
  });
  return { table, keep: given!.keep, entries: circle.devices[0].table.entries(), published };
}

const storedIds = async () => (await store.entries(ROOM)).map(({ id }) => id);

test('entries of a turn or of mail that could not be stored are stored with the next ones', async () => {
  const { table, keep, entries } = await openedForMail();
  const put = vi.spyOn(store, 'putEntries').mockRejectedValue(new StoreError('FULL'));
  await expect(keep(entries)).rejects.toEqual(new StoreError('FULL'));
  put.mockRestore();
  // The table has them: whoever reads them again finds nothing new.
  await keep([]);
  expect(await storedIds()).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
  table.close();
});

test('without others they are stored and sent after a while, and the notice goes', async () => {
  const { table, keep, entries, published } = await openedForMail();
  const put = vi.spyOn(store, 'putEntries').mockRejectedValue(new StoreError('FULL'));
  await expect(keep(entries)).rejects.toEqual(new StoreError('FULL'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(table.trouble).toEqual(new StoreError('FULL'));
  expect(published).toEqual([]);
  put.mockRestore();
  await vi.advanceTimersByTimeAsync(3_000);
  await paint();
  expect(await storedIds()).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
  expect(published).toEqual(expect.arrayContaining(entries.map(({ bytes }) => bytes)));
  expect(table.trouble).toBeNull();
  table.close();
});
