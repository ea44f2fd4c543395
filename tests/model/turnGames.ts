import type { Game, GameEvent, Input } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { followUpNow } from '../../src/lib/landscape/base/followUps.ts';
import { currentStep } from '../../src/lib/landscape/flow.ts';
import type { LandscapeModule } from '../../src/lib/landscape/contract/module.ts';
import { xOf, yOf, type Position } from '../../src/lib/landscape/position.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';
import { Arrows } from './arrows.ts';
import { riverBox } from './river.ts';
import { Builders, Rounds, Turns, type Met } from './turns.ts';
import type { Tile } from './values.ts';

/** Sets that change the order of turns. */
const SETS = [
  'bridgesCastlesBazaars',
  'abbeyMayor',
  'messages',
  'tradersBuilders',
  'anniversary20',
  'river2',
  'hillsSheep',
  'princessDragon'
];

/** The bids listed, told as the text tells them. */
function range(bids: readonly number[], isLimited: boolean): string {
  const [least, most] = [Math.min(...bids), Math.max(...bids)];
  const isWhole = new Set(bids).size === most - least + 1;
  return `${isWhole ? '' : 'not all '}from ${least} to ${isLimited ? most : 'any'}`;
}

/** What is answered or drawn just now, where it is read a second time. */
function metBy(game: Game<Position>, p: Position, input: Input): Met | null {
  const { byId } = p.rules.tiles;
  if (input.kind === 'draw')
    return p.draw!.pile === 'tiles'
      ? { what: 'draw', seat: p.draw!.seat, tile: byId.get(input.outcome)!.def }
      : null;
  const [{ seat, action }] = input.choices;
  const step = currentStep(p).id;
  if (step === 'abbey' && ['place', 'pass'].includes(action.do)) return { what: 'abbey', seat, action };
  if (step === 'place' && action.do === 'pass') return { what: 'declined', seat };
  if (step !== 'bazaar') return null;
  const isLimited = p.rules.options.bidLimit === 'ownPoints';
  const listed = game.actions(p, seat);
  const of = (verb: string) => listed.filter((one) => one.do === verb);
  if (of('auction').length > 0) {
    const lots = [...new Set(of('auction').map(({ lot }) => lot as number))];
    const words = lots.map((lot) => {
      const bids = of('auction')
        .filter((one) => one.lot === lot)
        .map(({ bid }) => bid as number);
      return p.rules.options.bazaar === 'free' ? `${lot}` : `${lot} ${range(bids, isLimited)}`;
    });
    return { what: 'auction', seat, action, words: words.join('; ') };
  }
  if (of('settle').length > 0)
    return {
      what: 'settle',
      seat,
      action,
      words: of('settle')
        .map(({ choice }) => String(choice))
        .join('; ')
    };
  const pass = of('pass').length > 0 ? '; pass' : '';
  return {
    what: 'bid',
    seat,
    action,
    words: `${range(
      of('bid').map(({ bid }) => bid as number),
      isLimited
    )}${pass}`
  };
}

/** What differs in the river before the first turn: the tiles in the bag, and which spring lies where. */
function riverDifferences(p: Position): string[] {
  const { types, printedCount } = p.rules.tiles;
  const printed = types.slice(0, printedCount).map(({ def }) => def);
  const { drawn, spring } = riverBox(printed, p.rules.options.riverLakes);
  const inBag = printed.filter(
    ({ edges }, type) => p.bag[type] > 0 && Object.values(edges).includes('river')
  );
  const has = (set: string) => p.rules.modules.some(({ id }) => id === set);
  const at = has('count') ? [2, -1, 0] : has('windRoses') ? [0, 1, 1] : [0, 0, 0];
  const lie = Array.from({ length: p.slotCount }, (_, slot) => {
    const cell = p.slotCell[slot];
    return `${types[p.slotType[slot]].id} ${xOf(p, cell)},${yOf(p, cell)} ${p.slotTurn[slot]}`;
  });
  const [ours, theirs] = [inBag.map(({ id }) => id), drawn].map((ids) => [...ids].sort().join());
  return [
    ...(ours === theirs ? [] : [`the river of the bag is ${ours}, not ${theirs}`]),
    // A spring with a road may have to lie elsewhere beside other start tiles.
    ...(spring === undefined ||
    (lie.length > 1 && has('gq11River')) ||
    lie.includes(`${spring} ${at[0]},${at[1]} ${at[2]}`)
      ? []
      : [`${lie.join('; ')} lie, not ${spring} at ${String(at)}`])
  ];
}

/** What comes last of phase 3 before messages (3.6). */
const LAST_OF_SCORING = ['return', 'wagons', 'circus', 'countPlacement', 'redDragonRunAfter'];

/** Whether phase 3 is not yet over, whose points are one round. */
function isScoring(p: Position): boolean {
  const { stepIndex } = p.rules;
  const last = Math.max(...LAST_OF_SCORING.map((id) => stepIndex.get(id) ?? 0));
  return p.step >= stepIndex.get('resolve')! && p.step <= last;
}

/** Plays a random game and compares whose turn it is, what is drawn and what auctions ask with the second reading. */
export async function compareTurns(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const always = SETS.filter((_, n) => n === seed % SETS.length || random.below(3) === 0);
  const config = await tableOf(random, Math.max(1, always.length), always.slice(0, 7));
  const differences: string[] = [];
  const compared: string[] = [];
  let reading: Turns | null = null;
  let card = '';
  let log: GameEvent[] = [];
  let heard = 0;
  /** What the arrows of this tile gave, as the game told it. */
  let told: string[] = [];
  const hear = (to: Turns) => {
    for (; heard < log.length; heard++) {
      const { type, effect, source, seats, points } = log[heard];
      if (type === 'activated') told.push(String(effect));
      if (type === 'activated' && effect === 'extraTurn') to.arrow = true;
      if (source === 'arrow') told.push(`${String(seats)} ${String(points)}`);
      if (type === 'earned' && source === 'bazaar')
        to.told.push(`${String((seats as number[])[0])} ${String(points)}`);
    }
  };
  const meet = (p: Position, met: Met) => {
    if (differences.length > 0) return;
    hear(reading!);
    const expected = reading!.expect(met);
    compared.push(met.what);
    const words = ({ what, seat, words: more }: Met) =>
      `${what} of ${seat}${more === undefined ? '' : `: ${more}`}`;
    const [ours, theirs] = [words(met), words(expected)];
    if (ours !== theirs)
      differences.push(`turn ${p.turn}: the engine comes to ${ours}, the text to ${theirs}`);
    const [given, paid] = [reading!.told.join(), reading!.paid.join()];
    if (given !== paid) differences.push(`turn ${p.turn}: the auction pays ${given}, not ${paid}`);
  };
  let arrow: string[] | undefined;
  const expectArrow = (p: Position, active: Tile | undefined, arrows: Arrows) => {
    const points = arrows.earns(active);
    arrow = [...(active ? [arrows.effectOf(active)] : []), ...(points > 0 ? [`${p.actor} ${points}`] : [])];
  };
  const probe: LandscapeModule = {
    id: 'zprobe',
    afterPlacement(p, slot) {
      const { def } = p.rules.tiles.types[p.slotType[slot]];
      if (reading)
        meet(p, {
          what: 'laid',
          seat: p.actor,
          words: def.id.split('+')[0],
          tile: def,
          isDouble: new Builders(p).isCalled()
        });
    },
    steps: [
      {
        id: 'Aplace',
        after: 'place',
        enter(p) {
          hear(reading!);
          told = [];
          arrow = undefined;
          if (p.placed === 0) return;
          const arrows = new Arrows(p, reading!.isExtra);
          const active = arrows.active();
          if (active.length <= 1) expectArrow(p, active[0], arrows);
        }
      },
      {
        // Behind the question of the arrow.
        id: 'arrowZ',
        after: 'place',
        enter(p) {
          hear(reading!);
          if (arrow === undefined) return;
          const [ours, theirs] = [told, arrow].map((words) => [...words].sort().join('; '));
          if (ours !== theirs) differences.push(`turn ${p.turn}: the arrow gives ${ours}, not ${theirs}`);
          if (theirs !== '') compared.push(`arrow ${theirs.replace(/\d /, '')}`);
        }
      },
      {
        id: 'Abegin',
        after: 'begin',
        enter(p) {
          if (reading) meet(p, { what: followUpNow(p)?.half ? 'half' : 'turn', seat: p.actor });
        }
      }
    ]
  };
  const { game, p } = await watched(config, probe);
  const { first = 0 } = config;
  reading = new Turns(p, p.bagSize, first);
  for (const difference of riverDifferences(p)) differences.push(difference);
  // The first turn began with the setup.
  const rounds = new Rounds(p);
  meet(p, { what: 'turn', seat: first });
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    const action = input.kind === 'choice' ? input.choices[0].action : null;
    const met = metBy(game, p, input);
    if (met) meet(p, met);
    const isMessage = input.kind === 'draw' && p.draw!.pile === 'messages';
    if (isMessage) compared.push('message');
    if (!['advance', 'message'].includes(action?.do ?? '')) {
      const difference = rounds.differs(isMessage, isScoring(p));
      if (difference && differences.length === 0)
        differences.push(`turn ${p.turn}, ${currentStep(p).id}: ${difference}`);
    }
    if (action?.do === 'activate') {
      const arrows = new Arrows(p, reading.isExtra);
      const listed = game.actions(p, p.asked).filter(({ do: verb }) => verb === 'activate');
      const [ours, theirs] = [
        listed.map(({ at }) => String(at)),
        arrows.active().map(({ x, y }) => `${x},${y}`)
      ].map((squares) => squares.sort().join('; '));
      if (ours !== theirs) differences.push(`turn ${p.turn}: arrows at ${ours} are active, not ${theirs}`);
      expectArrow(p, arrows.tileAt(action.at), arrows);
    }
    if (met?.what === 'draw') {
      const [listed, expected] = [game.pile(p, 'tiles').map(([id]) => id), reading.drawable()].map((ids) =>
        [...ids].sort().join()
      );
      if (listed !== expected) differences.push(`turn ${p.turn}: ${listed} may be drawn, not ${expected}`);
    }
    if (input.kind === 'draw' && p.draw!.pile === 'messages') card = input.outcome;
    if (action?.do === 'message' && action.choice === 'action' && card === 'extraTile') reading.extraTiles++;
    log = [];
    heard = 0;
    const { actor } = p;
    game.advance(p, input, log);
    for (const { type, seat, piece, field } of log)
      if (type === 'advanced' && seat === actor) rounds.moved(actor, String(piece), field as number);
    hear(reading);
  }
  meet(p, { what: 'over', seat: -1 });
  return { differences: ofGame(seed, config, differences), compared };
}
