import { areGood, backMessage } from './consent.ts';
import type { Entry } from '../log/entry.ts';
import type { PartyId } from '../header.ts';
import { ancestorAt, stateOf } from '../fold/history.ts';
import { isLone, seatedParties, type Node, type Slot } from '../fold/node.ts';
import { Play } from '../fold/play.ts';
import type { Fault, Result, Setting } from '../fold/rules.ts';

/** Whether a takeback from a node to a position is possible: both wait for the choice of one seat. */
export function isTarget(node: Node, to: number): boolean {
  if (!isLone(node.ask) || to >= node.position) return false;
  const target = ancestorAt(node, to);
  return target !== null && isLone(target.ask);
}

/** The parties whose consent a takeback needs: none within the seat's own decisions since the last reveal. */
export function consentsNeeded(node: Node, seat: number, to: number): PartyId[] {
  const own = node.seating.speakers[seat];
  for (let at: Node | null = node; at && at.position > to; at = at.parent)
    if (!isOwnDecision(at, seat)) return seatedParties(node.seating).filter((party) => party !== own);
  return [];
}

/** Judges a `back`. */
export function judgeBack(setting: Setting, node: Node, slot: Slot, entry: Entry): Fault | Result {
  const { body } = entry;
  if (body.kind !== 'back' || body.seat !== slot.seat) return 'kind';
  if (!isTarget(node, body.to)) return 'target';
  const needed = consentsNeeded(node, body.seat, body.to);
  const message = backMessage(setting.table, node.hash, body.to);
  if (body.consents.length !== needed.length) return 'consent';
  if (!areGood(body.consents, needed, node.seating.parties, message)) return 'consent';
  const state = stateOf(setting, ancestorAt(node, body.to)!);
  const play = Play.from(setting.game, setting.header, state, { back: body.to });
  return { seating: node.seating, draw: node.draw, play, wanted: play.settle(node.seating), mover: null };
}

function isOwnDecision(node: Node, seat: number): boolean {
  if (node.via.kind !== 'answers' || node.via.entries.length !== 1) return false;
  const { body } = node.via.entries[0];
  return (
    body.kind === 'do' &&
    body.seat === seat &&
    node.drawn.length === 0 &&
    node.events.every((event) => event.reveals !== true)
  );
}
