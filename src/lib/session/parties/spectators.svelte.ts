import type { PartyId } from '../../table/header.ts';
import type { Talk } from './messages.ts';

export interface SpectatorsOptions {
  readonly talk: Talk;
  /** Party of this device; null for a spectator. */
  readonly party: PartyId | null;
  readonly partyOf: (key: string | null) => PartyId | null;
  /** Ids of the connected peers. */
  readonly peers: () => ReadonlySet<string>;
}

/**
 * The names spectators gave themselves. They are sent to directly connected devices and never stored: in a
 * large audience a player knows only the names of the nearest spectators, and the number of all.
 */
export class Spectators {
  /** Names of connected spectators, without the own. */
  names = $state.raw<readonly string[]>([]);
  /** The name of this spectator; empty for none. */
  own = $state('');
  private readonly byPeer = new Map<string, string>();
  private readonly stops: (() => void)[];

  constructor(private readonly options: SpectatorsOptions) {
    const { talk, partyOf } = options;
    this.stops = [
      talk.onMessage(({ peer, key }, message) => {
        if (message.say !== 'spectator' || partyOf(key) !== null) return;
        const { name } = message;
        if (name) this.byPeer.set(peer, name);
        else this.byPeer.delete(peer);
        this.update();
      }),
      talk.onArrival((peer) => {
        if (this.own) this.tell(peer);
      })
    ];
  }

  /** Gives this spectator a name; does nothing for a player. */
  call(name: string): void {
    if (this.options.party !== null) return;
    this.own = name.trim();
    this.tell();
  }

  /** Drops the names of those that left. */
  update(): void {
    const here = this.options.peers();
    for (const peer of this.byPeer.keys()) if (!here.has(peer)) this.byPeer.delete(peer);
    const names = [...this.byPeer.values()].sort();
    if (names.join('\n') !== this.names.join('\n')) this.names = names;
  }

  destroy(): void {
    for (const stop of this.stops) stop();
  }

  private tell(to?: string): void {
    this.options.talk.send({ say: 'spectator', name: this.own }, to);
  }
}
