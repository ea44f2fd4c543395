import { listWords, t } from '../../i18n/index.ts';
import type { Json } from '../../kernel/json.ts';
import type { Position } from '../../landscape/position.ts';
import { moduleData } from '../../landscape/view.ts';
import { disasterOf, fieldsOf } from './moduleMarks.ts';
import type { TableModel } from './model.svelte.ts';
import { eventWords } from './words.ts';

/** What a choice in mind comes to, and why a choice is asked for, in words. */

const NEXT = ['activate', 'storm', 'catch', 'drop', 'infect', 'fly'] as const;
/** Events whose sentence says what would happen. */
const TOLD = ['caught', 'dropped', 'landed', 'infected'];

const ARROW_POINTS = 'rule.arrow.points';

/** A sentence as a part of a longer line. */
const clause = (sentence: string) => sentence.replace(/[.。]$/, '');

/** What deciding now would bring, the most important first; empty when nothing worth telling. */
export function consequences(model: TableModel): string[] {
  const { outlook, plan } = model;
  if (!outlook || !plan.first) return [];
  const verb = plan.first.do;
  const said = outlook.gains.flatMap((n, seat) =>
    n === 0
      ? []
      : [t(n > 0 ? 'board.preview.gain' : 'board.preview.loss', { name: model.name(seat), n: Math.abs(n) })]
  );
  const { events } = outlook;
  for (const event of events) {
    if (event.type === 'activated') said.push(t('board.preview.arrow', { effect: String(event.effect) }));
    else if (event.rule === ARROW_POINTS) said.push(t('board.preview.arrowPoints'));
    else if (TOLD.includes(event.type)) said.push(clause(eventWords(event, model.name, model.tile) ?? ''));
  }
  if (['aim', 'fly', 'storm', 'catch', 'place'].includes(verb)) said.push(...goingHome(model));
  if (model.ghost) said.push(...reaching(model));
  if (verb === 'fly' && model.leaving.size === 0) said.push(t('board.preview.nobody'));
  said.push(...next(model));
  if (verb !== 'aim') return said;
  const what = said.length > 0 ? listWords(said) : t('board.preview.struck');
  return [t('board.preview.ifStays', { what })];
}

/** Figures that leave without having been scored: struck, eaten, blown away. */
function goingHome({ outlook, view, leaving, name }: TableModel): string[] {
  // Scored figures come home as they always do.
  if (outlook?.events.some(({ type }) => type === 'scored')) return [];
  const carried = outlook?.events.some(({ type }) => type === 'caught' || type === 'dropped');
  if (carried) return [];
  const counts = new Map<number, number>();
  for (const { figure, seat } of view.figures)
    if (leaving.has(figure)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, n]) => t('board.preview.home', { name: name(seat), n }));
}

function reaching({ ghost, outlook }: TableModel): string[] {
  const disaster = ghost ? disasterOf(ghost.def) : '';
  if (disaster === 'flood') return [t('board.preview.flood')];
  if (disaster !== 'earthquake' || !outlook) return [];
  const { cities } = fieldsOf(fieldsOf(moduleData(outlook.shown as Position).naturalDisasters).quakes);
  return [t('board.preview.quake', { n: Array.isArray(cities) ? cities.length : 0 })];
}

/** What would be asked or drawn right after it. */
function next({ outlook, plan }: TableModel): string[] {
  if (!outlook) return [];
  const { awaits } = outlook;
  if (awaits.kind === 'draw') return awaits.pile === 'cards' ? [t('board.preview.test')] : [];
  if (awaits.kind !== 'choice') return [];
  const verb = NEXT.find((one) => one !== plan.first?.do && awaits.verbs.includes(one));
  return verb ? [t(`board.preview.then.${verb}`)] : [];
}

/** Why the game asks what it asks now, where that is not plain from the tile in hand; null where it is. */
export function because({ play, position, view, name }: TableModel): string | null {
  const { awaits } = play;
  if (awaits.kind !== 'choice') return null;
  const asked = (verb: string) => awaits.verbs.includes(verb);
  const data = moduleData(position);
  const of = (id: string): Readonly<Record<string, Json | undefined>> => fieldsOf(data[id]);
  const disasters = of('naturalDisasters');
  if (asked('activate')) {
    const arrows = play.game.actions(play.state, awaits.seats[0]);
    return t('board.because.activate', { n: arrows.length });
  }
  if (asked('infect')) return t('board.because.infect');
  if (asked('aim'))
    return disasters.meteor
      ? t('board.because.aim', { name: name(view.actor) })
      : t('board.because.aimFirst');
  if (asked('storm')) return t('board.because.storm', { n: Number(fieldsOf(disasters.tornado).squares) });
  if (asked('catch')) return t('board.because.catch');
  if (asked('drop')) return t('board.because.drop');
  if (asked('fly')) return t('board.because.fly', { n: Number(of('blackDragon').steps) });
  const { effect, extra } = of('anniversary20');
  if (asked('deploy') && typeof effect === 'string' && effect !== 'none')
    return t('board.preview.arrow', { effect });
  if (!asked('place')) return null;
  const river = view.tiles.some(({ def }) => def.features.some(({ kind }) => kind === 'river'));
  if (view.hand && disasterOf(view.hand) === 'flood' && river) return t('board.because.overRiver');
  return extra === true ? t('board.because.extra') : null;
}
