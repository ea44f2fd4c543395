import { SIDES, type TileDef } from '../../../landscape/tiles/catalogue.ts';
import { featureOfEvent, pointsOfEvent, seatsOfEvent } from '../../../kernel/events.ts';
import type { Action, Awaits, GameEvent, Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Score } from '../../../kernel/score.ts';
import { capital, labelled, listWords, lookup, numeral, t, type Params } from '../../../i18n/index.ts';
import type { Square } from '../../../landscape/view/view.ts';
import { isSquare } from '../../../landscape/contract/marks.ts';
import { verbKey } from '../model/targets.ts';

/** The table in words, for lists, logs, buttons and screen readers, in the current language. */

/** Name of a seat's player. */
export type Names = (seat: Seat) => string;

/** A message with a computed key, or a fallback when it is missing. */
const said = (key: string, params: Record<string, string | number> = {}, otherwise = '') =>
  lookup(`board.${key}`, params) ?? otherwise;

/** "2 east, 1 north": a square relative to the start tile. */
export function squareWords([x, y]: Square): string {
  const parts: string[] = [];
  if (x !== 0) parts.push(x > 0 ? t('board.square.E', { n: x }) : t('board.square.W', { n: -x }));
  if (y !== 0) parts.push(y > 0 ? t('board.square.S', { n: y }) : t('board.square.N', { n: -y }));
  if (parts.length === 0) return t('board.square.start');
  return parts.length === 1
    ? t('board.square.one', { a: parts[0] })
    : t('board.square.two', { a: parts[0], b: parts[1] });
}

const atWords = (value: Json | undefined) => (isSquare(value) ? squareWords(value) : '');

/** Marks a square in a sentence until {@link unplaced} removes it: a character that no text contains. */
const MARK = '\u2060';
const atMark = (value: Json | undefined) => (isSquare(value) ? MARK : '');

/** One marked square, or those of a path. */
const MARKS = `${MARK}(?: → ${MARK})*`;
const LED_TO = new RegExp(`\\s?[(（]${MARKS}[)）]|[\\s:,，：]*${MARKS}`, 'g');

/**
 * A sentence without its marked squares, and without the commas and brackets before them. The arrow of a
 * bridge, which shows its direction, stays.
 */
const unplaced = (sentence: string): string => sentence.replace(LED_TO, '');

export function featureWords(on: unknown, side?: unknown): string {
  const feature = said(`feature.${String(on)}`, {}, String(on));
  if (typeof side !== 'string') return feature;
  return t('board.featureSide', { feature, side: said(`side.${side}`, {}, side) });
}

export function figureWords(kind: unknown): string {
  return said(`figure.${String(kind)}`, {}, String(kind));
}

const ARROWS: Readonly<Record<string, string>> = {
  N: '↑',
  E: '→',
  S: '↓',
  W: '←',
  NL: '↖',
  NR: '↗',
  EL: '↗',
  ER: '↘',
  SL: '↘',
  SR: '↙',
  WL: '↙',
  WR: '↖'
};

/** A side as an arrow from the middle of the tile, where words would be too long. */
export const sideArrow = (side: unknown) => ARROWS[String(side)] ?? '';

/** A short label for placing a figure: its side is included only when another choice would read the same. */
export function deployChip(action: Action, among: readonly Action[]): string {
  const feature = shortWords(String(action.on), action.side);
  const named = action.figure === 'meeple' ? feature : labelled(capital(figureWords(action.figure)), feature);
  const twins = among.filter(({ on, figure }) => on === action.on && figure === action.figure);
  return twins.length < 2 ? named : `${named} ${sideArrow(action.side)}`.trim();
}

/** Labels of which several read the same get a number; the table shows which is which. */
export function toldApart(labels: readonly string[]): string[] {
  return labels.map((label, i) => {
    const twins = labels.flatMap((other, n) => (other === label ? [n] : []));
    return twins.length < 2 ? label : `${label} ${twins.indexOf(i) + 1}`;
  });
}

/** A kind of feature, or a place by its name, as a heading; `side` tells places of the same name apart. */
export const shortWords = (name: string, side?: unknown): string =>
  lookup(`board.short.${name}.${String(side)}`) ?? said(`short.${name}`, {}, name);

/** The sides of a tile after some quarter turns, in words. */
export function tileWords(def: TileDef, turn = 0): string {
  const edges = SIDES.map((side, s) =>
    t('board.tile.edges', {
      side: said(`side.${side}`),
      edge: said(`edge.${def.edges[SIDES[(s - turn + 4) & 3]]}`)
    })
  );
  const extras = def.features.flatMap((feature) =>
    feature.kind === 'monastery' || feature.kind === 'garden'
      ? [said(`tile.${feature.kind}`)]
      : (feature.shields ?? 0) > 0
        ? [t('board.tile.shield')]
        : []
  );
  return [...edges, ...new Set(extras)].join(', ');
}

/** Words of an action, `action` or `do`, by its own key, else by its verb. */
export const ofAction = (part: 'action' | 'do', action: Action, params: Params = {}): string | null =>
  lookup(`board.${part}.${verbKey(action)}`, params) ?? lookup(`board.${part}.${action.do}`, params);

/** The fields of the choices that words depend on. */
type Asked = Pick<Action, 'do'> & { readonly figure?: Json };

/** What is set where one of these is chosen: a meeple, or only another kind of figure. */
export const figureKind = (among: readonly Asked[]): 'meeple' | 'other' =>
  among.some((action) => action.do === 'deploy' && action.figure === 'meeple') ? 'meeple' : 'other';

/** An action as a line of the list of everything one can do; `among`: all that can be chosen instead. */
export function actionWords(
  action: Action,
  names: Names,
  among: readonly Asked[] = [],
  at: typeof atWords = atWords
): string {
  const square = at(action.at);
  const feature = featureWords(action.on, action.side);
  const figure = capital(figureWords(action.figure));
  const whom = action.of ?? action.seat;
  const asked = (verb: string) => among.some((other) => other.do === verb);
  switch (action.do) {
    case 'place':
      return t('board.action.place', { square, turn: t('board.turned', { n: Number(action.turn) }) });
    case 'deploy':
      if (action.beside === true) return t('board.action.deployBeside', { figure, feature, square });
      return square
        ? t('board.action.deployAt', { figure, feature, square })
        : t('board.action.deploy', { figure, feature });
    case 'pass':
      if (asked('aim')) return t('board.action.passAim');
      if (asked('drop')) return t('board.action.passDrop');
      return asked('deploy')
        ? t('board.action.passMeeple', { kind: figureKind(among) })
        : t('board.action.pass');
    case 'infect':
      return t(action.from ? 'board.action.infectFrom' : 'board.action.infect', {
        feature,
        square,
        from: at((action.from as { at?: Json } | undefined)?.at)
      });
    default:
      return capital(
        ofAction('action', action, {
          ...ownFields(action),
          arrow: sideArrow(action.side),
          square: square || at(action.to),
          path: (Array.isArray(action.path) ? action.path : []).map(at).join(' → '),
          feature,
          figure: figureWords(action.figure),
          on: action.on === undefined ? 'none' : String(action.on),
          choice: String(action.choice),
          bid: typeof action.bid === 'number' ? action.bid : 'none',
          number: typeof action.lot === 'number' ? action.lot + 1 : 0,
          // Sorted, an arrow to the left comes before one to the right, and up before down.
          sides: Array.isArray(action.sides) ? action.sides.map(sideArrow).sort().join(' ') : '',
          name: whom === undefined ? '' : names(Number(whom)),
          from: typeof action.from === 'number' ? names(action.from) : ''
        }) ?? t('board.action.other', { verb: action.do, square: square || at(action.to) }).trim()
      );
  }
}

/** The same without squares, for where the table shows them. */
export const seenActionWords = (action: Action, names: Names, among: readonly Asked[] = []): string =>
  unplaced(actionWords(action, names, among, atMark));

/** Whose turn it is and what is awaited, in one sentence; `among`: what the seat can choose from. */
export function awaitsWords(awaits: Awaits, names: Names, among: readonly Asked[] = []): string {
  if (awaits.kind === 'over') return t('board.awaits.over');
  if (awaits.kind === 'draw') {
    const name = names(awaits.seat);
    if (awaits.pile === 'tiles') return t('board.awaits.drawTiles', { name });
    if (awaits.pile === 'cards') return t('board.awaits.drawCards', { name });
    return said(`awaits.draw.${awaits.pile}`, { name }, t('board.awaits.draw', { name }));
  }
  if (awaits.seats.length !== 1) return t('board.awaits.many', { names: listWords(awaits.seats.map(names)) });
  const name = names(awaits.seats[0]);
  const { verbs } = awaits;
  const verb = verbs.find((v) => v !== 'pass' && v !== 'recall') ?? verbs[0];
  const key = `awaits.${verb === 'pass' ? 'recall' : verb}`;
  // Of two words the second is for a tile that takes no figure.
  const alone = verbs.includes('deploy') ? null : lookup(`board.${key}.alone`, { name });
  return alone ?? said(key, { name, kind: figureKind(among) }, t('board.awaits.other', { name }));
}

/** "4 tiles × 2 + 1 shield × 2" */
export function scoreWords(score: Score): string {
  switch (score.op) {
    case 'points':
      return `${said(score.label, {}, score.label)} ${numeral(score.value)}`;
    case 'times': {
      const what = said(score.label, { n: score.count }, String(score.count));
      return score.each === 1 ? what : t('board.times', { what, each: score.each });
    }
    case 'sum':
      return score.parts.map(scoreWords).join(' + ');
  }
}

/** The reason for points, without their number where one word is enough. */
const sourceWords = (score: Score) =>
  score.op === 'points' ? said(score.label, {}, score.label) : scoreWords(score);

/**
 * The reasons for the points of an event; empty without points, or where its sentence already contains them.
 */
export const reasonWords = ({ type, score }: GameEvent): string =>
  score && type !== 'earned' ? scoreWords(score) : '';

/**
 * The final scoring, or a barn in it, gave no points for a feature; no list names such features, since most fields are
 * among them. What is no feature, as a message, is named: its player learns what it gave.
 */
const countsNothing = (event: GameEvent): boolean =>
  (event.type === 'counted' || (event.type === 'earned' && event.feature !== undefined)) &&
  pointsOfEvent(event) === 0;

/** What an event says in its own numbers and words. */
const ownFields = (event: GameEvent | Action): Params =>
  Object.fromEntries(
    Object.entries(event).flatMap(([key, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[key, value] as const] : []
    )
  );

/** Which message describes an event. */
function messageOf(event: GameEvent): string {
  if (event.type === 'passed') {
    if (event.auto === true) return 'passedAuto';
    return event.rule === 'rule.placeMeeple' ? 'passed' : 'declined';
  }
  if (event.type !== 'scored') return event.type;
  const feature = featureOfEvent(event);
  if (!feature) return 'bonus';
  // A barn has a field scored during the game, but no field is ever complete.
  return feature.on === 'field' ? 'counted' : 'scored';
}

/** An event as one sentence; null when it needs none. */
export function eventWords(
  event: GameEvent,
  names: Names,
  tile: (id: string) => TileDef | null,
  at: typeof atWords = atWords
): string | null {
  if (countsNothing(event)) return null;
  const feature = featureOfEvent(event);
  const seats = seatsOfEvent(event);
  const name = seats.length > 0 ? names(seats[0]) : '';
  const def = typeof event.tile === 'string' ? tile(event.tile) : null;
  const params = {
    ...ownFields(event),
    name,
    names: listWords(seats.map(names)),
    n: pointsOfEvent(event),
    square: at(event.at ?? feature?.at),
    to: at(event.to),
    feature: feature ? featureWords(feature.on) : featureWords(event.on),
    figure: figureWords(event.figure),
    kind: String(event.figure),
    effect: String(event.effect),
    result: String(event.result),
    tile: def ? tileWords(def) : '',
    what: event.score ? sourceWords(event.score) : ''
  };
  const sentence = lookup(`board.event.${messageOf(event)}`, params);
  if (sentence === '') return null;
  if (sentence !== null) return capital(sentence);
  return name
    ? t('board.event.other', { name, what: event.type })
    : capital(t('board.event.otherNobody', { what: event.type }));
}

/** The same without squares: on screen a tap on the sentence shows them. */
export function seenEventWords(...[event, names, tile]: Parameters<typeof eventWords>): string | null {
  const words = eventWords(event, names, tile, atMark);
  return words === null ? null : unplaced(words);
}

/** The rulebook heading an event follows from, or null. */
export function ruleWords(rule: string | undefined): string | null {
  return rule === undefined ? null : (lookup(`board.${rule}`) ?? lookup(`rules.${rule}`));
}
