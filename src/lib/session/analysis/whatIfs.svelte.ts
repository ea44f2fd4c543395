import type { Input } from '../../kernel/game.ts';
import { systemClock, type Clock } from '../../net/transport/clock.ts';
import { Meter } from '../../net/transport/meter.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import { readShort, shorten } from './branch.ts';
import { lineTo } from '../table/history.ts';
import type { Talk } from '../parties/messages.ts';

/** A "what if" of a party at the table, shown to the others. */
export interface WhatIfView {
  readonly party: PartyId;
  /** Transcript hash of its start position. */
  readonly hash: string;
  /** Number of inputs of the game before it. */
  readonly from: number;
  /** The inputs tried after it. Not checked against the game yet. */
  readonly inputs: readonly Input[];
}

/**
 * Result of showing: the parties that received it, or why none did (no party connected, too long, too soon
 * after the last).
 */
export type Showing = { readonly shownTo: readonly PartyId[] } | 'nobody' | 'long' | 'soon';

/** Rate of own what-ifs; the limit for those of others is a little higher, since clocks differ. */
const OWN_RATE = { burst: 2, perSecond: 1 / 20 };
const THEIR_RATE = { burst: 3, perSecond: 1 / 15 };

export interface WhatIfsOptions {
  readonly table: Table;
  readonly talk: Talk;
  /** Party of this device; null for a spectator, who shows none. */
  readonly party: PartyId | null;
  /** The party that holds a key, or null. */
  readonly partyOf: (key: string | null) => PartyId | null;
  readonly isHere: (party: PartyId) => boolean;
  readonly clock?: Clock;
}

/**
 * "What if" between the people at a table: sent once to the connected parties, never stored, never folded. While the
 * game runs it is an aid, and accepted only where the table agreed on it.
 */
export class WhatIfs {
  /** Views of the other parties that this person has not answered, one per party. */
  views = $state.raw<readonly WhatIfView[]>([]);
  private readonly options: WhatIfsOptions;
  private readonly clock: Clock;
  private readonly own: Meter;
  private readonly theirs = new Map<PartyId, Meter>();
  private readonly stop: () => void;

  constructor(options: WhatIfsOptions) {
    this.options = options;
    this.clock = options.clock ?? systemClock;
    this.own = new Meter(OWN_RATE, this.clock.now());
    this.stop = options.talk.onMessage(({ key }, message) => {
      if (message.say !== 'whatIf') return;
      const party = options.partyOf(key);
      if (party === null || party === options.party || !this.allowed) return;
      if (this.meterOf(party).take(1, this.clock.now())) this.heard(party, message.hash, message.inputs);
    });
  }

  /** Whether this table allows what-ifs now: always once the game is over. */
  get allowed(): boolean {
    const { snapshot, header } = this.options.table;
    return snapshot.over || header.policy.aids.includes('whatIf');
  }

  /** Whether this device may show a what-if. */
  get canShow(): boolean {
    return this.options.party !== null && this.allowed;
  }

  /** Shows the others what was tried after the first `from` inputs of the current game. */
  show(from: number, inputs: readonly Input[]): Showing {
    const { table, talk, party, isHere } = this.options;
    const line = lineTo(table.fold.tip);
    const station = line.stations.findLast(({ at }) => at <= from);
    const others = table.snapshot.seating.parties.flatMap((_, other) =>
      other !== party && isHere(other) ? [other] : []
    );
    if (!station || others.length === 0) return 'nobody';
    if (!this.own.take(1, this.clock.now())) return 'soon';
    const all = [...line.inputs.slice(station.at, from), ...inputs];
    const sent = talk.send({ say: 'whatIf', hash: station.hash, inputs: shorten(all) });
    return sent ? { shownTo: others } : 'long';
  }

  /** Removes a party's view: this person has opened or dismissed it. */
  answered(party: PartyId): void {
    this.views = this.views.filter((view) => view.party !== party);
  }

  /** Whether the game still has the start position of a view: a takeback may have removed it. */
  stands(view: WhatIfView): boolean {
    return this.stationOf(view.hash) !== undefined;
  }

  destroy(): void {
    this.stop();
  }

  private heard(party: PartyId, hash: string, short: unknown): void {
    const inputs = readShort(short);
    // A position this device does not have: it was taken back, or has not arrived yet.
    const station = this.stationOf(hash);
    if (!inputs || !station) return;
    this.answered(party);
    this.views = [...this.views, { party, hash, from: station.at, inputs }];
  }

  private stationOf(hash: string) {
    return lineTo(this.options.table.fold.tip).stations.find((station) => station.hash === hash);
  }

  private meterOf(party: PartyId): Meter {
    let meter = this.theirs.get(party);
    if (!meter) this.theirs.set(party, (meter = new Meter(THEIR_RATE, this.clock.now())));
    return meter;
  }
}
