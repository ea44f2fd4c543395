import type { Seat } from '../../kernel/game.ts';
import type { Cut, Proof } from '../../table/log/entry.ts';
import { proofOf } from '../../table/fold/evidence.ts';
import type { PartyId } from '../../table/header.ts';
import { seatedParties } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';
import { seatsOf } from '../table/seats.ts';

/** How long (ms) a party must be gone before the others are asked what to do. */
export const PATIENCE = 20_000;
/** Time limit (ms) for a connected party's choice. */
export const LONG_THOUGHT = 300_000;

export type Verdict = Cut['verdict'];

/** A party that the table waits for and that does not answer. */
export interface Missing {
  readonly party: PartyId;
  /** Seats it speaks for. */
  readonly seats: readonly Seat[];
  /**
   * What the table waits for: the signature under the header (`seat`), a choice, a draw, a witness; or it signed `twice`,
   * and the table cannot decide between the two.
   */
  readonly owes: 'seat' | 'choice' | 'draw' | 'witness' | 'twice';
  /** It is connected. */
  readonly here: boolean;
  /** Its clock is up. */
  readonly late?: boolean;
}

/** A pending vote, with the parties that support it. */
export interface StandingVote {
  readonly key: string;
  readonly cuts: readonly Cut[];
  readonly voters: readonly PartyId[];
  /** This device's party supports it. */
  readonly mine: boolean;
  /** This party sealed it: it cannot be withdrawn. */
  readonly sealed: boolean;
}

/** What can be done about missing parties, for this device. */
export interface Absence {
  readonly missing: readonly Missing[];
  /** Votes needed to carry. */
  readonly needed: number;
  /** Whether the remaining parties are enough. */
  readonly canCarry: boolean;
  /** Verdicts this device can vote for. */
  readonly verdicts: readonly Verdict[];
  readonly votes: readonly StandingVote[];
}

/** A party's connection: connected or not, and since when not, in ms. */
export interface Sight {
  readonly here: boolean;
  readonly goneSince: number;
}

/**
 * The missing parties and pending votes at the current position, or null without either. `waitingSince` is when the
 * table reached this position here, in ms of the same clock as `now`.
 */
export function absenceOf(
  table: Table,
  mine: PartyId,
  sight: (party: PartyId) => Sight,
  time: {
    readonly now: number;
    readonly waitingSince: number;
    /** Whether a party's time is up, at a table with a clock: then the others need not wait any longer. */
    readonly isLate?: (party: PartyId) => boolean;
  }
): Absence | null {
  const { snapshot, fold } = table;
  const { ask, seating, awaited, phase } = snapshot;
  if (phase === 'over' || phase === 'halted' || seating.parties[mine]?.status !== 'seated') return null;
  const sitting = phase === 'sitting';
  const asked = ask.kind !== 'draw' ? 'choice' : ask.stage === 'witness' ? 'witness' : 'draw';
  const owes = sitting ? 'seat' : asked;
  const parties = [...new Set(awaited.map(({ party }) => party))].filter((party) => party !== mine);
  const missing = parties.flatMap((party): Missing[] => {
    const { here, goneSince } = sight(party);
    const since = here ? time.waitingSince : Math.max(goneSince, time.waitingSince);
    const patience = here && owes === 'choice' ? LONG_THOUGHT : PATIENCE;
    const late = owes === 'choice' && time.isLate?.(party) === true;
    if (!late && time.now - since < patience) return [];
    return [{ party, seats: seatsOf(table, party), owes, here, ...(late ? { late } : {}) }];
  });
  if (phase === 'disputed')
    for (const party of doubleSigners(table))
      if (party !== mine)
        missing.push({ party, seats: seatsOf(table, party), owes: 'twice', here: sight(party).here });
  // No vote is in force before all have signed.
  const ballots = sitting ? [] : fold.votes().ballots;
  const votes = ballots.map(({ key, cuts, standing, sealed }) => ({
    key,
    cuts,
    voters: [...standing].sort((a, b) => a - b),
    mine: standing.has(mine),
    sealed: sealed.has(mine)
  }));
  if (missing.length === 0 && votes.length === 0) return null;
  const seated = seatedParties(seating).length;
  const gone = new Set([...missing.map(({ party }) => party), ...(votes[0]?.cuts.map((c) => c.party) ?? [])]);
  return {
    missing,
    needed: Math.floor(seated / 2) + 1,
    canCarry: !sitting && (seated - gone.size) * 2 > seated,
    verdicts: sitting ? [] : owes === 'witness' ? ['other', 'bot', 'out'] : ['bot', 'out'],
    votes
  };
}

/** Parties that signed twice at one position of their log: answers, or votes while the table asked another party. */
function doubleSigners({ snapshot: { seating } }: Table): PartyId[] {
  return seatedParties(seating).filter((party) => seating.parties[party].log.forked);
}

/** The proof against a party that a vote names: with it the vote counts whatever the voter has seen since. */
export function proofAgainst(table: Table, cuts: readonly Cut[]): Proof | undefined {
  const { parties } = table.snapshot.seating;
  const pair = cuts.map(({ party }) => parties[party]?.log.twins).find(Boolean);
  return pair ? proofOf(pair) : undefined;
}

/** The vote for one verdict on all missing parties; `host` then hosts their bots. */
export function cutsFor(missing: readonly Missing[], verdict: Verdict, host: PartyId): Cut[] {
  return missing
    .map(({ party }): Cut => (verdict === 'bot' ? { party, verdict, host } : { party, verdict }))
    .sort((a, b) => a.party - b.party);
}
