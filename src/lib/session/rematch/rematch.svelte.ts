import { buildLink, LinkError, parseLink } from '../../net/link/link.ts';
import type { Table } from '../../table/fold/table.ts';
import type { PartyId } from '../../table/header.ts';
import type { Fragment, TablePlan } from '../contracts.ts';
import { readPlan, writePlan } from '../lobby/plan.ts';
import type { Talk } from '../parties/messages.ts';
import type { TableInfo } from '../table/tableInfo.ts';

/** The next game of the people at a table. */
export interface NextTable {
  /** The party that opened it. */
  readonly party: PartyId;
  readonly fragment: Fragment;
  readonly plan: TablePlan;
}

export interface RematchOptions {
  readonly table: Table;
  readonly talk: Talk;
  /** Party of this device; null for a spectator, who also receives the invitation. */
  readonly party: PartyId | null;
  readonly partyOf: (key: string | null) => PartyId | null;
  readonly info: () => TableInfo | null;
  readonly keep: (info: TableInfo) => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** Puts {@link Rematch.words} in the mailbox, where this table has one. */
  readonly post: () => Promise<void>;
}

/**
 * The invitation to a rematch: the party that opens the next table sends its link to all at this one, now and to later
 * arrivals, and puts it in the mailbox for those who are away. Stored on each device with the finished game.
 */
export class Rematch {
  next = $state.raw<NextTable | null>(null);
  /** Another table that a party opened while this game runs; not stored, since this game goes on. */
  beside = $state.raw<NextTable | null>(null);
  private readonly stops: (() => void)[];

  constructor(private readonly options: RematchOptions) {
    const { talk, partyOf, info } = options;
    this.next = info()?.next ?? null;
    this.stops = [
      talk.onMessage(({ key }, message) => {
        if (message.say !== 'next') return;
        const party = partyOf(key);
        if (party !== null && party !== options.party) this.heard(party, message.link, message.plan);
      }),
      talk.onArrival((peer) => this.tell(peer))
    ];
  }

  /** What this party's mail says beside the game: the link of the next table it opened, or ''. */
  get words(): string {
    return this.next?.party === this.options.party ? this.next.fragment : '';
  }

  /** Sends the link of the next table, or of another one while this game runs. False when the plan is too long for a message. */
  async announce(fragment: Fragment, plan: TablePlan): Promise<boolean> {
    const { party, table, post } = this.options;
    if (party === null) return false;
    if (!table.snapshot.over) {
      this.beside = { party, fragment, plan };
      return this.tell();
    }
    await this.remember({ party, fragment, plan });
    const isTold = this.tell();
    await post();
    return isTold;
  }

  /** Takes the words of a party's mail: the next table it opened, with the plan that a rematch of this game has. */
  async read(party: PartyId, words: string): Promise<void> {
    const { table, info, party: own } = this.options;
    const known = info()?.plan;
    if (!words || !known || party === own || !table.snapshot.over || words === this.next?.fragment) return;
    const { rematchPlan } = await import('./rematchPlan.ts');
    this.heard(party, words, writePlan(rematchPlan(table, party, known)));
  }

  destroy(): void {
    for (const stop of this.stops) stop();
  }

  private tell(peer?: string): boolean {
    const next = this.options.table.snapshot.over ? this.next : this.beside;
    if (!next || next.party !== this.options.party) return true;
    return this.options.talk.send({ say: 'next', link: next.fragment, plan: writePlan(next.plan) }, peer);
  }

  private heard(party: PartyId, link: string, text: string): void {
    const plan = readPlan(text);
    if (!plan) return;
    const { over } = this.options.table.snapshot;
    // Two parties may open one at the same time: the lower party's wins.
    if (this.next && this.next.party < party) return;
    const fragment = fragmentOf(link);
    if (!fragment) return;
    const next = { party, fragment, plan };
    if (over) this.remember(next).catch(this.options.failed);
    else this.beside = next;
  }

  private async remember(next: NextTable): Promise<void> {
    if (JSON.stringify(next) === JSON.stringify(this.next)) return;
    this.next = next;
    const info = this.options.info();
    if (info) await this.options.keep({ ...info, next });
  }
}

/**
 * The fragment of a received link, rebuilt from its fields, since the rest of the text could lead elsewhere.
 * Null for a damaged link.
 */
function fragmentOf(link: string): Fragment | null {
  try {
    const invite = { ...parseLink(link), offer: null, letter: null, watching: false };
    return new URL(buildLink(invite, 'https://table.invalid/')).hash as Fragment;
  } catch (error) {
    if (error instanceof LinkError) return null;
    throw error;
  }
}
