import type app from './en/app.ts';
import type board from './en/board.ts';
import type clinic from './en/clinic.ts';
import type errors from './en/errors.ts';
import type guide from './en/guide.ts';
import type learn from './en/learn.ts';
import type net from './en/net.ts';
import type numbers from './en/numbers.ts';
import type practice from './en/practice.ts';
import type replay from './en/replay.ts';
import type room from './en/room.ts';
import type rules from './en/rules.ts';
import type table from './en/table.ts';

/** English is the measure: its files, one a namespace, say which messages there are. */
interface English {
  app: typeof app;
  board: typeof board;
  clinic: typeof clinic;
  errors: typeof errors;
  guide: typeof guide;
  learn: typeof learn;
  net: typeof net;
  numbers: typeof numbers;
  practice: typeof practice;
  replay: typeof replay;
  room: typeof room;
  rules: typeof rules;
  table: typeof table;
}

export type Namespace = keyof English;

/** What a translation of one namespace must hold: every key of the English one, and no other. */
export type Messages<N extends Namespace> = Readonly<Record<keyof English[N], string>>;

/** `namespace.key`, of any message there is. */
export type MessageKey = {
  [N in Namespace]: `${N}.${Extract<keyof English[N], string>}`;
}[Namespace];
