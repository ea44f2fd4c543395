import type { NumberEntry } from './numberEntry.ts';

/**
 * The metadata of a set (an expansion of a base game) before the rest of it is loaded: plain data, and loaders for the
 * rest of its folder.
 */
export interface SetManifest<Rules = unknown, Look = unknown> {
  readonly id: string;
  /** 1 changes little, 3 changes the game. */
  readonly weight: 1 | 2 | 3;
  /** Minutes it adds, roughly, for each seat. */
  readonly minutes: number;
  /** A few tiles and one idea: offered in a group of its own, below the large sets. */
  readonly small?: boolean;
  /** Made by fans, not by the publisher; its words name them as `authors`. */
  readonly fan?: boolean;
  readonly options?: readonly SetOption[];
  /** Elements that can be left out one by one, each worded as `part.<id>`. */
  readonly parts?: readonly string[];
  /** Sets that interact with it when both are on; each has a sentence `meet.<id>` in its words. */
  readonly meets?: readonly string[];
  /** Minutes its lesson takes. */
  readonly lesson: number;
  readonly rules: () => Promise<Rules>;
  /** Its drawings; absent for a set without any. */
  readonly look?: () => Promise<Look>;
  readonly words: () => Promise<WordFiles>;
  readonly help: () => Promise<SetHelp>;
}

/**
 * A house rule: the first value is the default. Worded as `option.<id>`, its values as `option.<id>.<value>`; one with an
 * entry also as `option.<id>.typed` (the choice), `.part` (the label of number `n`) and `.fault` (what is allowed).
 */
export interface SetOption {
  readonly id: string;
  readonly values: readonly (string | number | boolean)[];
  /** Part of setup, like a level of difficulty: shown with the sets, not among the house rules. */
  readonly setup?: true;
  /** Numbers that may be typed in instead of one of the values. */
  readonly entry?: NumberEntry;
}

/** Data loaded only by the help and the lessons. */
export interface SetHelp {
  /** The headings of its rules page, in order. */
  readonly sections: readonly HelpSection[];
  /** Rulings where its rules are silent, each worded as `ruling.<id>`. */
  readonly rulings?: readonly SetRuling[];
  /** A script to play along, with a sentence for its steps. */
  readonly lesson: () => Promise<{ readonly default: string }>;
  readonly words: WordFiles;
}

/** One heading of a rules page, worded as `<id>`, `<id>.1` and so on, and the rule keys of events that it explains. */
export interface HelpSection {
  readonly id: string;
  readonly rules?: readonly string[];
}

export interface SetRuling {
  readonly id: string;
  /** Tables may change it by this option. */
  readonly option?: string;
  /** The other set, for a ruling on the interaction of two. */
  readonly meets?: string;
}

/** Messages by namespace. `set` holds the name and description of the set itself. */
export type SetWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

type WordFile = () => Promise<{ readonly default: SetWords }>;

/** A set's words by language. English is complete; a language that is absent is shown in English. */
export type WordFiles = { readonly en: WordFile } & Readonly<Record<string, WordFile>>;

/** The shape of a translation: every message of the English one, and no other. */
export type Translation<English extends SetWords> = {
  readonly [Namespace in keyof English]: Readonly<Record<keyof English[Namespace], string>>;
};
