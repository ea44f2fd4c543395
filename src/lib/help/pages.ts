import { GAMES, manifestOf } from '../games/catalogue.ts';
import type { HelpSection } from '../kernel/manifest.ts';

/** The rules of one game or expansion. */
export interface HelpPage {
  /** Id of the game or expansion. */
  readonly id: string;
  readonly game: string;
  /** The texts of a heading are `guide.<page>.<id>` and, a sentence each, `….1`, `….2` and so on. */
  readonly sections: readonly HelpSection[];
}

const section = (id: string, ...rules: string[]): HelpSection => ({ id, rules });

/** Of the base games; a set's are in its manifest. */
const SECTIONS: Readonly<Record<string, readonly HelpSection[]>> = {
  landscape: [
    section('aim'),
    section('placing', 'rule.placeTile'),
    section('unplaceable', 'rule.unplaceable'),
    section('meeple', 'rule.placeMeeple'),
    section('scoring', 'rule.scoring'),
    section('majority'),
    section('final', 'rule.finalScoring'),
    section('fields')
  ],
  clinic: [
    section('setup', 'clinic.setup'),
    section('round', 'clinic.round', 'clinic.pass'),
    section('choose', 'clinic.choose'),
    section('build', 'clinic.build'),
    section('modules'),
    section('cars'),
    section('hire', 'clinic.hire'),
    section('admit', 'clinic.admit', 'clinic.queue', 'clinic.appointments'),
    section('move', 'clinic.move'),
    section('treatment', 'clinic.treatment', 'clinic.outpatient', 'clinic.lab'),
    section('expenses', 'clinic.expenses', 'clinic.popularity'),
    section('tire', 'clinic.tire'),
    section('worsen', 'clinic.worsen', 'clinic.death', 'clinic.leavesUntreated'),
    section('tidy', 'clinic.university', 'clinic.turnOrder'),
    section('scoring', 'clinic.scoring', 'clinic.end')
  ]
};

/** Every rules page there is: each game, then its expansions in the order of the catalogue. */
export const HELP_PAGES: readonly Pick<HelpPage, 'id' | 'game'>[] = GAMES.flatMap(
  ({ id: game, expansions }) => [{ id: game }, ...expansions].map(({ id }) => ({ id, game }))
);

/** The page of a game or expansion, or null. */
export async function loadHelpPage(id: string): Promise<HelpPage | null> {
  const page = HELP_PAGES.find((one) => one.id === id);
  if (!page) return null;
  const sections = SECTIONS[id] ?? (await manifestOf(id)?.help())?.sections ?? [];
  return { id, game: page.game, sections };
}

type HelpLink = `/help/${string}/#${string}`;

async function makeLinks(): Promise<ReadonlyMap<string, HelpLink>> {
  const pages = await Promise.all(HELP_PAGES.map(({ id }) => loadHelpPage(id)));
  return new Map(
    pages.flatMap((page) =>
      (page?.sections ?? []).flatMap(({ id, rules = [] }) =>
        rules.map((rule): [string, HelpLink] => [rule, `/help/${page!.id}/#${id}`])
      )
    )
  );
}

let links: ReturnType<typeof makeLinks> | undefined;

/** Where the help explains an event's `rule`, as an address below the application's root; null when nowhere. */
export async function helpLink(rule: string | undefined): Promise<HelpLink | null> {
  if (rule === undefined) return null;
  return (await (links ??= makeLinks())).get(rule) ?? null;
}
