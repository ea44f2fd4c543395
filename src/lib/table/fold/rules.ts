import type { Action, Game } from '../../kernel/game.ts';
import { duty, DRAW_JUMP, type Mover, type Situation } from '../draw/ask.ts';
import type { ChainBook } from '../log/chain.ts';
import { drawValue } from '../draw/draw.ts';
import { commitmentHex } from '../draw/secret.ts';
import type { Entry } from '../log/entry.ts';
import type { Header, PartyId } from '../header.ts';
import { type Node, type Seating, type Slot, speakFor } from './node.ts';
import { Play, type Wanted } from './play.ts';

/** Why an awaited party's entry is not a valid answer. */
export type Fault =
  | 'kind' // this kind of entry is not expected here
  | 'illegal' // the game refuses the action
  | 'link' // a link missing, wrong, or unexpected
  | 'witness' // a witness missing, wrong, or unexpected
  | 'hidden' // the shown choice does not match the commitment
  | 'target' // a takeback to an impossible position
  | 'consent'; // consents missing, wrong or unexpected

/** The constant parts of a table. */
export interface Setting {
  readonly header: Header;
  readonly table: Uint8Array;
  readonly game: Game;
  readonly chains: ChainBook;
}

/** The result of an answer, before it becomes a node. */
export interface Result {
  readonly seating: Seating;
  readonly draw: number;
  readonly play: Play;
  readonly wanted: Wanted;
  readonly mover: Mover | null;
}

/** Whether `link` is number `k` in the chain of draw links that a party committed to. */
export function isLink(setting: Setting, node: Node, party: PartyId, k: number, link: Uint8Array): boolean {
  const { key, tip } = node.seating.parties[party];
  return setting.chains.check(key, tip).isLink(k, link);
}

/** The legal action that an action as written denotes at a node, or null; never throws. */
export function canonicalAction(
  setting: Setting,
  state: unknown,
  seat: number,
  action: Action
): Action | null {
  try {
    return setting.game.canonical(state, seat, action);
  } catch {
    return null;
  }
}

export function situation(
  setting: Setting,
  wanted: Wanted,
  seating: Seating,
  number: number,
  passed: readonly PartyId[] = []
): Situation {
  const { header } = setting;
  const owners = header.seats.map((seat) => seat.party);
  return { wanted, seating, number, policy: header.policy.witness, owners, passed };
}

/** Plays an action at a node where one seat decides; null if the game refuses it. */
export function playLone(setting: Setting, node: Node, state: unknown, seat: number, action: Action) {
  const canonical = canonicalAction(setting, state, seat, action);
  if (!canonical) return null;
  try {
    const play = Play.from(setting.game, setting.header, state);
    play.choose([{ seat, action: canonical }]);
    const wanted = play.settle(node.seating);
    return { play, wanted, at: situation(setting, wanted, node.seating, node.draw) };
  } catch {
    return null;
  }
}

/** Judges a `do` where one seat decides. */
export function judgeDo(
  setting: Setting,
  node: Node,
  state: unknown,
  slot: Slot,
  entry: Entry
): Fault | Result {
  const { body } = entry;
  if (body.kind !== 'do' || body.seat !== slot.seat) return 'kind';
  const played = playLone(setting, node, state, body.seat, body.action);
  if (!played) return 'illegal';
  const needs = duty(played.at, slot.party);
  if ((body.link !== undefined) !== (needs === 'link')) return 'link';
  if (body.link && !isLink(setting, node, slot.party, node.draw, body.link)) return 'link';
  if ((body.witness !== undefined) !== (needs === 'witness')) return 'witness';
  if (body.witness !== undefined && !mayWitness(node.seating, body.witness, slot.party)) return 'witness';
  return {
    seating: node.seating,
    draw: node.draw,
    play: played.play,
    wanted: played.wanted,
    mover: { party: slot.party, link: body.link, witness: body.witness }
  };
}

function mayWitness(seating: Seating, witness: PartyId, drawer: PartyId): boolean {
  return witness !== drawer && seating.parties[witness]?.status === 'seated';
}

/** Judges an answer to a question put to several seats at once. */
export function judgeJoint(
  setting: Setting,
  node: Node,
  state: unknown,
  slot: Slot,
  entry: Entry
): Fault | null {
  const { ask } = node;
  const { body } = entry;
  if (ask.kind !== 'choice' || !('seat' in body) || body.seat !== slot.seat) return 'kind';
  if (body.kind === 'resign') return null;
  if (body.kind !== ask.stage) return 'kind';
  if (body.kind === 'hide') return null;
  if (!('action' in body)) return 'kind';
  if (body.kind === 'show') {
    const given = ask.hidden.get(body.seat);
    if (!given) return 'hidden';
    if (commitmentHex(setting.table, given.hash, body.seat, body.action, body.salt) !== given.hidden)
      return 'hidden';
  } else if (body.kind === 'do' && (body.link || body.witness !== undefined)) return 'link';
  return canonicalAction(setting, state, body.seat, body.action) ? null : 'illegal';
}

/** Judges an answer to a draw. */
export function judgeDraw(setting: Setting, node: Node, slot: Slot, entry: Entry): Fault | null {
  const { ask } = node;
  const { body } = entry;
  if (ask.kind !== 'draw') return 'kind';
  if (body.kind === 'resign') return slot.seat !== null && body.seat === slot.seat ? null : 'kind';
  if (body.kind !== ask.stage) return 'kind';
  if (body.kind === 'ask') return ask.witnesses.includes(body.witness) ? null : 'witness';
  if (!('link' in body) || !body.link) return 'kind';
  return isLink(setting, node, slot.party, ask.number, body.link) ? null : 'link';
}

/** The joint answer once all entries are in; silent, cut and resigned seats get the game's default. */
export function completeJoint(
  setting: Setting,
  state: unknown,
  seats: readonly number[],
  seating: Seating,
  answers: readonly Entry[],
  draw: number
): Result {
  const { game, header } = setting;
  const play = Play.from(game, header, state);
  const choices = seats.map((seat) => {
    for (const { body } of answers)
      if ('action' in body && body.seat === seat) {
        const action = canonicalAction(setting, state, seat, body.action);
        if (action) return { seat, action };
      }
    return play.fallbacks([seat])[0];
  });
  play.choose(choices);
  return { seating, draw, play, wanted: play.settle(seating), mover: null };
}

/** Resigns a seat: it becomes silent, and links shown for an abandoned draw are skipped. */
export function resigned(
  node: Pick<Node, 'seating' | 'draw'>,
  seat: number
): { seating: Seating; draw: number } {
  return { seating: speakFor(node.seating, (s) => s === seat, null), draw: node.draw + DRAW_JUMP };
}

/** The outcome of a draw with all links. */
export function completeDraw(
  setting: Setting,
  node: Node,
  state: unknown,
  links: ReadonlyMap<PartyId, Uint8Array>
): Result {
  const parties = [...links.keys()].sort((a, b) => a - b);
  const value = drawValue(
    setting.table,
    node.draw,
    parties.map((party) => links.get(party)!)
  );
  const play = Play.from(setting.game, setting.header, state);
  const wanted = play.draw(value, node.draw, node.seating);
  return { seating: node.seating, draw: node.draw + 1, play, wanted, mover: null };
}
