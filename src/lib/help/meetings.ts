import meetings from './meetings.json' with { type: 'json' };

/**
 * What two sets say to each other, in a sentence, and the scenario that shows it. A page that shows them loads this module by
 * itself: the list is long.
 */
export interface Meeting {
  readonly sets: readonly [string, string];
  /** English only. */
  readonly says: string;
  /** The scenario below `tests/scenarios/landscape`, without its ending; null while none shows it. */
  readonly test: string | null;
  /** Where the text of a set says it, when one does. */
  readonly seed: string | null;
}

interface Row {
  readonly says: string;
  readonly test?: string;
  /** The two sets, while there is no scenario whose name says them. */
  readonly open?: readonly string[];
  readonly seed?: string;
}

function meetingOf({ says, test, open, seed }: Row): Meeting {
  const sets = open ?? /([^/]+?)-/.exec(test as string)![1].split('+');
  return { sets: [sets[0], sets[1]], says, test: test ?? null, seed: seed ?? null };
}

/** All meetings, those of a pair one after another. */
export const MEETINGS: readonly Meeting[] = (meetings as readonly Row[]).map(meetingOf);

/** The meetings of each pair of these sets that has any, by the pair's name (`abbot+river1`). */
export function meetingsByPair(ids: readonly string[]): ReadonlyMap<string, readonly Meeting[]> {
  const pairs = new Map<string, Meeting[]>();
  for (const meeting of MEETINGS) {
    if (!meeting.sets.every((id) => ids.includes(id))) continue;
    const pair = meeting.sets.join('+');
    pairs.set(pair, [...(pairs.get(pair) ?? []), meeting]);
  }
  return pairs;
}
