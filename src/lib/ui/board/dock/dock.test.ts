import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { loadSetWords, loadTexts } from '../../../i18n/index.ts';
import type { Action } from '../../../kernel/game.ts';
import { figureArt } from '../../art/figures.ts';
import { loadLooks } from '../../art/looks.ts';
import Dock from './Dock.svelte';
import { NOTHING } from '../model/plan.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { targetsOf } from '../model/targets.ts';

beforeAll(() =>
  Promise.all([
    loadTexts('board'),
    loadSetWords(['bridgesCastlesBazaars']),
    loadLooks(['abbot', 'princessDragon'])
  ])
);

const idle = () => undefined;
const undoState = { can: 'nothing', why: 'nothingDone' };
const NAMES = ['Ada', 'Bo'];

/** The dock of a table whose seat can choose from these; `more` replaces parts of the table. */
function dock(actions: readonly Action[], more: object = {}): string {
  const awaits = { kind: 'choice', seats: [0], verbs: actions.map((action) => action.do), secret: false };
  const model = {
    play: { awaits, canConfirm: false, undoState },
    aids: {},
    view: { hand: null, tiles: [], actor: 0 },
    position: { rules: { modules: [] } },
    plays: true,
    over: false,
    until: null,
    hand: null,
    seat: 0,
    actions,
    choices: actions,
    targets: targetsOf(actions, [0, 0]),
    follow: [],
    walked: [],
    plan: NOTHING,
    outlook: null,
    ghost: null,
    decline: null,
    tile: () => null,
    name: (seat: number) => NAMES[seat],
    ...more
  } as unknown as TableModel;
  const on = { onnews: idle, onsince: idle, ondecide: idle, onback: idle, ondrag: idle };
  const said = { news: '', notice: '', look: null, since: null, wide: false };
  return render(Dock, { props: { model, onpick: idle, onall: idle, ...on, ...said } }).body;
}

const deploy = (figure: string, more: object = {}): Action => ({
  do: 'deploy',
  figure,
  on: 'monastery',
  ...more
});
/** What is in the box for the hand. */
const hand = (body: string) => /<div class="hand.*?(?=<div class="undo)/s.exec(body)![0];
const chips = (body: string) => [...body.matchAll(/data-choice="([^"]*)"/g)].map(([, key]) => key);

it('shows what a question is about where the tile in hand would lie', () => {
  const figures = hand(dock([deploy('abbot'), deploy('meeple'), { do: 'pass' }]));
  expect(figures).toContain(figureArt('meeple', 0));
  expect(figures).not.toContain(figureArt('abbot', 0));
  expect(hand(dock([deploy('abbot'), { do: 'pass' }]))).toContain(figureArt('abbot', 0));
  // Neither a figure nor a piece: the player who is asked.
  const other = { kind: 'choice', seats: [1], verbs: ['bid'], secret: false };
  const play = { awaits: other, canConfirm: false, undoState };
  expect(hand(dock([], { seat: null, play }))).toContain('>B<');
  expect(hand(dock([{ do: 'bid', bid: 0 }]))).toContain('>A<');
  expect(hand(dock([{ do: 'move', at: [1, 0], on: 'city' }, { do: 'pass' }]))).not.toContain('>A<');
});

it('names what goes on the considered tile before what goes elsewhere, and bids from the lowest', () => {
  const far = deploy('meeple', { at: [4, 2] });
  const near = deploy('meeple', { at: [0, 0] });
  const here = deploy('abbot');
  const follow = targetsOf([far, near, here], [0, 0]);
  const ghost = { at: [0, 0] };
  expect(chips(dock([], { ghost, follow }))).toEqual([
    '0,0 monastery  meeple ',
    ' monastery  abbot ',
    '4,2 monastery  meeple '
  ]);
  const bids = [3, 0, 2].map((bid) => ({ do: 'bid', bid }));
  const body = dock([...bids, { do: 'pass' }]);
  const said = [...body.matchAll(/aria-label="([^"]*)" data-choice/g)].map(([, words]) => words);
  expect(said.map((words) => words.replace(/\D+/g, ''))).toEqual(['0', '2', '3']);
});

it('holds the first of very many choices, the considered one, and the way to all of them', () => {
  const far = Array.from({ length: 60 }, (_, x) => deploy('meeple', { at: [x + 1, 0] }));
  const follow = targetsOf(far, [0, 0]);
  const ghost = { at: [0, 0] };
  const few = dock([], { ghost, follow: follow.slice(0, 40) });
  expect(chips(few)).toHaveLength(40);
  expect(few).not.toContain('data-all');
  const many = dock([], { ghost, follow });
  expect(chips(many)).toEqual(chips(few));
  expect(many).toContain('data-all');
  const chosen = dock([], { ghost, follow, plan: { ...NOTHING, first: far[0], second: far[54] } });
  expect(chips(chosen)).toEqual([...chips(few), '55,0 monastery  meeple ']);
});
