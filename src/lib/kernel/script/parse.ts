import { byCodeUnit } from '../canonical.ts';
import type { Action, Seat } from '../game.ts';
import { wordOf, type Json } from '../json.ts';

export interface ScriptHeader {
  readonly script: 1;
  readonly game: string;
  readonly seats: readonly string[];
  readonly expansions: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  readonly first?: Seat;
}

export type Step =
  | { readonly kind: 'draw'; readonly line: number; readonly outcome: string }
  | { readonly kind: 'do'; readonly line: number; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'given'; readonly line: number; readonly position: Record<string, Json> }
  | { readonly kind: 'expect'; readonly line: number; readonly claims: Record<string, Json> };

export interface Script {
  readonly header: ScriptHeader;
  readonly steps: readonly Step[];
}

/** A malformed script; `line` counts from 1. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  constructor(
    readonly line: number,
    message: string
  ) {
    super(message);
  }
}

type Fields = Record<string, Json>;

/** Deepest list or map in a line: readers of values are recursive, and would overflow the stack. */
const DEEPEST = 32;

const isDeeperThan = (depth: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((part) => isDeeperThan(depth - 1, part)));

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a draw may say: a word, or the number on a die. */
export const isDrawn = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A field with null is as good as absent. */
function present(fields: Fields): Fields {
  const keys = Object.keys(fields).sort(byCodeUnit);
  return Object.fromEntries(keys.filter((key) => fields[key] !== null).map((key) => [key, fields[key]]));
}

/** Reads an action with its seat: every field but `seat` belongs to the action. */
export function readStep(fields: Fields, line: number): { seat: Seat; action: Action } {
  const { seat, ...action } = present(fields);
  if (!Number.isInteger(seat) || typeof action.do !== 'string')
    throw new ScriptError(line, 'A step names its seat by number and what it does.');
  return { seat: seat as Seat, action: action as Action };
}

const HEADER_FIELDS: readonly string[] = [
  'script',
  'game',
  'seats',
  'expansions',
  'options',
  'first',
  'without'
];

function parseHeader(fields: Fields, line: number): ScriptHeader {
  const { game, seats, first, expansions = [], options = {}, without = [] } = present(fields);
  if (fields.script !== 1) throw new ScriptError(line, 'The first line must be a header with "script":1.');
  const unknown = Object.keys(fields)
    .sort(byCodeUnit)
    .find((key) => !HEADER_FIELDS.includes(key));
  if (unknown !== undefined)
    throw new ScriptError(
      line,
      `The header has a field "${unknown.slice(0, 40)}", which is none of ${HEADER_FIELDS.join(', ')}.`
    );
  if (typeof game !== 'string') throw new ScriptError(line, 'The header names no game.');
  if (!Array.isArray(seats) || seats.length === 0) throw new ScriptError(line, 'The header names no seats.');
  if (!Array.isArray(expansions) || !isRecord(options))
    throw new ScriptError(line, 'The header lists expansions and has options as fields.');
  if (first !== undefined && typeof first !== 'number')
    throw new ScriptError(line, 'first is the number of a seat.');
  if (!Array.isArray(without)) throw new ScriptError(line, 'without lists the elements left out.');
  return {
    script: 1,
    game,
    seats: seats.map(wordOf),
    expansions: expansions.map(wordOf),
    // `without` is stored in the options, as in every table's header; an empty list leaves nothing out.
    options: without.length === 0 ? options : { ...options, without: without.map(wordOf) },
    ...(first === undefined ? {} : { first })
  };
}

function parseStep(fields: Fields, line: number): Step {
  const alone = (['draw', 'given', 'expect'] as const).find((key) => key in fields);
  const beside = Object.keys(fields)
    .sort(byCodeUnit)
    .find((key) => key !== alone);
  if (alone !== undefined && beside !== undefined)
    throw new ScriptError(line, `A line with ${alone} has no other field: "${beside.slice(0, 40)}".`);
  if (isDrawn(fields.draw)) return { kind: 'draw', line, outcome: String(fields.draw) };
  if (isRecord(fields.given)) return { kind: 'given', line, position: present(fields.given) };
  if (isRecord(fields.expect)) return { kind: 'expect', line, claims: fields.expect };
  if (typeof fields.do === 'string') return { kind: 'do', line, ...readStep(fields, line) };
  throw new ScriptError(line, 'A line is a draw, a step of a seat, given or expect.');
}

/** Parses JSON Lines; blank lines and lines beginning with `//` are skipped. Throws {@link ScriptError}. */
export function parseScript(text: string): Script {
  let header: ScriptHeader | null = null;
  const steps: Step[] = [];
  text.split('\n').forEach((raw, i) => {
    const source = raw.trim();
    if (source === '' || source.startsWith('//')) return;
    let fields: unknown;
    try {
      fields = JSON.parse(source);
    } catch {
      throw new ScriptError(i + 1, 'This line is not JSON.');
    }
    if (!isRecord(fields)) throw new ScriptError(i + 1, 'A line is one JSON object.');
    if (isDeeperThan(DEEPEST, fields))
      throw new ScriptError(i + 1, `A line has at most ${DEEPEST} lists and objects inside one another.`);
    if (header === null) header = parseHeader(fields, i + 1);
    else steps.push(parseStep(fields, i + 1));
  });
  if (header === null) throw new ScriptError(1, 'The file is empty.');
  return { header, steps };
}
