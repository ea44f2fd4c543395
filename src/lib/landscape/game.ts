import { byCodeUnit } from '../kernel/canonical.ts';
import {
  CHOICE,
  OVER,
  type Action,
  type Awaits,
  type Game,
  type GameConfig,
  type GameEvent,
  type Input
} from '../kernel/game.ts';
import { wordOf, type Json } from '../kernel/json.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isIndex, isWhole } from '../kernel/whole.ts';
import { base } from './base/index.ts';
import { encodePosition, supplyOf } from './view/encode.ts';
import { currentStep, listMoves, phaseOf, playMove, seatAsked, takeDrawn } from './flow.ts';
import type { LandscapeModule } from './contract/module.ts';
import { moveCode, VERB_BITS, VERB_MASK } from './moves.ts';
import type { Position } from './position.ts';
import { MAX_SEATS } from './seats.ts';
import { composeRuleset, type Ruleset } from './ruleset.ts';
import { setUp } from './setup.ts';

/** The tile game with its available expansions, and with `aside` for scripts and bots. */
export function landscapeGame(
  expansions: readonly LandscapeModule[],
  aside: Partial<Game<Position>> = {}
): Game<Position> {
  const composed = new Map<string, Ruleset>();

  function rulesFor(config: GameConfig): Ruleset {
    const chosen = config.expansions.map((id) => {
      const found = expansions.find((m) => m.id === id);
      if (!found) throw new Refusal('BAD_CONFIG', `There is no expansion called ${id}.`);
      return found;
    });
    if (new Set(config.expansions).size !== config.expansions.length)
      throw new Refusal('BAD_CONFIG', 'An expansion is named twice.');
    const key = rulesetKey(config);
    let rules = composed.get(key);
    if (!rules) composed.set(key, (rules = composeRuleset(base, chosen, config.options)));
    return rules;
  }

  return {
    id: 'landscape',

    setup(config) {
      if (!isWhole(config.seats, 1, MAX_SEATS))
        throw new Refusal('BAD_CONFIG', `The tile game takes 1 to ${MAX_SEATS} seats.`);
      const first = config.first ?? 0;
      if (!isIndex(first, config.seats))
        throw new Refusal('BAD_CONFIG', 'The seat that begins is not at the table.');
      return setUp(rulesFor(config), config.seats, first);
    },

    clone: (p) => p.clone(),

    awaits(p): Awaits {
      const phase = phaseOf(p);
      if (phase === OVER) return { kind: 'over' };
      if (phase === CHOICE) {
        listMoves(p);
        const verbs = new Set<string>();
        for (let i = 0; i < p.moves.count; i++) verbs.add(p.rules.verbs[p.moves.codes[i] & VERB_MASK].id);
        return { kind: 'choice', seats: [seatAsked(p)], verbs: [...verbs].sort(byCodeUnit), secret: false };
      }
      const { draw } = p;
      if (!draw) throw new Error(`step ${currentStep(p).id} waits for nothing`);
      return { kind: 'draw', ...draw };
    },

    actions(p, seat) {
      if (phaseOf(p) !== CHOICE || seatAsked(p) !== seat) return [];
      listMoves(p);
      const actions: Action[] = [];
      for (let i = 0; i < p.moves.count; i++) actions.push(actionOf(p, p.moves.codes[i]));
      return actions.sort(compareActions);
    },

    canonical(p, seat, action) {
      if (phaseOf(p) !== CHOICE || seatAsked(p) !== seat) return null;
      const code = codeOf(p, action);
      return code < 0 ? null : actionOf(p, listedCode(p, code));
    },

    alike(p, action) {
      const plain = p.drawn >= 0 && p.rules.tiles.types[p.drawn].edgeRule !== null;
      return action.do === 'place' && plain ? { ...action, turn: 0 } : action;
    },

    fallback(p, seat) {
      const actions = this.actions(p, seat);
      return actions.find((a) => a.do === 'pass') ?? actions[0];
    },

    pile(p, name) {
      const source = p.rules.piles[name];
      if (!source) throw new Refusal('MALFORMED', `There is no pile called ${name}.`);
      return source.contents(p);
    },

    advance(p, input, log) {
      advance(p, input, log ?? null);
    },

    scores: (p) => [...p.scores],
    encode: encodePosition,
    supply: supplyOf,
    ...aside
  };
}

function rulesetKey(config: GameConfig): string {
  const options = Object.entries(config.options).sort((a, b) => byCodeUnit(a[0], b[0]));
  return JSON.stringify([[...config.expansions].sort(byCodeUnit), options]);
}

/** What a move code says in the notation. */
export function actionOf(p: Position, code: number): Action {
  return p.rules.verbs[code & VERB_MASK].toAction(p, code >>> VERB_BITS);
}

/** The legal move an action means, or -1. */
function codeOf(p: Position, action: Action): number {
  listMoves(p);
  const { verbs } = p.rules;
  // Several sets may have a verb of this name; only one of them is listed with this meaning.
  for (let verb = 0; verb < verbs.length; verb++) {
    if (verbs[verb].id !== action.do) continue;
    const payload = verbs[verb].parse(p, action);
    const code = payload < 0 ? -1 : moveCode(verb, payload);
    if (code >= 0 && p.moves.has(listedCode(p, code)) && isTakenFrom(p, code, action)) return code;
  }
  return -1;
}

/** Whether a move takes its figure from the owner and the quarter that the action names. What it does not name may be any. */
function isTakenFrom(p: Position, code: number, { of, from }: Action): boolean {
  if (of === undefined && typeof from !== 'string') return true;
  const named = actionOf(p, code);
  const isOwner = of === undefined || of === (named.of ?? named.seat ?? seatAsked(p));
  return isOwner && (typeof from !== 'string' || from === named.from);
}

function listedCode(p: Position, code: number): number {
  const verb = p.rules.verbs[code & VERB_MASK];
  return verb.listed ? moveCode(code & VERB_MASK, verb.listed(p, code >>> VERB_BITS)) : code;
}

function advance(p: Position, input: Input, log: GameEvent[] | null): void {
  const phase = phaseOf(p);
  if (phase === OVER) throw new Refusal('GAME_OVER', 'The game is over.');
  if (input.kind === 'draw') {
    if (phase === CHOICE)
      throw new Refusal('NOT_AWAITED', `Seat ${seatAsked(p)} is to choose, nothing is drawn.`);
    const { draw } = p;
    if (!draw) throw new Error(`step ${currentStep(p).id} waits for nothing`);
    takeDrawn(p, draw.pile, input.outcome, log);
    return;
  }
  const choice = input.choices[0];
  if (input.choices.length !== 1 || !choice) throw new Refusal('MALFORMED', 'One seat chooses at a time.');
  if (phase !== CHOICE) throw new Refusal('NOT_AWAITED', 'A draw comes first.');
  if (choice.seat !== seatAsked(p))
    throw new Refusal('NOT_YOUR_TURN', `It is the turn of seat ${seatAsked(p)}, not of seat ${choice.seat}.`);
  const code = codeOf(p, choice.action);
  if (code < 0) throw refusalOf(p, choice.action);
  playMove(p, code, log);
}

function refusalOf(p: Position, action: Action): Refusal {
  if (!p.rules.verbs.some(({ id }) => id === action.do))
    return new Refusal('MALFORMED', `There is no action called ${wordOf(action.do)}.`);
  for (let i = 0; i < p.moves.count; i++)
    if (p.rules.verbs[p.moves.codes[i] & VERB_MASK].id === action.do)
      return new Refusal('ILLEGAL', `The rules do not allow ${JSON.stringify(action)} here.`);
  return new Refusal('NOT_AWAITED', `${action.do} is not asked for now.`);
}

/** Canonical order: by verb, square row by row, then the other fields. */
function compareActions(a: Action, b: Action): number {
  return (
    byCodeUnit(a.do, b.do) || compareSquares(a.at, b.at) || byCodeUnit(JSON.stringify(a), JSON.stringify(b))
  );
}

function compareSquares(a: Json | undefined, b: Json | undefined): number {
  if (!Array.isArray(a) || !Array.isArray(b)) return Array.isArray(a) ? 1 : Array.isArray(b) ? -1 : 0;
  return a[1] - b[1] || a[0] - b[0];
}
