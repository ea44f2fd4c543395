import { GAMES } from '../games/catalogue.ts';
import type { SetRuling } from '../kernel/manifest.ts';

/**
 * A decision of ours where the rules are silent or sources disagree. Its text is `guide.<of>.ruling.<id>`; with
 * an option, tables may decide otherwise.
 */
export interface Ruling extends SetRuling {
  /** The game or expansion it belongs to. */
  readonly of: string;
}

const ruling = (of: string, id: string, option?: string): Ruling => ({
  id,
  of,
  ...(option === undefined ? {} : { option })
});

/** Of the base games; a set's are in its manifest. */
const BASE: readonly Ruling[] = [
  ruling('landscape', 'fields', 'fields'),
  ruling('landscape', 'smallCity', 'smallCity'),
  ruling('clinic', 'clinicBoard', 'board'),
  ruling('clinic', 'clinicFirst', 'firstClinic'),
  ruling('clinic', 'clinicGoal', 'goal'),
  ruling('clinic', 'clinicChoose'),
  ruling('clinic', 'clinicCars'),
  ruling('clinic', 'clinicFloors'),
  ruling('clinic', 'clinicConveyors'),
  ruling('clinic', 'clinicBeds'),
  ruling('clinic', 'clinicLab'),
  ruling('clinic', 'clinicGardens'),
  ruling('clinic', 'clinicWages'),
  ruling('clinic', 'clinicPieces'),
  ruling('clinic', 'clinicExtension'),
  ruling('clinic', 'clinicUniversity')
];

/** All rulings: of each game first its own, then those of its sets. */
export async function loadRulings(): Promise<readonly Ruling[]> {
  const lists = await Promise.all(
    GAMES.flatMap((game) => [
      BASE.filter(({ of }) => of === game.id),
      ...game.expansions.map(async ({ id: of, help }) =>
        ((await help()).rulings ?? []).map((one): Ruling => ({ ...one, of }))
      )
    ])
  );
  return lists.flat();
}

/** The rulings a game's or expansion's page lists, those on meetings included. */
export function rulingsOf(id: string, rulings: readonly Ruling[]): readonly Ruling[] {
  return rulings.filter(({ of, meets }) => of === id || meets === id);
}
