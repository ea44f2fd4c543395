import { digest, toHex } from './bytes.ts';
import { isProof } from './consent.ts';
import { encodeValue, type Value } from './codec.ts';
import type { Body, Cut, Entry } from './entry.ts';
import type { PartyId } from './header.ts';
import { seatedParties, slotsOf, type Node } from './node.ts';

type Absent = Extract<Body, { kind: 'absent' }>;

/** The votes at one position, counted. */
export interface Tally {
  /** Votes sealed by more than half of all seated parties: at most one unless somebody signed two. */
  readonly carried: readonly Ballot[];
  /** True while more than half stand by the same vote: nothing else folds here. */
  readonly held: boolean;
  /** True if anybody voted here at all. */
  readonly any: boolean;
  /** Per vote who stands by it and who sealed it. */
  readonly ballots: readonly Ballot[];
}

export interface Ballot {
  readonly key: string;
  readonly cuts: readonly Cut[];
  readonly standing: ReadonlySet<PartyId>;
  readonly sealed: ReadonlySet<PartyId>;
}

/** Names the content of a vote, whoever casts it and whatever proof it encloses. */
export function voteKey(cuts: readonly Cut[]): string {
  return toHex(digest('vote', encodeValue(cuts as unknown as Value)));
}

/** Why a vote is none at a node, or null: whom it names, who casts it, in canonical order. */
export function isVote(node: Node, voter: PartyId, cuts: readonly Cut[]): boolean {
  const { ask, seating } = node;
  const missing = new Set(slotsOf(ask, seating).map((slot) => slot.party));
  const gone = cuts.map((cut) => cut.party);
  return (
    cuts.length > 0 &&
    seating.parties[voter]?.status === 'seated' &&
    !gone.includes(voter) &&
    cuts.every(
      (cut, i) =>
        missing.has(cut.party) &&
        (i === 0 || cuts[i - 1].party < cut.party) &&
        (cut.verdict !== 'other' || (ask.kind === 'draw' && ask.stage === 'witness')) &&
        (cut.verdict !== 'bot' ||
          (seating.parties[cut.host]?.status === 'seated' && !gone.includes(cut.host)))
    )
  );
}

/** Counts the votes at a node. `isLater` tells whether a transcript hash was reached from this node by answers. */
export function tally(
  table: Uint8Array,
  node: Node,
  votesAt: readonly Entry[],
  isLater: (hash: string, position: number) => boolean
): Tally {
  const seated = seatedParties(node.seating);
  const ballots = new Map<string, { cuts: readonly Cut[]; standing: Set<PartyId>; sealed: Set<PartyId> }>();
  const ballotOf = (cuts: readonly Cut[]) => {
    const key = voteKey(cuts);
    let ballot = ballots.get(key);
    if (!ballot) ballots.set(key, (ballot = { cuts, standing: new Set(), sealed: new Set() }));
    return ballot;
  };
  for (const party of seated) {
    const votes = votesAt.filter((entry) => entry.party === party && counts(table, node, entry, isLater));
    const { log } = node.seating.parties[party];
    const sealed = votes.filter((entry) => log.after(entry).some((next) => isSealOf(next, entry)));
    // The first sealed vote binds; after a fork, the first on each branch.
    const binding = sealed.filter((entry) => !sealed.some((earlier) => log.follows(entry, earlier)));
    for (const entry of binding) {
      const ballot = ballotOf(cutsOf(entry));
      ballot.sealed.add(party);
      ballot.standing.add(party);
    }
    if (binding.length === 0)
      for (const entry of votes)
        if (log.after(entry).length === 0) ballotOf(cutsOf(entry)).standing.add(party);
  }
  const all = [...ballots]
    .map(([key, ballot]) => ({ key, ...ballot }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const isMost = (voters: ReadonlySet<PartyId>) => voters.size * 2 > seated.length;
  return {
    carried: all.filter((ballot) => isMost(ballot.sealed)),
    held: all.some((ballot) => isMost(ballot.standing)),
    any: all.length > 0,
    ballots: all
  };
}

export function isSealOf(seal: Entry, vote: Entry): boolean {
  return seal.body.kind === 'seal' && seal.hash === vote.hash && seal.position === vote.position;
}

function counts(
  table: Uint8Array,
  node: Node,
  entry: Entry,
  isLater: (hash: string, position: number) => boolean
): boolean {
  const { parties } = node.seating;
  const { log } = parties[entry.party];
  const { body } = entry;
  if (body.kind !== 'absent' || !isVote(node, entry.party, body.cuts)) return false;
  if (!log.follows(entry, node.heads[entry.party])) return false;
  if (isProven(table, node, body)) return true;
  // Void if its log already answered a later position: who has seen the answer does not miss it.
  const head = node.heads[entry.party];
  for (let at = log.get(entry.prev); at && at !== head; at = log.get(at.prev))
    if (at.position > node.position && isLater(at.hash, at.position)) return false;
  return true;
}

function isProven(table: Uint8Array, node: Node, body: Absent): boolean {
  const { proof } = body;
  if (!proof || !body.cuts.some((cut) => cut.party === proof.party)) return false;
  return isProof(table, proof, node.seating.parties[proof.party].key);
}

function cutsOf(entry: Entry): readonly Cut[] {
  return entry.body.kind === 'absent' ? entry.body.cuts : [];
}
