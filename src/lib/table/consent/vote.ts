import { digest, toHex } from '../log/bytes.ts';
import { encodeValue, type Value } from '../log/codec.ts';
import type { Cut, Entry } from '../log/entry.ts';
import type { Log } from '../log/log.ts';
import type { PartyId } from '../header.ts';
import { isMost, seatedParties, slotsOf, type Node } from '../fold/node.ts';

/** The votes at one position, counted. */
export interface Tally {
  /** Votes sealed by more than half of all seated parties: at most one unless a party sealed two. */
  readonly carried: readonly Ballot[];
  /** True while more than half support the same vote: no other entry folds here. */
  readonly held: boolean;
  /** True if any party voted here. */
  readonly any: boolean;
  /** Per vote, the parties that support it and those that sealed it. */
  readonly ballots: readonly Ballot[];
}

export interface Ballot {
  readonly key: string;
  readonly cuts: readonly Cut[];
  readonly standing: ReadonlySet<PartyId>;
  readonly sealed: ReadonlySet<PartyId>;
  /** Parties with a single branch whose last sealed vote is here. */
  readonly bound: ReadonlySet<PartyId>;
}

/** A key for the content of a vote, independent of the voter and of any proof in it. */
export function voteKey(cuts: readonly Cut[]): string {
  return toHex(digest('vote', encodeValue(cuts as unknown as Value)));
}

/**
 * Whether a vote is valid at a node: the parties it names, their order, and who casts it. `proven` parties
 * have been shown to have lied.
 */
export function isVote(
  node: Node,
  voter: PartyId,
  cuts: readonly Cut[],
  proven: PartyId | null = null
): boolean {
  const { ask, seating } = node;
  const missing = new Set(slotsOf(ask, seating).map((slot) => slot.party));
  const gone = cuts.map((cut) => cut.party);
  const isSeated = (party: PartyId) => seating.parties[party]?.status === 'seated';
  return (
    cuts.length > 0 &&
    isSeated(voter) &&
    !gone.includes(voter) &&
    cuts.every(
      (cut, i) =>
        (missing.has(cut.party) || (cut.party === proven && isSeated(proven))) &&
        (i === 0 || cuts[i - 1].party < cut.party) &&
        (cut.verdict !== 'other' ||
          (ask.kind === 'draw' && ask.stage === 'witness' && missing.has(cut.party))) &&
        (cut.verdict !== 'bot' || (isSeated(cut.host) && !gone.includes(cut.host)))
    )
  );
}

interface Count {
  readonly cuts: readonly Cut[];
  readonly standing: Set<PartyId>;
  readonly sealed: Set<PartyId>;
  readonly bound: Set<PartyId>;
}

/** Counts the votes valid at a node; `counts` returns false for a void one. */
export function tally(node: Node, votes: readonly Entry[], counts: (vote: Entry) => boolean): Tally {
  const ballots = new Map<string, Count>();
  const ballotOf = (vote: Entry) => {
    const cuts = vote.body.kind === 'absent' ? vote.body.cuts : [];
    const key = voteKey(cuts);
    let ballot = ballots.get(key);
    if (!ballot)
      ballots.set(key, (ballot = { cuts, standing: new Set(), sealed: new Set(), bound: new Set() }));
    return ballot;
  };
  for (const party of seatedParties(node.seating)) {
    const { log } = node.seating.parties[party];
    const cast = votes
      .filter((vote) => vote.party === party && counts(vote))
      .sort((a, b) => a.index - b.index);
    const sealed = cast.filter((vote) => log.after(vote).some((next) => isSealOf(next, vote)));
    for (const vote of sealed) ballotOf(vote).sealed.add(party);
    const last = sealed.at(-1);
    if (last && !log.forked) ballotOf(last).bound.add(party);
    for (const vote of log.forked ? sealed : cast)
      if (log.forked || stands(vote, log)) ballotOf(vote).standing.add(party);
  }
  const all = [...ballots]
    .map(([key, ballot]) => ({ key, ...ballot }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    carried: all.filter((ballot) => isMost(node.seating, ballot.sealed.size)),
    held: all.some((ballot) => isMost(node.seating, ballot.standing.size)),
    any: all.length > 0,
    ballots: all
  };
}

/** Whether a vote is the last one its party cast, and is still the end of its log or sealed right after. */
function stands(vote: Entry, log: Log): boolean {
  let last = log.last;
  while (last && last.index > vote.index && last.body.kind !== 'absent') last = log.get(last.prev) ?? null;
  if (last !== vote) return false;
  const next = log.after(vote);
  return next.length === 0 || next.some((seal) => isSealOf(seal, vote));
}

export function isSealOf(seal: Entry, vote: Entry): boolean {
  return seal.body.kind === 'seal' && seal.hash === vote.hash && seal.position === vote.position;
}
