import { isIndex } from '../../kernel/whole.ts';
import type * as Y from 'yjs';
import type { YjsProvider } from '../document/provider.ts';
import { cleanText, MAX_NAME } from '../link/text.ts';
import { Listeners, type Unsubscribe } from '../transport/transport.ts';

/** A device's claim to a seat before the table starts. Not binding: the signed header is. */
export interface SeatClaim {
  /** Public key of the device that speaks for the seat, as text. */
  readonly party: string;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly ready: boolean;
}

export const LOBBY_SEATS = 6;
const MAX_PARTY = 128;
/** The options there are. Others are not read, however many a stranger writes. */
export const LOBBY_OPTIONS = ['plan', 'opener', 'header'] as const;
export type LobbyOption = (typeof LOBBY_OPTIONS)[number];
/**
 * Longest option in UTF-16 units: a header of 16 KiB as base64url. A device sets an option again when it cannot
 * read it, so no option that a device sets may be longer.
 */
const MAX_OPTION = 22_000;

/** Seats and options in the lobby, in the shared document: the last writer wins. */
export class Lobby {
  private readonly listeners = new Listeners<[]>();
  private lastSeats: ReadonlyMap<number, SeatClaim> = new Map();
  private lastOptions: ReadonlyMap<LobbyOption, string> = new Map();
  private readonly stops: Unsubscribe[];

  constructor(private readonly provider: YjsProvider) {
    let unwatch = this.watch(provider.doc);
    this.stops = [
      () => unwatch(),
      provider.onDoc((fresh) => {
        const seats = this.lastSeats;
        const options = this.lastOptions;
        unwatch();
        unwatch = this.watch(fresh);
        for (const [seat, claim] of seats) this.seatMap().set(String(seat), claim);
        for (const [name, value] of options) this.optionMap().set(name, value);
      })
    ];
    this.remember();
  }

  /** Claims by seat number, cleaned; malformed values are left out. */
  get seats(): ReadonlyMap<number, SeatClaim> {
    return this.lastSeats;
  }

  /** Options as canonical text, parsed by `games`. */
  get options(): ReadonlyMap<LobbyOption, string> {
    return this.lastOptions;
  }

  /** Takes a seat or changes the own claim; false when another device has it. */
  claim(seat: number, claim: SeatClaim): boolean {
    const there = this.lastSeats.get(seat);
    if (!isIndex(seat, LOBBY_SEATS) || (there && there.party !== claim.party)) return false;
    this.seatMap().set(String(seat), { ...claim });
    return true;
  }

  /** Releases a seat; false when it is not this party's. */
  release(seat: number, party: string): boolean {
    if (this.lastSeats.get(seat)?.party !== party) return false;
    this.seatMap().delete(String(seat));
    return true;
  }

  setOption(name: LobbyOption, value: string): void {
    this.optionMap().set(name, value);
  }

  onChange(listener: () => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.listeners.clear();
  }

  private seatMap(): Y.Map<unknown> {
    return this.provider.doc.getMap<unknown>('seats');
  }

  private optionMap(): Y.Map<unknown> {
    return this.provider.doc.getMap<unknown>('options');
  }

  private watch(doc: Y.Doc): Unsubscribe {
    const maps = [doc.getMap<unknown>('seats'), doc.getMap<unknown>('options')];
    const changed = (): void => {
      this.remember();
      this.listeners.emit();
    };
    for (const map of maps) map.observe(changed);
    return () => maps.forEach((map) => map.unobserve(changed));
  }

  private remember(): void {
    const seats = Array.from({ length: LOBBY_SEATS }, (_, seat) => [
      seat,
      readClaim(this.seatMap().get(String(seat)))
    ]);
    this.lastSeats = new Map(seats.filter((pair): pair is [number, SeatClaim] => pair[1] !== null));
    const options = LOBBY_OPTIONS.map((name) => [name, this.optionMap().get(name)]);
    this.lastOptions = new Map(
      options.filter(
        (pair): pair is [LobbyOption, string] => typeof pair[1] === 'string' && pair[1].length <= MAX_OPTION
      )
    );
  }
}

function readClaim(value: unknown): SeatClaim | null {
  if (typeof value !== 'object' || value === null) return null;
  const { party, name, kind, ready } = value as Record<string, unknown>;
  if (typeof party !== 'string' || party.length === 0 || party.length > MAX_PARTY) return null;
  return {
    party,
    name: cleanText(name, MAX_NAME),
    kind: kind === 'bot' ? 'bot' : 'person',
    ready: ready === true
  };
}
