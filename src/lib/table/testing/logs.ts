import type { Game } from '../../kernel/game.ts';
import type { Fault } from '../fold/rules.ts';
import { seatingOf } from '../fold/node.ts';
import { Table } from '../fold/table.ts';
import { Tree } from '../fold/tree.ts';
import { tableIdOf, type Header, type PartyId, type WitnessPolicy } from '../header.ts';
import { digest, fromHex, SIGNATURE_LENGTH, toHex } from '../log/bytes.ts';
import { ChainBook } from '../log/chain.ts';
import { decodeEntry, encodeDraft, seal, type Body, type Cut, type Entry } from '../log/entry.ts';
import { Log } from '../log/log.ts';
import { headerFor, secretsOf } from './bench.ts';
import { rounds } from './rounds.ts';

/** Any position to sign at. */
export interface Place {
  readonly position: number;
  readonly hash: string;
}

/** An entry after another one in the log of a party, without a signature: the fold sees entries that were checked before. */
export function unsigned(
  table: Uint8Array,
  party: PartyId,
  last: Entry | null,
  body: Body,
  { position, hash }: Place
): Entry {
  const canonical = encodeDraft({
    table,
    party,
    index: last ? last.index + 1 : 0,
    prev: last ? fromHex(last.id) : table,
    position,
    hash: fromHex(hash),
    body
  });
  return decodeEntry(seal(new Uint8Array(SIGNATURE_LENGTH), canonical));
}

export const say = (seat: number, n: number): Body => ({ kind: 'do', seat, action: { do: 'say', n } });
export const vote = (...cuts: readonly Cut[]): Body => ({ kind: 'absent', cuts });
export const out = (party: PartyId): Cut => ({ party, verdict: 'out' });
export const SEAL: Body = { kind: 'seal' };
/** What a party reveals for a draw. */
export const link = (party: PartyId, k: number): Uint8Array => secretsOf(party).chain.link(k);
/** Answers nothing and only shows which position its party has seen. */
export const SEEN: Body = vote();

/** The position that answers lead to, in the order of seats. */
export function placeAfter({ position, hash }: Place, ...answers: readonly Entry[]): Place {
  const ids = answers.map(({ id }) => fromHex(id));
  return { position: position + 1, hash: toHex(digest('transcript', fromHex(hash), ...ids)) };
}

/** The logs of all parties at a table of {@link rounds}, written by hand: honest ones and others. */
export class Logs {
  readonly header: Header;
  readonly id: Uint8Array;
  readonly start: Place;
  /** All entries in the order they were written. */
  readonly entries: Entry[] = [];
  private readonly lasts = new Map<PartyId, Entry>();

  /** One seat for each party, or the party of each seat; everyone has sat down. */
  constructor(
    parties: number | readonly PartyId[],
    asked: string,
    witness: WitnessPolicy = 'next',
    readonly game = rounds as Game
  ) {
    const seats = typeof parties === 'number' ? Array.from({ length: parties }, (_, n) => n) : parties;
    this.header = headerFor({ game: 'rounds', seats, witness, first: 0, options: { asked } });
    this.id = tableIdOf(this.header);
    this.start = { position: 0, hash: toHex(this.id) };
    for (const party of this.header.parties.keys()) this.write(party, { kind: 'sit' }, this.start);
  }

  /** The next entry of a party's log, or one after an earlier entry of it: a second branch. */
  write(party: PartyId, body: Body, place: Place, after = this.last(party)): Entry {
    const entry = unsigned(this.id, party, after, body, place);
    this.entries.push(entry);
    this.lasts.set(party, entry);
    return entry;
  }

  last(party: PartyId): Entry | null {
    return this.lasts.get(party) ?? null;
  }

  /** The next entries of these logs at the position the game has reached; returns the table after them. */
  answer(...answers: readonly (readonly [PartyId, Body])[]): Table {
    const { snapshot } = this.folded();
    for (const [party, body] of answers) this.write(party, body, snapshot);
    return this.folded();
  }

  /** Why the game at its present position refuses what a party signs for a seat; null if it does not. */
  fault(party: PartyId, seat: number | null, body: Body): Fault | null {
    const { fold, snapshot } = this.folded();
    return fold.faultAtTip({ party, seat }, unsigned(this.id, party, this.last(party), body, snapshot));
  }

  /** A vote of a party and its seal. */
  sealed(party: PartyId, place: Place, ...cuts: readonly Cut[]): void {
    this.write(party, vote(...cuts), place);
    this.write(party, SEAL, place);
  }

  /** A table that received these entries in this order. */
  folded(entries: readonly Entry[] = this.entries): Table {
    const table = Table.open(this.header, () => this.game);
    for (const entry of entries) table.take(entry);
    return table;
  }

  /** All positions that the entries lead to. */
  grown(entries: readonly Entry[] = this.entries): Tree {
    const { header } = this;
    const logs = new Map<string, Log>();
    const logFor = (party: PartyId, key: Uint8Array): Log => {
      const name = `${party} ${toHex(key)}`;
      const log = logs.get(name) ?? new Log(this.id);
      logs.set(name, log);
      return log;
    };
    const seating = seatingOf(header, logFor);
    const setting = { header, table: this.id, game: this.game, chains: new ChainBook() };
    const tree = new Tree(setting, seating, logFor);
    for (const entry of entries) {
      const { log } = seating.parties[entry.party];
      tree.add(log.add(entry), log);
    }
    tree.settle();
    return tree;
  }
}
