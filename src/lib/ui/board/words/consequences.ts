import { listWords, lookup, t } from '../../../i18n/index.ts';
import { seatsOfEvent } from '../../../kernel/events.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import type { Asked, Look, Message, Wording } from '../../../landscape/contract/look.ts';
import type { Position } from '../../../landscape/position.ts';
import { loadedLooks } from '../../art/looks.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { looksWith, verbLook } from '../layers/moduleMarks.ts';
import { verbKey } from '../model/targets.ts';
import { awaitsWords, eventWords } from './words.ts';

/** The consequences of a considered choice, and the reason of a question, in words. */

/** A sentence as a part of a longer line. */
const clause = (sentence: string) => sentence.replace(/[.。]$/, '');

const worded = ({ key, params }: Message): string => lookup(`board.${key}`, params) ?? '';

/** The effects of confirming now, the most important first; empty when there are none to mention. */
export function consequences(model: TableModel): string[] {
  const { outlook, plan } = model;
  if (!outlook || !plan.first) return [];
  const verb = plan.first.do;
  const look = verbLook(verbKey(plan.first));
  const said = outlook.gains.flatMap((n, seat) =>
    n === 0
      ? []
      : [t(n > 0 ? 'board.preview.gain' : 'board.preview.loss', { name: model.name(seat), n: Math.abs(n) })]
  );
  for (const event of outlook.events) said.push(...foretold(model, event));
  if (verb === 'place' || look.sendsHome) said.push(...goingHome(model));
  if (model.ghost) {
    const { def } = model.ghost;
    for (const { look: one, data } of looksWith(outlook.shown as Position, 'tileForetells')) {
      const message = one.tileForetells(def, data);
      if (message) said.push(worded(message));
    }
  }
  if (look.nobody && model.leaving.size === 0) said.push(worded({ key: look.nobody }));
  said.push(...next(model));
  if (!look.frame) return said;
  const what = said.length > 0 ? listWords(said) : worded({ key: look.frame.empty });
  return [worded({ key: look.frame.key, params: { what } })];
}

function foretold({ name, tile }: TableModel, event: GameEvent): string[] {
  for (const { foretells } of loadedLooks().values()) {
    const message = foretells?.(event);
    if (message === 'told') return [clause(eventWords(event, name, tile) ?? '')];
    const [seat] = seatsOfEvent(event);
    const params = seat === undefined ? {} : { name: name(seat) };
    if (message) return [worded({ key: message.key, params: { ...params, ...message.params } })];
  }
  return [];
}

/** Figures that leave without being scored: struck, eaten or blown away. */
function goingHome({ outlook, view, leaving, name }: TableModel): string[] {
  // Scored figures return as usual, which needs no sentence.
  if (outlook?.events.some(({ type }) => type === 'scored')) return [];
  const carried = outlook?.events.some(({ type }) => ['caught', 'dropped', 'captured'].includes(type));
  if (carried) return [];
  const counts = new Map<number, number>();
  for (const { figure, seat } of view.figures)
    if (leaving.has(figure)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, n]) => t('board.preview.home', { name: name(seat), n }));
}

/** What would be asked or drawn right after the choice. */
function next({ outlook, plan }: TableModel): string[] {
  if (!outlook) return [];
  const { awaits } = outlook;
  if (awaits.kind === 'draw') {
    const keys = [...loadedLooks().values()].flatMap(({ draws }) => draws?.[awaits.pile] ?? []);
    return keys.map((key) => worded({ key }));
  }
  if (awaits.kind !== 'choice') return [];
  for (const { look, data } of looksWith(outlook.state as Position, 'asksNext')) {
    const message = look.asksNext(data);
    if (message) return [worded(message)];
  }
  const verb = awaits.verbs.find((one) => one !== plan.first?.do && verbLook(one).announced);
  return verb ? [worded({ key: `preview.then.${verb}` })] : [];
}

/** The first answer that a set gives about the current question. */
function answered<T>(
  { play, position, view, name, choices }: TableModel,
  hook: 'because' | 'wording',
  ask: (look: Look, asked: Asked) => T | null | undefined
): T | null {
  const { awaits } = play;
  if (awaits.kind !== 'choice') return null;
  const asked = {
    verbs: awaits.verbs,
    hand: view.hand,
    tiles: view.tiles,
    actor: name(view.actor),
    choices: choices.length,
    pieces: [...new Set(choices.flatMap(({ piece }) => (typeof piece === 'string' ? [piece] : [])))]
  };
  for (const { look, data } of looksWith(position, hook)) {
    const answer = ask(look, { ...asked, data });
    if (answer) return answer;
  }
  return null;
}

/** The reason for the current question; null where the tile in hand explains it. */
export function because(model: TableModel): string | null {
  const message = answered(model, 'because', (look, asked) => look.because?.(asked));
  return message && worded(message);
}

/** How a set words the current question, and the token or tile it is about; null where no set words it. */
export const wordingNow = (model: TableModel): Wording | null =>
  answered(model, 'wording', (look, asked) => look.wording?.(asked));

/** Whose turn it is and what is awaited, in one sentence. */
export function question(model: TableModel): string {
  const { awaits } = model.play;
  if (awaits.kind !== 'choice') return awaitsWords(awaits, model.name);
  const ask = wordingNow(model)?.ask;
  if (ask === undefined)
    return awaitsWords(awaits, model.name, awaits.verbs.includes('deploy') ? model.choices : []);
  return worded({ key: ask, params: { name: model.name(awaits.seats[0]) } });
}

/** What declining the current question means, where a set words it; else null. */
export function declineWords(model: TableModel): string | null {
  const decline = wordingNow(model)?.decline;
  return decline === undefined ? null : worded({ key: decline });
}
