import { DEFAULT_BOT_LEVEL } from '../../bots/bot.ts';
import { proposedLevel, type BotGame } from '../../session/bots/botGames.ts';
import type { ClockPlan } from '../../session/clock/clockPlan.ts';
import { gameInfo, optionsOf, planFault } from './catalogue.ts';
import type {
  Aids,
  SeatBotLevel,
  GameId,
  Pace,
  SeatKind,
  SeatPlan,
  TablePlan,
  WitnessPolicy
} from '../../session/contracts.ts';

interface DraftSeat {
  readonly id: number;
  kind: SeatKind;
  name: string;
  /** The level chosen; null for the one proposed. */
  bot: SeatBotLevel | null;
}

/** What the form of a new table edits until it is a plan. */
export class Draft {
  game = $state<GameId>('landscape');
  expansions = $state<string[]>([]);
  #aids = $state<Aids>({
    preview: true,
    remaining: true,
    deadCells: true,
    fieldOwners: true,
    hint: false,
    whatIf: true
  });
  /** Whether the person has set the hints option. */
  #hintSaid = $state(false);
  witness = $state<WitnessPolicy>('next');
  pace = $state<Pace>('live');
  /** Time for each seat, where all are online together. */
  clock = $state.raw<ClockPlan | null>(null);
  seats = $state<DraftSeat[]>([]);
  #chosen = $state<Record<string, string | number | boolean>>({});
  /** Elements left out of the expansions, chosen or not. */
  #without = $state<string[]>([]);
  #next = 0;

  /** The last games against bots on this device. */
  botGames = $state.raw<readonly BotGame[]>([]);

  readonly info = $derived(gameInfo(this.game));
  readonly options = $derived(optionsOf(this.info, this.expansions, this.seats.length));

  /** The level that fits the last games; null before the first one. */
  readonly proposal = $derived(proposedLevel(this.botGames, this.game));

  constructor(name: string) {
    this.addSeat('me', name);
    this.addSeat('friend');
  }

  /** Aids on the board. Hints are on by default only if no other person plays. */
  get aids(): Aids {
    const alone = this.seats.filter(({ kind }) => kind !== 'bot').length === 1;
    return this.#hintSaid ? this.#aids : { ...this.#aids, hint: alone };
  }

  set aids(aids: Aids) {
    this.#hintSaid ||= aids.hint !== this.aids.hint;
    this.#aids = aids;
  }

  addSeat(kind: SeatKind, name = ''): void {
    if (this.seats.length < this.info.seats[1]) {
      this.seats.push({ id: this.#next++, kind, name, bot: null });
    }
  }

  /** The level of a seat's bot. */
  levelOf({ bot }: Pick<DraftSeat, 'bot'>): SeatBotLevel {
    return bot ?? this.proposal?.level ?? DEFAULT_BOT_LEVEL;
  }

  removeSeat(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }

  choose(game: GameId): void {
    this.game = game;
    this.expansions = [];
    this.#chosen = {};
    this.#without = [];
    this.seats = this.seats.slice(0, gameInfo(game).seats[1]);
  }

  toggle(expansion: string, on: boolean): void {
    this.expansions = on ? [...this.expansions, expansion] : this.expansions.filter((id) => id !== expansion);
  }

  /** Chooses exactly these expansions, as far as the game has them. */
  mix(expansions: readonly string[]): void {
    const known = this.info.expansions.map(({ id }) => id);
    this.expansions = known.filter((id) => expansions.includes(id));
  }

  /** Whether an element of an expansion is played. */
  plays(part: string): boolean {
    return !this.#without.includes(part);
  }

  setPart(part: string, on: boolean): void {
    this.#without = on ? this.#without.filter((id) => id !== part) : [...this.#without, part];
  }

  /** Elements left out of the chosen expansions, in code-unit order. */
  get without(): readonly string[] {
    const chosen = this.info.expansions.filter(({ id }) => this.expansions.includes(id));
    const parts = chosen.flatMap((info) => info.parts.map(({ id }) => id));
    return parts.filter((part) => !this.plays(part)).sort();
  }

  /** The current value of an option, its default when untouched. */
  option(id: string): string | number | boolean {
    return this.#chosen[id] ?? this.info.options.find((option) => option.id === id)!.values[0].value;
  }

  setOption(id: string, value: string | number | boolean): void {
    this.#chosen[id] = value;
  }

  /** The plan. The caller names the bots, since their names are translated. */
  plan(botName: (n: number) => string): TablePlan {
    let bots = 0;
    const seats = this.seats.map((seat): SeatPlan => {
      const { kind, name } = seat;
      if (kind === 'bot') return { kind, name: botName(++bots), bot: this.levelOf(seat) };
      return { kind, name: kind === 'friend' ? '' : name.trim() };
    });
    const options = Object.fromEntries(
      this.options
        .filter(({ id, values }) => this.option(id) !== values[0].value)
        .map(({ id }) => [id, this.option(id)])
    );
    const { without } = this;
    return {
      game: this.game,
      expansions: [...this.expansions].sort(),
      options: without.length > 0 ? { ...options, without } : options,
      aids: { ...this.aids },
      witness: this.witness,
      pace: this.pace,
      ...(this.clock && this.pace === 'live' && this.seats.length > 1 ? { clock: this.clock } : {}),
      seats
    };
  }

  /** Why it cannot open yet, or null. */
  readonly fault = $derived(planFault(this.plan(() => 'bot')));
}
