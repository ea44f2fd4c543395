import type { SETS } from '../games/sets.ts';
import type app from './en/app.ts';
import type board from './en/board.ts';
import type clinic from './en/clinic.ts';
import type count from './en/count.ts';
import type errors from './en/errors.ts';
import type guide from './en/guide.ts';
import type learn from './en/learn.ts';
import type lobby from './en/lobby.ts';
import type marks from './en/marks.ts';
import type meet from './en/meet.ts';
import type net from './en/net.ts';
import type numbers from './en/numbers.ts';
import type practice from './en/practice.ts';
import type puzzle from './en/puzzle.ts';
import type replay from './en/replay.ts';
import type room from './en/room.ts';
import type rules from './en/rules.ts';
import type settings from './en/settings.ts';
import type table from './en/table.ts';

/** English is the measure: its files, one a namespace, say which messages there are. */
interface English {
  app: typeof app;
  board: typeof board;
  clinic: typeof clinic;
  count: typeof count;
  errors: typeof errors;
  guide: typeof guide;
  learn: typeof learn;
  lobby: typeof lobby;
  marks: typeof marks;
  meet: typeof meet;
  net: typeof net;
  numbers: typeof numbers;
  practice: typeof practice;
  puzzle: typeof puzzle;
  replay: typeof replay;
  room: typeof room;
  rules: typeof rules;
  settings: typeof settings;
  table: typeof table;
}

export type Namespace = keyof English;

/** What a translation of one namespace must hold: every key of the English one, and no other. */
export type Messages<N extends Namespace> = Readonly<Record<keyof English[N], string>>;

type AnySet = (typeof SETS)[keyof typeof SETS][number];
type EnglishOf<Files> = Files extends { readonly en: () => Promise<{ readonly default: infer Words }> }
  ? Words
  : never;
type KeysOf<Words> = { [N in keyof Words & string]: `${N}.${keyof Words[N] & string}` }[keyof Words & string];

/** The messages of one set: its own as `set.<id>.…`, in other namespaces among the messages of the game. */
type SetKey<S extends AnySet> = S extends AnySet
  ? Awaited<ReturnType<S['words']>> extends infer Files
    ? | `set.${S['id']}.${keyof (EnglishOf<Files> & { set: object })['set'] & string}`
      | KeysOf<Omit<EnglishOf<Files>, 'set'>>
    : never
  : never;

/** `namespace.key`, of any message there is. */
export type MessageKey =
  | {
      [N in Namespace]: `${N}.${Extract<keyof English[N], string>}`;
    }[Namespace]
  | SetKey<AnySet>;
