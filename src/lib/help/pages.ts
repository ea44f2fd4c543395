import { GAMES } from '../games/catalogue.ts';

/** One heading of a rules page. Its texts are `guide.<page>.<id>` and, a sentence each, `….1`, `….2` and so on. */
export interface HelpSection {
  readonly id: string;
  /** Rule keys of events that this heading explains. */
  readonly rules: readonly string[];
}

/** The rules of one game or expansion. */
export interface HelpPage {
  /** Id of the game or expansion. */
  readonly id: string;
  readonly game: string;
  readonly sections: readonly HelpSection[];
}

const section = (id: string, ...rules: string[]): HelpSection => ({ id, rules });

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
  river1: [section('river'), section('figures')],
  abbot: [section('abbot'), section('recall', 'rule.recall')],
  anniversary20: [
    section('points', 'rule.arrow.points'),
    section('activate', 'rule.arrow.activate'),
    section('partner'),
    section('elsewhere'),
    section('extraTurn')
  ],
  covid19: [
    section('infection', 'rule.covid19.infection'),
    section('spread', 'rule.covid19.spread'),
    section('tokens'),
    section('testing', 'rule.covid19.testing')
  ],
  naturalDisasters: [
    section('earthquake'),
    section('flood', 'rule.disasters.flood'),
    section('meteor', 'rule.disasters.meteor'),
    section('tornado', 'rule.disasters.tornado')
  ],
  blackDragon: [
    section('placement', 'rule.dragon.placement'),
    section('movement', 'rule.dragon.movement'),
    section('eaten')
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
  ],
  covid19Pandemic: [
    section('together'),
    section('newInfections', 'covid19Pandemic.newInfections'),
    section('quarantine', 'covid19Pandemic.quarantine'),
    section('care'),
    section('contagion', 'covid19Pandemic.contagion'),
    section('end')
  ]
};

/** All rules pages: each game, then its expansions in the order of the catalogue. */
export const HELP_PAGES: readonly HelpPage[] = GAMES.flatMap((game) =>
  [game.id, ...game.expansions.map(({ id }) => id)].map((id) => ({
    id,
    game: game.id,
    sections: SECTIONS[id] ?? []
  }))
);

/** The page of a game or expansion, or null. */
export function helpPage(id: string): HelpPage | null {
  return HELP_PAGES.find((page) => page.id === id) ?? null;
}

type HelpLink = `/help/${string}/#${string}`;

const anchors = new Map(
  HELP_PAGES.flatMap((page) =>
    page.sections.flatMap(({ id, rules }) =>
      rules.map((rule): [string, HelpLink] => [rule, `/help/${page.id}/#${id}`])
    )
  )
);

/** Where the help explains an event's `rule`, as an address below the application's root; null when nowhere. */
export function helpLink(rule: string | undefined): HelpLink | null {
  return anchors.get(rule ?? '') ?? null;
}
