import { loadGame } from '../../src/lib/games/index.ts';
import type { Action } from '../../src/lib/kernel/game.ts';
import { nth, sizeOf } from '../../src/lib/kernel/pile.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { Model, type Table } from './landscape.ts';

const SETS = ['abbeyMayor', 'abbot', 'innsCathedrals', 'princessDragon', 'tower', 'tradersBuilders'];
const OPTIONS: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  fields: [true, true, true, false],
  smallCity: [4, 2],
  innsAtEnd: ['nothing', 'plain'],
  goodsTie: ['all', 'split'],
  wagonMove: ['near', 'linked'],
  barnBesideBarn: [false, true],
  abbeyAtEnd: ['round', 'never'],
  towerTypes: ['listed', 'any'],
  princess: ['may', 'must'],
  fairyStands: ['figure', 'tile'],
  dragonMoves: ['before', 'after'],
  redDragonTile: ['closed', 'open']
};
const OF: Readonly<Record<string, string>> = {
  innsAtEnd: 'innsCathedrals',
  goodsTie: 'tradersBuilders',
  wagonMove: 'abbeyMayor',
  barnBesideBarn: 'abbeyMayor',
  abbeyAtEnd: 'abbeyMayor',
  towerTypes: 'tower',
  princess: 'princessDragon',
  fairyStands: 'princessDragon',
  dragonMoves: 'princessDragon',
  redDragonTile: 'princessDragon'
};

function tableOf(random: Random): Table {
  const sets = SETS.filter(() => random.below(4) > 0);
  const options: Record<string, string | number | boolean> = {};
  for (const id of Object.keys(OPTIONS)) {
    const value = random.pick([...OPTIONS[id]]);
    if (OF[id] === undefined || sets.includes(OF[id])) options[id] = value;
  }
  return { seats: 1 + random.below(6), sets, options };
}

const inOrder = (list: readonly (string | null)[]) => [...new Set(list.map(String))].sort().join('; ');

/**
 * Plays a random game on the engine and asks the model at every choice: who is asked, what is legal, the points, and what each
 * seat has left. Returns the first difference, or null; `questions` counts the choices compared.
 */
export async function compareGame(seed: number): Promise<{ difference: string | null; questions: number }> {
  const random = new Random(seed);
  const table = tableOf(random);
  const game = await loadGame('landscape', table.sets);
  const state = game.setup({
    seats: table.seats,
    expansions: [...table.sets],
    options: { ...table.options }
  });
  const model = new Model(table);
  const play = model.play();
  const name = `game ${seed}, ${JSON.stringify(table)}`;
  let questions = 0;
  const differs = (what: string, ours: string, theirs: string) => ({
    difference: `${name}, question ${questions}: ${what}: the engine says ${ours}, the model ${theirs}`,
    questions
  });
  for (let asked = play.next('pass'); ; questions++) {
    const awaits = game.awaits(state);
    const [ours, theirs] = [game.scores(state), model.scores].map(String);
    if (ours !== theirs) return differs('points', ours, theirs);
    const supply = game.supply!(state).map((row) => inOrder(Object.entries(row).map(String)));
    const left = model.supply().map((row) => inOrder(Object.entries(row).map(String)));
    const [drawn, kept] = [sizeOf(game.pile(state, 'tiles')), model.tilesLeft()].map(String);
    if (drawn !== kept) return differs('the bag', drawn, kept);
    if (supply.join() !== left.join()) return differs('supply', supply.join(' | '), left.join(' | '));
    if (asked.done || awaits.kind === 'over')
      return (awaits.kind === 'over') === (asked.done ?? false)
        ? { difference: null, questions }
        : differs('the end', JSON.stringify(awaits), JSON.stringify(asked.value));
    const { value } = asked;
    if (awaits.kind === 'draw') {
      if (!value.draw || value.seat !== awaits.seat)
        return differs('a draw', JSON.stringify(awaits), JSON.stringify(value));
      const pile = game.pile(state, awaits.pile);
      const outcome = nth(pile, random.below(sizeOf(pile)));
      game.advance(state, { kind: 'draw', outcome });
      asked = play.next(outcome);
      continue;
    }
    const [seat] = awaits.seats;
    if (value.draw || value.seat !== seat)
      return differs('who is asked', JSON.stringify(awaits), JSON.stringify(value));
    const actions = game.actions(state, seat);
    const answers = actions.map((action) => model.answerOf(action));
    if (inOrder(answers) !== inOrder(value.answers))
      return differs('answers', inOrder(answers), inOrder(value.answers));
    // Rare acts as often as common ones: a barn as often as a meeple.
    const act = ({ do: verb, figure }: Action) => `${verb} ${String(figure)}`;
    const chosen = random.pick([...new Set(actions.map(act))]);
    const action = random.pick(actions.filter((a) => act(a) === chosen));
    const answer = model.answerOf(action)!;
    game.advance(state, { kind: 'choice', choices: [{ seat, action }] });
    asked = play.next(answer);
  }
}
