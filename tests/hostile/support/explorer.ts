/** Tries every order in which a few devices may sign and hear, and looks at each state they can come to. */
import { decodeEntry, type Cut, type Entry } from '../../../src/lib/table/entry.ts';
import { TableError } from '../../../src/lib/table/errors.ts';
import type { Header, PartyId } from '../../../src/lib/table/header.ts';
import { Table } from '../../../src/lib/table/table.ts';
import { deviceOf, dice, digestOf, games, headerFor } from '../../../src/lib/table/testing/bench.ts';

export interface Question {
  readonly parties: number;
  /** States looked at before the search ends. */
  readonly states: number;
  /** Entries signed beyond the first of every party. */
  readonly entries: number;
  /** A party that plays on two devices, each of which knows nothing of what the other signs. */
  readonly liar?: PartyId;
  readonly seed: number;
}

export interface Answer {
  readonly states: number;
  /** Sets of entries that some device held. */
  readonly views: number;
  readonly cuts: number;
  readonly draws: number;
  /** True when there was nothing left to look at. */
  readonly complete: boolean;
  readonly faults: readonly string[];
}

/** What any device makes of a set of entries: it depends on nothing else. */
interface View {
  readonly digest: string;
  /** Hashes of the path up to the last cut in it: no entry to come may change them. */
  readonly settled: readonly string[];
  readonly drawn: number;
  /** Per device what it may sign next; found when first asked for. */
  readonly next: Map<number, Promise<readonly number[][]>>;
}

type Held = readonly number[];

export class Explorer {
  private readonly header: Header;
  private readonly signed: Entry[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly views = new Map<string, View>();
  private readonly faults = new Set<string>();
  private readonly owners: PartyId[];
  private readonly roll: (below: number) => number;

  constructor(private readonly question: Question) {
    const { parties, liar, seed } = question;
    const seats = Array.from({ length: parties }, (_, seat) => seat);
    this.header = headerFor({ seats, first: 0, options: { rounds: 1 } });
    this.owners = liar === undefined ? seats : [...seats, liar];
    this.roll = dice(seed);
  }

  async run(): Promise<Answer> {
    const { states, parties } = this.question;
    const sat: number[] = [];
    for (let party = 0; party < parties; party++)
      sat.push(this.number(await deviceOf(this.header, party).writer.sit()));
    const todo: Held[][] = [this.owners.map(() => sat)];
    const seen = new Set([nameOf(todo[0])]);
    while (todo.length > 0 && seen.size < states) {
      // From any open state straight on to an end: breadth alone would only ever see beginnings.
      let state: readonly Held[] | undefined = take(todo, this.roll(todo.length));
      while (state && seen.size < states) {
        const fresh: Held[][] = (await this.following(state)).filter((other) => !seen.has(nameOf(other)));
        for (const other of fresh) seen.add(nameOf(other));
        state = fresh.length > 0 ? take(fresh, this.roll(fresh.length)) : undefined;
        todo.push(...fresh);
      }
    }
    const views = [...this.views.values()];
    return {
      states: seen.size,
      views: views.length,
      cuts: views.filter(({ settled }) => settled.length > 0).length,
      draws: Math.max(...views.map(({ drawn }) => drawn)),
      complete: todo.length === 0,
      faults: [...this.faults]
    };
  }

  private async following(state: readonly Held[]): Promise<Held[][]> {
    const all: Held[][] = [];
    const everything = [...new Set(state.flat())];
    for (const [device, held] of state.entries()) {
      const put = (more: readonly number[]) =>
        all.push(
          state.map((other, at) => (at === device ? [...held, ...more].sort((a, b) => a - b) : other))
        );
      for (const entry of everything)
        if (!held.includes(entry) && this.hears(device, held, entry)) {
          put([entry]);
          this.compare(held, [...held, entry]);
        }
      if (everything.length < this.question.parties + this.question.entries)
        for (const signed of await this.next(device, held)) put(signed);
    }
    return all;
  }

  /**
   * Logs are heard in order: what lies beyond a gap waits and changes nothing. A device that heard what its twin signed
   * would have to stop: that is no attack.
   */
  private hears(device: number, held: Held, entry: number): boolean {
    const { party, prev } = this.signed[entry];
    if (party === this.question.liar && this.owners[device] === party) return false;
    return held.includes(this.numbers.get(prev) ?? -1);
  }

  /** With more entries a cut stays what it was, unless somebody lied. */
  private compare(before: Held, after: Held): void {
    if (this.question.liar !== undefined) return;
    const { settled } = this.view(before);
    const later = this.view(after).settled;
    if (settled.some((hash, at) => later[at] !== hash)) this.faults.add('a cut was undone');
  }

  private next(device: number, held: Held): Promise<readonly number[][]> {
    const { next } = this.view(held);
    let found = next.get(device);
    if (!found) next.set(device, (found = this.sign(device, held)));
    return found;
  }

  /** What is owed comes first, as in the app; else a choice, or a vote on whoever is missing. */
  private async sign(device: number, held: Held): Promise<number[][]> {
    const party = this.owners[device];
    const fresh = () => deviceOf(this.header, party, this.tableOf(held));
    const owed = await fresh().writer.answerDuties();
    if (owed.length > 0) return [owed.map((bytes) => this.number(bytes))];
    const found: number[][] = [];
    const attempt = async (sign: (at: ReturnType<typeof fresh>) => Promise<Uint8Array>) => {
      try {
        found.push([this.number(await sign(fresh()))]);
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
      }
    };
    const { snapshot } = fresh().table;
    const own = snapshot.awaited.find((slot) => slot.party === party && slot.seat !== null);
    if (own && own.seat !== null) {
      const { seat } = own;
      // A twin that chose as its sibling did would sign the same entry.
      const pick = device < this.question.parties ? 0 : -1;
      await attempt(({ table, writer }) =>
        writer.act(seat, table.actions(seat).at(pick) ?? { do: 'nothing' })
      );
    }
    const missing = [...new Set(snapshot.awaited.map((slot) => slot.party))].filter(
      (other) => other !== party
    );
    // One vote of a party at a place: more only make the same states with longer logs.
    const hasVoted = held.some((at) => {
      const { party: voter, body, hash } = this.signed[at];
      return voter === party && body.kind === 'absent' && hash === snapshot.hash;
    });
    if (missing.length > 0 && !hasVoted) {
      await attempt(({ writer }) =>
        writer.vote(missing.map((gone): Cut => ({ party: gone, verdict: 'out' })))
      );
      const [gone] = missing;
      const host = this.owners.find((other) => !missing.includes(other)) ?? party;
      await attempt(({ writer }) => writer.vote([{ party: gone, verdict: 'bot', host }]));
    }
    return found;
  }

  private number(bytes: Uint8Array): number {
    const entry = decodeEntry(bytes);
    let number = this.numbers.get(entry.id);
    if (number === undefined) {
      number = this.signed.push(entry) - 1;
      this.numbers.set(entry.id, number);
    }
    return number;
  }

  private tableOf(held: Held): Table {
    const table = Table.open(this.header, games);
    for (const at of held) table.fold.add(this.signed[at], this.header.parties[this.signed[at].party].key);
    return table;
  }

  private view(held: Held): View {
    const sorted = [...held].sort((a, b) => a - b);
    const name = sorted.join();
    let view = this.views.get(name);
    if (!view) this.views.set(name, (view = this.look(sorted)));
    return view;
  }

  private look(held: Held): View {
    const table = this.tableOf(held);
    const digest = digestOf(table);
    const shuffled = [...held];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.roll(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
    }
    if (digestOf(this.tableOf(shuffled)) !== digest) this.faults.add('the order of arrival changed the game');
    const { fold } = table;
    if (this.question.liar === undefined && fold.votes().carried.length > 1)
      this.faults.add('two votes carried');
    const lastCut = fold.nodes.findLastIndex(({ via }) => via.kind === 'cut');
    this.assertUnseen(table, held);
    return {
      digest,
      settled: fold.nodes.slice(0, lastCut + 1).map(({ hash }) => hash),
      drawn: fold.nodes.reduce((sum, { drawn }) => sum + drawn.length, 0),
      next: new Map()
    };
  }

  /** Where somebody decides, nothing that enters the next draw has been shown by anybody. */
  private assertUnseen(table: Table, held: Held): void {
    const { fold, snapshot } = table;
    if (this.question.liar !== undefined || snapshot.ask.kind !== 'choice') return;
    for (const at of held) {
      const { body, position, hash } = this.signed[at];
      if (!('link' in body) || body.link === undefined) continue;
      const node = fold.at(position);
      if (node?.hash === hash && node.draw >= snapshot.draw) this.faults.add('a link was shown too early');
    }
  }
}

/** Takes one of a list out of it; the order of the list has no meaning. */
function take<T>(list: T[], at: number): T {
  const taken = list[at];
  list[at] = list[list.length - 1];
  list.pop();
  return taken;
}

function nameOf(state: readonly Held[]): string {
  return state.map((held) => held.join()).join('|');
}
