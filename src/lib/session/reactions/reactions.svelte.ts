import { systemClock, type Clock } from '../../net/transport/clock.ts';
import { Meter } from '../../net/transport/meter.ts';
import type { PartyId } from '../../table/header.ts';
import type { Talk } from '../parties/messages.ts';

/** The reactions. The UI maps each to a picture. */
export const REACTIONS = ['smile', 'laugh', 'wow', 'think', 'clap', 'heart', 'oops', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A reaction shown at the sender's seats. */
export interface ReactionView {
  readonly id: number;
  readonly party: PartyId;
  readonly reaction: Reaction;
}

/** Display time of a reaction, in ms. */
export const SHOWN_FOR = 4_000;
const RATE = { burst: 3, perSecond: 0.4 };

export interface ReactionsOptions {
  readonly talk: Talk;
  /** Party of this device; null for a spectator, who sends none. */
  readonly party: PartyId | null;
  readonly partyOf: (key: string | null) => PartyId | null;
  readonly clock?: Clock;
}

/** Quick reactions: sent once to all connected devices, shown for some seconds, never stored. */
export class Reactions {
  views = $state.raw<readonly ReactionView[]>([]);
  private last = 0;
  private readonly clock: Clock;
  private readonly meters = new Map<PartyId, Meter>();
  private readonly cancels = new Set<() => void>();
  private readonly stop: () => void;

  constructor(private readonly options: ReactionsOptions) {
    this.clock = options.clock ?? systemClock;
    this.stop = options.talk.onMessage(({ key }, message) => {
      if (message.say !== 'react') return;
      const party = options.partyOf(key);
      if (party !== null && party !== options.party) this.show(party, message.reaction);
    });
  }

  /** Sends one; false for a spectator or over the rate limit. */
  send(reaction: Reaction): boolean {
    const { party, talk } = this.options;
    return party !== null && this.show(party, reaction) && talk.send({ say: 'react', reaction });
  }

  destroy(): void {
    this.stop();
    for (const cancel of this.cancels) cancel();
  }

  private show(party: PartyId, reaction: Reaction): boolean {
    let meter = this.meters.get(party);
    if (!meter) this.meters.set(party, (meter = new Meter(RATE, this.clock.now())));
    if (!meter.take(1, this.clock.now())) return false;
    const view = { id: ++this.last, party, reaction };
    // One per seat: a newer one replaces the older.
    this.views = [...this.views.filter((other) => other.party !== party), view];
    const cancel = this.clock.after(SHOWN_FOR, () => {
      this.cancels.delete(cancel);
      this.views = this.views.filter(({ id }) => id !== view.id);
    });
    this.cancels.add(cancel);
    return true;
  }
}
