import type { Locale } from '../i18n/index.ts';
import meetings from './meetings.json' with { type: 'json' };

/**
 * How two sets interact, in a sentence, and the scenario that shows it. A page that shows them loads this module by
 * itself: the list is long.
 */
export interface Meeting {
  readonly sets: readonly [string, string];
  readonly says: string;
  /** The scenario below `tests/scenarios/landscape`, without its ending. */
  readonly test: string;
  /** Where the text of a set says it, when one does. */
  readonly seed: string | null;
}

interface Row {
  readonly says: string;
  readonly test: string;
  readonly seed?: string;
}

/** Sentences by the name of their scenario. */
type Sentences = Readonly<Record<string, string>>;

/** The sentences in other languages. */
export const TRANSLATED: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: Sentences }>>> = {
  de: () => import('./meetings/de.json'),
  fr: () => import('./meetings/fr.json'),
  es: () => import('./meetings/es.json'),
  cs: () => import('./meetings/cs.json'),
  'zh-Hans': () => import('./meetings/zh-Hans.json')
};

/** The name of a scenario: `abbot+river1-garden` for `pairs/abbot/abbot+river1-garden`. */
export const nameOfTest = (test: string): string => test.slice(test.lastIndexOf('/') + 1);

function meetingOf({ says, test, seed }: Row): Meeting {
  const [a, b] = nameOfTest(test).split('-', 1)[0].split('+');
  return { sets: [a, b], says, test, seed: seed ?? null };
}

/** All meetings in English, those of a pair one after another. */
export const MEETINGS: readonly Meeting[] = (meetings as readonly Row[]).map(meetingOf);

/** The meetings of each pair of these sets that has any, by the pair's name (`abbot+river1`), in this language. */
export async function meetingsByPair(
  ids: readonly string[],
  language: Locale = 'en'
): Promise<ReadonlyMap<string, readonly Meeting[]>> {
  const said = language === 'en' ? null : (await TRANSLATED[language]()).default;
  const pairs = new Map<string, Meeting[]>();
  for (const meeting of MEETINGS) {
    if (!meeting.sets.every((id) => ids.includes(id))) continue;
    const pair = meeting.sets.join('+');
    const says = said?.[nameOfTest(meeting.test)] ?? meeting.says;
    pairs.set(pair, [...(pairs.get(pair) ?? []), { ...meeting, says }]);
  }
  return pairs;
}
