import raw from './data/numbers.json';

/** Source of a number: read in a source, implied by one, or our own guess. */
export type Sureness = 'confirmed' | 'inferred' | 'reconstructed';

export interface Tagged {
  readonly value: unknown;
  readonly sure: string;
  /** For maintainers of the file; players see the translated texts. */
  readonly note?: string;
}

/** The values of a tagged number file, without their tags. */
export type Values<T extends Record<string, Tagged>> = { readonly [K in keyof T]: T[K]['value'] };

/** Removes the tags of a number file. */
export function untag<T extends Record<string, Tagged>>(tagged: T): Values<T> {
  const names = Object.keys(tagged).sort() as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, tagged[name].value])) as Values<T>;
}

/** Every number of the base game, in money, hours, points or pieces as its name says. */
export const NUMBERS = untag(raw);

/** The same with its tags, for the rules help. */
export const TAGGED_NUMBERS: Readonly<Record<keyof typeof raw, Tagged>> = raw;

/** An entry of a list by number of players; the first entry is for one player. */
export function byPlayers<T>(list: readonly T[], players: number): T {
  return list[players - 1];
}
