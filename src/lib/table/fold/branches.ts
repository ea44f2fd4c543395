import { tally, type Tally } from '../consent/vote.ts';
import type { Entry } from '../log/entry.ts';
import type { PartyId } from '../header.ts';
import { isMost, seatedParties } from './node.ts';
import { spotAt, type Spot, type Tree } from './tree.ts';

/** Where the game continues from a position, or why it does not. */
export type Next =
  | {
      readonly kind: 'on';
      readonly spot: Spot;
      /** No later entry can change it. */ readonly settled: boolean;
    }
  /** More than half support a vote that is not sealed yet. */
  | { readonly kind: 'held' }
  /** Several continuations, and none with more support than all others. */
  | { readonly kind: 'disputed' }
  | { readonly kind: 'waits' };

/** The continuation that an entry signed on a position supports, or null: its hash is elsewhere or unknown. */
function wayOf(tree: Tree, spot: Spot, entry: Entry): Spot | null {
  const there = tree.get(entry.hash);
  if (there?.node.position !== entry.position) return null;
  // For an entry at an earlier position this is that position itself, which does not follow from the spot.
  const way = spotAt(there, spot.node.position + 1);
  return way.parent === spot ? way : null;
}

/** The continuation each seated party built on first, by its entries before any fork. */
export function builtOn(tree: Tree, spot: Spot): Map<PartyId, Spot> {
  const built = new Map<PartyId, Spot>();
  const { node } = spot;
  for (const party of seatedParties(node.seating)) {
    const { log } = node.seating.parties[party];
    for (const entry of log.rest(node.lastEntries[party])) {
      if (entry.index >= log.forkIndex) break;
      const way = wayOf(tree, spot, entry);
      if (!way) continue;
      built.set(party, way);
      break;
    }
  }
  return built;
}

/** The votes at a position, counted. */
export function tallyAt(tree: Tree, spot: Spot): Tally {
  const { node } = spot;
  const known = new Map<Entry, boolean>();
  /** Whether a log, up to an entry, answered a position after this one. */
  const wentOn = (party: PartyId, latest: Entry | undefined): boolean => {
    const { log } = node.seating.parties[party];
    const folded = node.lastEntries[party];
    const seen: Entry[] = [];
    let result = false;
    for (let at = latest; at && at !== folded; at = log.get(at.prev)) {
      const before = known.get(at);
      if (before !== undefined) {
        result = before;
        break;
      }
      seen.push(at);
      if (wayOf(tree, spot, at)?.node.via.kind === 'answers') {
        result = true;
        break;
      }
    }
    // The entries after one that answered a later position inherit its result; earlier ones are not in `seen`
    // then.
    for (const entry of seen) known.set(entry, result);
    return result;
  };
  const counts = (vote: Entry) =>
    tree.isProven(node, vote) || !wentOn(vote.party, node.seating.parties[vote.party].log.get(vote.prev));
  return tally(node, spot.votes, counts);
}

/** Which continuation the game takes from a position. Depends on the entries alone. */
export function nextOf(tree: Tree, spot: Spot): Next {
  const [sole] = spot.answers;
  if (!tree.questions.has(spot)) return sole ? { kind: 'on', spot: sole, settled: false } : { kind: 'waits' };
  const built = builtOn(tree, spot);
  const support = new Map<Spot, number>();
  for (const way of built.values()) support.set(way, (support.get(way) ?? 0) + 1);
  const { seating } = spot.node;
  for (const [way, count] of support)
    if (isMost(seating, count)) return { kind: 'on', spot: way, settled: true };
  const { carried, held } = tallyAt(tree, spot);
  if (carried.length > 0) {
    const [only, ...others] = carried;
    const best = others.length === 0 ? only : carried.find(({ bound }) => isMost(seating, bound.size));
    const after = best && spot.ballots.get(best.key)?.after;
    return after ? { kind: 'on', spot: after, settled: false } : { kind: 'disputed' };
  }
  if (held) return { kind: 'held' };
  if (spot.joint === 0) return { kind: 'waits' };
  if (spot.joint === 1) return { kind: 'on', spot: sole, settled: false };
  const best = most(spot.answers, (way) => support.get(way) ?? 0);
  return best && support.has(best) ? { kind: 'on', spot: best, settled: false } : { kind: 'disputed' };
}

/** The item with a strictly higher count than every other; null on a tie. */
function most<T>(list: readonly T[], count: (item: T) => number): T | null {
  const counts = list.map(count);
  const max = Math.max(...counts);
  const at = counts.indexOf(max);
  return counts.lastIndexOf(max) === at ? list[at] : null;
}
