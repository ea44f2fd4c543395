import type { Action, Game, GameEvent, Input } from '../../src/lib/kernel/game.ts';
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

const sorted = (words: Iterable<string>) => [...words].sort().join('; ');

/** Follows one game and notes where its turns, draws, auctions and arrows differ from the second reading. */
class TurnWatch {
  readonly differences: string[] = [];
  readonly compared: string[] = [];
  private reading: Turns | null = null;
  private rounds: Rounds | null = null;
  /** Events of the last input, and how many of them the reading knows. */
  private log: GameEvent[] = [];
  private heard = 0;
  /** The message drawn last. */
  private card = '';
  /** What the arrows of this tile gave, by the engine and by the text; the latter undefined while it is open. */
  private given: string[] = [];
  private due: string[] | undefined;

  /** Steps at one place are in the order of their ids: `arrowZ` comes behind the question of the arrow. */
  readonly probe: LandscapeModule = {
    id: 'zprobe',
    afterPlacement: (p, slot) => this.laid(p, slot),
    steps: [
      { id: 'Aplace', after: 'place', enter: (p) => this.beforeArrow(p) },
      { id: 'arrowZ', after: 'place', enter: (p) => this.afterArrow(p) },
      {
        id: 'Abegin',
        after: 'begin',
        enter: (p) => this.meet(p, { what: followUpNow(p)?.half ? 'half' : 'turn', seat: p.actor })
      }
    ]
  };

  /** The set-up is over; the first turn began with it. */
  begin(p: Position, first: number): void {
    this.reading = new Turns(p, p.bagSize, first);
    this.rounds = new Rounds(p);
    this.differences.push(...riverDifferences(p));
    this.meet(p, { what: 'turn', seat: first });
  }

  end(p: Position): void {
    this.meet(p, { what: 'over', seat: -1 });
  }

  /** Compares what is answered or drawn now, then plays it. */
  play(game: Game<Position>, p: Position, input: Input): void {
    const action = input.kind === 'choice' ? input.choices[0].action : null;
    const met = metBy(game, p, input);
    if (met) this.meet(p, met);
    const isMessage = input.kind === 'draw' && p.draw!.pile === 'messages';
    if (isMessage) this.compared.push('message');
    if (!['advance', 'message'].includes(action?.do ?? '')) this.checkRound(p, isMessage);
    if (action?.do === 'activate') this.checkActive(game, p, action);
    if (met?.what === 'draw') this.checkDrawable(game, p);
    if (input.kind === 'draw' && isMessage) this.card = input.outcome;
    if (action?.do === 'message' && action.choice === 'action' && this.card === 'extraTile')
      this.reading!.extraTiles++;
    this.advance(game, p, input);
  }

  private advance(game: Game<Position>, p: Position, input: Input): void {
    this.log = [];
    this.heard = 0;
    const { actor } = p;
    game.advance(p, input, this.log);
    for (const { type, seat, piece, field } of this.log)
      if (type === 'advanced' && seat === actor) this.rounds!.moved(actor, String(piece), field as number);
    this.hear();
  }

  /** Tells the reading what is not its own to compute: arrows that give a turn, and points of bazaars. */
  private hear(): void {
    const reading = this.reading!;
    for (; this.heard < this.log.length; this.heard++) {
      const { type, effect, source, seats, points } = this.log[this.heard];
      if (type === 'activated') this.given.push(String(effect));
      if (type === 'activated' && effect === 'extraTurn') reading.arrow = true;
      if (source === 'arrow') this.given.push(`${String(seats)} ${String(points)}`);
      if (type === 'earned' && source === 'bazaar')
        reading.told.push(`${String((seats as number[])[0])} ${String(points)}`);
    }
  }

  /** Compares what the game comes to with what the text expects next; not during the set-up. */
  private meet(p: Position, met: Met): void {
    if (!this.reading || this.differences.length > 0) return;
    this.hear();
    const expected = this.reading.expect(met);
    this.compared.push(met.what);
    const words = ({ what, seat, words: more }: Met) =>
      `${what} of ${seat}${more === undefined ? '' : `: ${more}`}`;
    const [ours, theirs] = [words(met), words(expected)];
    if (ours !== theirs)
      this.differences.push(`turn ${p.turn}: the engine comes to ${ours}, the text to ${theirs}`);
    const [given, paid] = [this.reading.told.join(), this.reading.paid.join()];
    if (given !== paid) this.differences.push(`turn ${p.turn}: the auction pays ${given}, not ${paid}`);
  }

  private laid(p: Position, slot: number): void {
    if (!this.reading) return;
    const { def } = p.rules.tiles.types[p.slotType[slot]];
    this.meet(p, {
      what: 'laid',
      seat: p.actor,
      words: def.id.split('+')[0],
      tile: def,
      isDouble: new Builders(p).isCalled()
    });
  }

  private beforeArrow(p: Position): void {
    this.hear();
    this.given = [];
    this.due = undefined;
    if (p.placed === 0) return;
    const arrows = new Arrows(p, this.reading!.isExtra);
    const active = arrows.active();
    // With several, the player chooses one.
    if (active.length <= 1) this.expectArrow(p, active[0], arrows);
  }

  private expectArrow(p: Position, active: Tile | undefined, arrows: Arrows): void {
    const points = arrows.earns(active);
    this.due = [
      ...(active ? [arrows.effectOf(active)] : []),
      ...(points > 0 ? [`${p.actor} ${points}`] : [])
    ];
  }

  private afterArrow(p: Position): void {
    this.hear();
    if (this.due === undefined) return;
    const [ours, theirs] = [sorted(this.given), sorted(this.due)];
    if (ours !== theirs) this.differences.push(`turn ${p.turn}: the arrow gives ${ours}, not ${theirs}`);
    if (theirs !== '') this.compared.push(`arrow ${theirs.replace(/\d /, '')}`);
  }

  private checkRound(p: Position, isMessage: boolean): void {
    const difference = this.rounds!.differs(isMessage, isScoring(p));
    if (difference && this.differences.length === 0)
      this.differences.push(`turn ${p.turn}, ${currentStep(p).id}: ${difference}`);
  }

  /** Compares which arrows may be activated, and expects what the chosen one gives. */
  private checkActive(game: Game<Position>, p: Position, action: Action): void {
    const arrows = new Arrows(p, this.reading!.isExtra);
    const listed = game.actions(p, p.asked).filter(({ do: verb }) => verb === 'activate');
    const ours = sorted(listed.map(({ at }) => String(at)));
    const theirs = sorted(arrows.active().map(({ x, y }) => `${x},${y}`));
    if (ours !== theirs) this.differences.push(`turn ${p.turn}: arrows at ${ours} are active, not ${theirs}`);
    this.expectArrow(p, arrows.tileAt(action.at), arrows);
  }

  private checkDrawable(game: Game<Position>, p: Position): void {
    const ours = sorted(game.pile(p, 'tiles').map(([id]) => id));
    const theirs = sorted(this.reading!.drawable());
    if (ours !== theirs) this.differences.push(`turn ${p.turn}: ${ours} may be drawn, not ${theirs}`);
  }
}

/** Plays a random game and compares whose turn it is, what is drawn and what auctions ask with the second reading. */
export async function compareTurns(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const always = SETS.filter((_, n) => n === seed % SETS.length || random.below(3) === 0);
  const config = await tableOf(random, Math.max(1, always.length), always.slice(0, 7));
  const watch = new TurnWatch();
  const { game, p } = await watched(config, watch.probe);
  watch.begin(p, config.first ?? 0);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random))
    watch.play(game, p, input);
  watch.end(p);
  return { differences: ofGame(seed, config, watch.differences), compared: watch.compared };
}
