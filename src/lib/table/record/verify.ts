import { decodeEntry, type Entry } from '../log/entry.ts';
import { TableError } from '../errors.ts';
import { evidenceOf, type Evidence } from '../fold/evidence.ts';
import type { GameSource, PartyId } from '../header.ts';
import { loadCurve } from '../log/keys.ts';
import { seatedParties, type Node } from '../fold/node.ts';
import { readRecord, type RecordFile } from './record.ts';
import { Table, type Receipt, type Snapshot } from '../fold/table.ts';

/** One fault of a record. */
export interface RecordFault {
  readonly code:
    | 'file' // not a record
    | 'header' // a header or game this build cannot read
    | 'malformed' // a malformed entry
    | 'foreign' // an entry of another table
    | 'signature' // an invalid signature
    | 'repeated' // a repeated entry
    | 'stranger' // an entry of a party that never sat here
    | 'full' // too many entries at one index
    | 'gap' // entries whose predecessors are missing
    | 'end'; // the end differs from the one the record states
  /** Number of the entry in the file, from 0; null for the file as a whole. */
  readonly entry: number | null;
  readonly party: PartyId | null;
  readonly message: string;
}

/** Something a file cannot show, so that an audit cannot rule it out. */
export interface Limit {
  readonly code:
    | 'end' // not all have signed the end: all holders of the file may have left out what came after
    | 'lastMove' // no other party signed after the last entry, so its signer may have replaced another one
    | 'evidence' // entries that prove a lie, and were not played, may have been left out
    | 'persons'; // two keys may belong to one person
  /** The parties concerned: those that have not signed the end, or that signed last. Empty when all are. */
  readonly parties: readonly PartyId[];
  readonly message: string;
}

/** Result of an audit. */
export interface Report {
  /**
   * True if every byte of the record is valid. For cheating during the game see {@link evidence}; for what a file
   * cannot show, {@link limits}.
   */
  readonly ok: boolean;
  /** The first fault of the file, in the order of its entries, and all others after it. */
  readonly faults: readonly RecordFault[];
  readonly evidence: readonly Evidence[];
  /** What {@link ok} does not cover. */
  readonly limits: readonly Limit[];
  readonly table: string | null;
  readonly game: string | null;
  readonly phase: Snapshot['phase'] | null;
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly position: number;
  readonly hash: string | null;
  readonly entries: number;
  /** Choices folded. */
  readonly moves: number;
  /** Draws recomputed from their links. */
  readonly draws: number;
  /** Those draws whose links all come from one party: no other device contributed to them. */
  readonly ownWord: number;
}

/** Replays and audits a record: signatures, chains, every draw, every move, the final scores. Never throws. */
export async function verifyRecord(bytes: Uint8Array, games: GameSource): Promise<Report> {
  try {
    return (await audit(bytes, games)).report;
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const code = error.code === 'BAD_RECORD' ? 'file' : 'header';
    return reportOf(null, [{ code, entry: null, party: null, message: error.message }], 0);
  }
}

/** The table in a record. Throws BAD_RECORD with the first fault unless all of it holds. */
export async function openRecord(bytes: Uint8Array, games: GameSource): Promise<Table> {
  const { table, report } = await audit(bytes, games, true);
  if (!report.ok) throw new TableError('BAD_RECORD', report.faults[0].message);
  return table;
}

/** Entries checked per slice, before yielding to the page. */
const BATCH = 128;

/** With `strict` it stops at the first refused entries. */
async function audit(
  bytes: Uint8Array,
  games: GameSource,
  strict = false
): Promise<{ table: Table; report: Report }> {
  await loadCurve();
  const file = readRecord(bytes);
  const table = Table.open(file.header, games);
  let receipts: Receipt[] = [];
  for (let at = 0; at < file.entries.length; at += BATCH) {
    receipts.push(...(await table.receiveAll(file.entries.slice(at, at + BATCH))));
    if (strict && receipts.slice(at).some(({ status }) => status === 'ignored' || status === 'known')) break;
  }
  // Parties that returned with a new key are known only once the rest has been folded.
  if (receipts.some((receipt) => receipt.status === 'waiting')) {
    const again = await table.receiveAll(file.entries);
    receipts = receipts.map((receipt, i) =>
      receipt.status === 'waiting'
        ? again[i].status === 'known'
          ? accepted(file.entries[i])
          : again[i]
        : receipt
    );
  }
  return { table, report: reportOf(table, faultsOf(table, file, receipts), file.entries.length) };
}

function accepted(bytes: Uint8Array): Receipt {
  return { status: 'accepted', entry: decodeEntry(bytes) };
}

function faultsOf(table: Table, file: RecordFile, receipts: readonly Receipt[]): RecordFault[] {
  const faults: RecordFault[] = [];
  receipts.forEach((receipt, i) => {
    const entry = receipt.status === 'accepted' ? receipt.entry : entryIn(file.entries[i]);
    const party = entry?.party ?? null;
    const whose = entry ? `Entry ${entry.index} of party ${entry.party}` : `Entry number ${i} of the file`;
    const fault = (code: RecordFault['code'], what: string) =>
      faults.push({ code, entry: i, party, message: `${whose} ${what}.` });
    if (receipt.status === 'known') fault('repeated', 'stands there twice');
    else if (receipt.status === 'waiting') fault('stranger', 'is of a party that never sat here');
    else if (receipt.status === 'ignored') fault(receipt.reason, SENTENCES[receipt.reason]);
    else if (!isJoined(table, receipt.entry)) fault('gap', 'follows one that is missing');
  });
  const { position, hash, scores } = table.snapshot;
  const { end } = file;
  if (end.position !== position || end.hash !== hash || end.scores.join() !== scores.join())
    faults.push({
      code: 'end',
      entry: null,
      party: null,
      message: `The record says it ends at position ${end.position} with ${end.scores.join(' : ')}; its entries lead to position ${position} with ${scores.join(' : ')}.`
    });
  return faults;
}

const SENTENCES = {
  malformed: 'is no well-formed entry',
  foreign: 'belongs to another table',
  signature: 'carries a signature that does not hold',
  full: 'is one too many at its index'
} as const;

function entryIn(bytes: Uint8Array): Entry | null {
  try {
    return decodeEntry(bytes);
  } catch {
    return null;
  }
}

function isJoined(table: Table, entry: Entry): boolean {
  return table.keptWith(entry)?.log.get(entry.id) !== undefined;
}

function reportOf(table: Table | null, faults: readonly RecordFault[], entries: number): Report {
  const snapshot = table?.snapshot;
  const nodes = table?.fold.nodes ?? [];
  const drawn = nodes.filter((node) => node.drawn.length > 0);
  return {
    ok: faults.length === 0,
    faults,
    evidence: table ? evidenceOf(table) : [],
    limits: table ? limitsOf(table) : [],
    table: snapshot?.table ?? null,
    game: table?.header.game ?? null,
    phase: snapshot?.phase ?? null,
    over: snapshot?.over ?? false,
    scores: snapshot?.scores ?? [],
    position: snapshot?.position ?? 0,
    hash: snapshot?.hash ?? null,
    entries,
    moves: nodes.reduce((sum, node) => sum + movesIn(node), 0),
    draws: drawn.length,
    ownWord: drawn.filter(isOwnWord).length
  };
}

function movesIn(node: Node): number {
  if (node.via.kind !== 'answers') return 0;
  return node.via.entries.filter(({ body }) => body.kind === 'do' || body.kind === 'show').length;
}

function isOwnWord(node: Node): boolean {
  const { parent } = node;
  return parent?.ask.kind === 'draw' && parent.ask.links.size === 0;
}

function limitsOf(table: Table): Limit[] {
  const { fold, snapshot } = table;
  const { parties } = snapshot.seating;
  const seated = seatedParties(snapshot.seating);
  if (table.header.parties.length < 2) return [];
  const name = (party: PartyId) => parties[party].name;
  const limits: Limit[] = [];
  const unsigned = seated.filter((party) => !signedEnd(table, party));
  if (unsigned.length > 0)
    limits.push({
      code: 'end',
      parties: unsigned,
      message: snapshot.over
        ? `The end is not signed by ${unsigned.map(name).join(', ')}: they may hold another one.`
        : 'The game is not over: entries that came later may have been left out.'
    });
  const { tip } = fold;
  const last = tip.via.kind === 'answers' ? tip.via.entries.map((entry) => entry.party) : [];
  const after = seated.some(
    (party) => !last.includes(party) && parties[party].log.all().some(({ hash }) => hash === tip.hash)
  );
  if (last.length > 0 && !after)
    limits.push({
      code: 'lastMove',
      parties: [...new Set(last)],
      message: `No other party has signed an entry after the last one: ${[...new Set(last)].map(name).join(', ')} may have signed another one in its place.`
    });
  limits.push(
    {
      code: 'evidence',
      parties: [],
      message: 'Entries that were not played, and what they would prove, may have been left out.'
    },
    {
      code: 'persons',
      parties: [],
      message: 'Each party is a key: one person may hold several, and have played all sides.'
    }
  );
  return limits;
}

function signedEnd({ fold: { tip }, snapshot: { seating } }: Table, party: PartyId): boolean {
  const { log } = seating.parties[party];
  return log.all().some((entry) => entry.body.kind === 'end' && entry.hash === tip.hash && log.get(entry.id));
}
