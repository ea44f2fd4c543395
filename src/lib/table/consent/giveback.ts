import { sameBytes } from '../log/bytes.ts';
import { areGood, returnMessage } from './consent.ts';
import type { Body, Entry } from '../log/entry.ts';
import type { PartyId } from '../header.ts';
import { stateOf } from '../fold/history.ts';
import { assertGoodKey } from '../log/keys.ts';
import type { Log } from '../log/log.ts';
import {
  isLone,
  isMost,
  seatedParties,
  type Node,
  type PartyState,
  type Seating,
  type Slot,
  speakFor
} from '../fold/node.ts';
import { Play } from '../fold/play.ts';
import type { Fault, Result, Setting } from '../fold/rules.ts';

type Return = Extract<Body, { kind: 'return' }>;

/** Finds or creates the log of a party number under a key. */
export type LogFor = (party: PartyId, key: Uint8Array) => Log;

/** Judges a `return`: the host of a cut party's bots returns its seats, with consents of more than half. */
export function judgeReturn(
  setting: Setting,
  node: Node,
  slot: Slot,
  entry: Entry,
  logFor: LogFor
): Fault | Result {
  const { body } = entry;
  if (body.kind !== 'return' || body.seat !== slot.seat || !isLone(node.ask)) return 'kind';
  const { parties } = node.seating;
  const state = parties[body.party];
  if (!state || state.status !== 'cut' || state.host !== slot.party) return 'target';
  if (body.fresh && !isFresh(body.fresh.key, parties)) return 'target';
  const seated = seatedParties(node.seating);
  const others = seated.filter((party) => party !== slot.party);
  const message = returnMessage(setting.table, node.hash, body.party, body.fresh);
  if (!isMost(node.seating, body.consents.length + 1)) return 'consent';
  if (!areGood(body.consents, others, parties, message)) return 'consent';
  const seating = reseat(setting, node.seating, body, state, slot.party, logFor);
  const play = Play.from(setting.game, setting.header, stateOf(setting, node));
  return { seating, draw: node.draw, play, wanted: play.settle(seating), mover: null };
}

function reseat(
  setting: Setting,
  seating: Seating,
  body: Return,
  state: PartyState,
  host: PartyId,
  logFor: LogFor
): Seating {
  const parties = [...seating.parties];
  let party = body.party;
  if (body.fresh) {
    party = parties.length;
    parties[body.party] = { ...state, host: null };
    parties.push({
      ...state,
      ...body.fresh,
      status: 'seated',
      host: null,
      log: logFor(party, body.fresh.key)
    });
  } else parties[party] = { ...state, status: 'seated', host: null };
  const theirs = (seat: number) =>
    setting.header.seats[seat].party === state.origin && seating.speakers[seat] === host;
  return speakFor({ ...seating, parties }, theirs, party);
}

/** Whether a party may return with this key: a good one that no party has. */
export function isFresh(key: Uint8Array, parties: readonly PartyState[]): boolean {
  try {
    assertGoodKey(key);
  } catch {
    return false;
  }
  return parties.every((party) => !sameBytes(party.key, key));
}
