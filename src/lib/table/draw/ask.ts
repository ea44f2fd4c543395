import { CHAIN_LENGTH } from '../log/chain.ts';
import type { PartyId, WitnessPolicy } from '../header.ts';
import { seatedParties, type Ask, type Seating } from '../fold/node.ts';
import type { Wanted } from '../fold/play.ts';

/**
 * Links skipped when a party left or was passed over, so that links revealed on an abandoned branch are never
 * used again.
 */
export const DRAW_JUMP = 64;

/** The lone `do` that led to the current position. */
export interface Mover {
  readonly party: PartyId;
  readonly link?: Uint8Array | undefined;
  readonly witness?: PartyId | undefined;
}

/** What decides who owes a draw link and who witnesses. */
export interface Situation {
  readonly wanted: Wanted;
  readonly seating: Seating;
  /** Number of the next draw. */
  readonly number: number;
  readonly policy: WitnessPolicy;
  /** Party the header gave the drawing seat to, by seat. */
  readonly owners: readonly PartyId[];
  /** Witnesses that were passed over in this draw. */
  readonly passed?: readonly PartyId[];
}

/**
 * What a lone `do` must carry for the position it leads to: a link for another party's draw, or the name of a witness
 * for its own.
 */
export function duty(at: Situation, mover: PartyId): 'link' | 'witness' | 'nothing' {
  if (at.wanted.kind !== 'draw' || at.number > CHAIN_LENGTH) return 'nothing';
  const drawer = drawerOf(at, at.wanted.seat);
  if (drawer === null) return 'nothing';
  if (drawer !== mover) return 'link';
  return at.policy === 'named' && othersThan(at, drawer).length > 1 ? 'witness' : 'nothing';
}

/** What the table asks for next. `hash` is the transcript hash that answers must name. */
export function askFor(at: Situation, hash: string, mover: Mover | null = null): Ask {
  const { wanted, seating } = at;
  switch (wanted.kind) {
    case 'over':
      return { kind: 'over' };
    case 'broken':
      return { kind: 'halt', reason: 'broken' };
    case 'choice': {
      const pending = wanted.seats.filter((seat) => seating.speakers[seat] !== null);
      const voices = new Set(pending.map((seat) => seating.speakers[seat]));
      return {
        kind: 'choice',
        stage: wanted.secret && voices.size > 1 ? 'hide' : 'do',
        seats: wanted.seats,
        pending,
        accepts: [hash],
        hidden: new Map()
      };
    }
    case 'draw':
      return askForDraw(at, wanted, mover);
  }
}

function askForDraw(at: Situation, wanted: { pile: string; seat: number }, mover: Mover | null): Ask {
  const { number, policy, passed = [] } = at;
  if (number > CHAIN_LENGTH) return { kind: 'halt', reason: 'spent' };
  const drawer = drawerOf(at, wanted.seat);
  if (drawer === null) return { kind: 'halt', reason: 'deserted' };
  const others = othersThan(at, drawer);
  const ask = (
    stage: 'ask' | 'witness' | 'draw',
    witnesses: readonly PartyId[],
    links: ReadonlyMap<PartyId, Uint8Array> = new Map()
  ): Ask => ({
    kind: 'draw',
    stage,
    number,
    pile: wanted.pile,
    seat: wanted.seat,
    drawer,
    witnesses,
    links,
    passed
  });

  if (others.length === 0) return ask('draw', []);
  if (mover?.link) {
    const links = new Map([[mover.party, mover.link]]);
    if (policy === 'all') return ask(others.length > 1 ? 'witness' : 'draw', others, links);
    return ask('draw', [mover.party], links);
  }
  if (policy === 'all' || others.length === 1) return ask('witness', others);
  if (policy === 'next') return ask('witness', [nextAfter(drawer, others)]);
  return mover?.witness === undefined ? ask('ask', others) : ask('witness', [mover.witness]);
}

/** The party that draws for a seat: its speaker, or for a silent seat the next party after its first owner. */
function drawerOf(at: Situation, seat: number): PartyId | null {
  const speaker = at.seating.speakers[seat];
  if (speaker !== null) return speaker;
  const seated = seatedParties(at.seating);
  return seated.length === 0 ? null : nextAfter(at.owners[seat], seated);
}

function othersThan(at: Situation, drawer: PartyId): PartyId[] {
  const others = seatedParties(at.seating).filter((party) => party !== drawer);
  const left = others.filter((party) => !at.passed?.includes(party));
  // If all were passed over, all may be named again, so that the drawer's link is never used alone.
  return left.length > 0 ? left : others;
}

function nextAfter(party: PartyId, among: readonly PartyId[]): PartyId {
  return among.find((other) => other > party) ?? among[0];
}
