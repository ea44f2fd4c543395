import { loadGame } from '../src/lib/games/index.ts';
import type { Game } from '../src/lib/kernel/game.ts';
import { Random } from '../src/lib/kernel/random.ts';
import { Chain } from '../src/lib/table/log/chain.ts';
import { decodeEntry } from '../src/lib/table/log/entry.ts';
import { createHeader, type Header } from '../src/lib/table/header.ts';
import { loadCurve } from '../src/lib/table/log/keys.ts';
import { exportRecord } from '../src/lib/table/record/record.ts';
import { Table } from '../src/lib/table/fold/table.ts';
import { verifyRecord } from '../src/lib/table/record/verify.ts';
import { Writer } from '../src/lib/table/writer.ts';
import { computing, extreme, figure, median, repeat, timeAsync, type Figure } from './measure.ts';

const { signerFromSeed } = await loadCurve();
const SEATS = 4;
/** Enough repetitions that compilation and garbage collection do not dominate the figure. */
const RUNS = 9;
const GAMES = 10;
const DECODES = 30;
const range = (length: number) => Array.from({ length });

/** Four devices with a seat each, in one process. */
function devices(game: Game, random: Random): { header: Header; tables: Table[]; writers: Writer[] } {
  const bytes = (n: number) => Uint8Array.from({ length: n }, () => random.below(256));
  const secrets = Array.from({ length: SEATS }, () => {
    const signer = signerFromSeed(bytes(32));
    return { signer, chain: new Chain(bytes(32), signer.publicKey) };
  });
  const header = createHeader(
    {
      game: 'landscape',
      expansions: [],
      options: {},
      rules: bytes(32),
      seats: secrets.map((_, party) => ({ name: `${party}`, kind: 'person', party })),
      parties: secrets.map(({ signer, chain }, i) => ({
        name: `${i}`,
        key: signer.publicKey,
        tip: chain.tip
      })),
      policy: { witness: 'named', aids: [] }
    },
    bytes
  );
  const tables = secrets.map(() => Table.open(header, () => game));
  const writers = secrets.map(
    (secret, party) => new Writer({ table: tables[party], party, ...secret, store: () => Promise.resolve() })
  );
  return { header, tables, writers };
}

/** A whole random game played by four devices, and the entries in the order they were signed. */
async function wholeGame(game: Game): Promise<{ table: Table; entries: Uint8Array[] }> {
  const random = new Random(3);
  const { tables, writers } = devices(game, random);
  const entries: Uint8Array[] = [];
  const share = (list: readonly Uint8Array[]) => {
    for (const entry of list) {
      entries.push(entry);
      for (const table of tables) table.receive(entry);
    }
  };
  for (const writer of writers) share([await writer.sit()]);
  while (!tables[0].snapshot.over) {
    for (const writer of writers) share(await writer.answerDuties());
    const { awaited, ask } = tables[0].snapshot;
    if (ask.kind !== 'choice') continue;
    for (const { party, seat } of awaited)
      if (seat !== null) share([await writers[party].act(seat, random.pick(tables[party].actions(seat)))]);
  }
  return { table: tables[0], entries };
}

/** A game in which each seat plays the first listed action. */
function playFirst(game: Game): void {
  const state = game.setup({ seats: SEATS, expansions: [], options: {}, first: 0 });
  for (let guard = 0; guard < 2000; guard++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return;
    if (awaits.kind === 'draw')
      game.advance(state, { kind: 'draw', outcome: game.pile(state, awaits.pile)[0][0] });
    else {
      const seat = awaits.seats[0];
      game.advance(state, { kind: 'choice', choices: [{ seat, action: game.actions(state, seat)[0] }] });
    }
  }
}

/** Audit, fold and replay of a whole four-seat game. */
export async function benchTable(): Promise<Figure[]> {
  const game = await loadGame('landscape', []);
  const { table, entries } = await wholeGame(game);
  const record = exportRecord(table);
  const source = () => game;
  const verify: number[] = [];
  await verifyRecord(record, source);
  for (let i = 0; i < 5; i++) verify.push(await timeAsync(() => verifyRecord(record, source)));
  const folds: number[] = [];
  const fresh = Table.open(table.header, source);
  for (const entry of entries) folds.push(computing(() => fresh.receive(entry)));
  const late = folds.slice(-60);
  const games = repeat(RUNS, () => computing(() => range(GAMES).forEach(() => playFirst(game))) / GAMES);
  const decodes = repeat(
    RUNS,
    () =>
      computing(() => range(DECODES).forEach(() => entries.forEach(decodeEntry))) / entries.length / DECODES
  );
  return [
    figure(`verify a ${SEATS}-seat game (${entries.length} entries)`, 'ms', false, verify),
    figure('fold one entry, signature included', 'ms', false, late),
    extreme('its largest', 'ms', Math.max(...folds)),
    figure('decode one entry', 'ms', false, decodes),
    figure('rules alone, a 4-seat game by the contract', 'ms', false, games),
    figure('record of that game', 'KiB', false, [record.length / 1024]),
    figure('median entry', 'bytes', false, [median(entries.map((e) => e.length))])
  ];
}
