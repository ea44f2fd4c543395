import type { Seat } from '../../kernel/game.ts';
import { slotsOf, type Slot } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';
import type { PartyId } from '../../table/header.ts';
import { isBotSeat, seatsOf } from '../table/seats.ts';
import type { ClockPlan } from './clockPlan.ts';

/** What this device observed, in ms; stored with the table. */
export interface ClockRecord {
  /** Time each seat has used in the whole game, without the turn that is running. */
  readonly spent: readonly number[];
  /**
   * Seats asked now, with the time at which that was first seen, in ms since 1970. `now` of all calls is
   * `siteTime.steady()`.
   */
  readonly running: readonly (readonly [Seat, number])[];
}

/** A seat is warned in the last part of its time: this share of it, at most this many ms. */
const LOW_SHARE = 0.25;
const LOW_MOST = 60_000;

/**
 * The clocks of a table's seats. They measure from the arrival of entries on this device, so two devices can
 * differ; neither rules nor the fold depend on them. They warn and mark a seat, and let the table vote
 * earlier on a seat that does not answer.
 */
export class SeatClocks {
  private spent = $state.raw<readonly number[]>([]);
  private running = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  private kept: ClockRecord | null;
  /** The last position watched. */
  private seen = Infinity;

  constructor(
    private readonly plan: ClockPlan,
    seats: number,
    record: ClockRecord | null = null
  ) {
    this.kept = record;
    this.spent = Array.from({ length: seats }, (_, seat) => record?.spent[seat] ?? 0);
    this.running = new Map(record?.running ?? []);
  }

  /** Time of one move or of the game, in ms. */
  get limit(): number {
    return this.plan.minutes * 60_000;
  }

  get record(): ClockRecord {
    return (this.kept ??= { spent: this.spent, running: [...this.running] });
  }

  /**
   * Call when the table may have moved on. Clocks run only for people who are asked to choose, not for bots
   * or draws.
   */
  watch(table: Table, now: number): void {
    const { fold, snapshot } = table;
    const { ask, awaited, phase } = snapshot;
    // Several positions may arrive at once: a seat that is asked before and after them has another move.
    for (const node of fold.nodes.slice(this.seen + 1, -1))
      this.observe(node.ask.kind === 'draw' ? [] : peopleOf(table, slotsOf(node.ask, node.seating)), now);
    this.seen = fold.tip.position;
    this.observe(phase === 'playing' && ask.kind !== 'draw' ? peopleOf(table, awaited) : [], now);
  }

  /** Whether the time of a seat of this party is up. */
  isLate(table: Table, party: PartyId, now: number): boolean {
    return seatsOf(table, party).some((seat) => this.isRunning(seat) && this.stateOf(seat, now) === 'up');
  }

  /** Call with the seats that are asked now. */
  observe(asked: readonly Seat[], now: number): void {
    const stopped = [...this.running].filter(([seat]) => !asked.includes(seat));
    const started = asked.filter((seat) => !this.running.has(seat));
    if (stopped.length + started.length === 0) return;
    const spent = [...this.spent];
    for (const [seat, since] of stopped) spent[seat] += Math.max(0, now - since);
    this.spent = spent;
    this.running = new Map(asked.map((seat) => [seat, this.running.get(seat) ?? now]));
    this.kept = null;
  }

  isRunning(seat: Seat): boolean {
    return this.running.has(seat);
  }

  /** Time left in ms; negative when it is up. */
  leftOf(seat: Seat, now: number): number {
    const since = this.running.get(seat);
    const current = since === undefined ? 0 : Math.max(0, now - since);
    return this.limit - current - (this.plan.per === 'game' ? this.spent[seat] : 0);
  }

  /** `low` is a warning; `up` when the time is over. */
  stateOf(seat: Seat, now: number): 'calm' | 'low' | 'up' {
    const left = this.leftOf(seat, now);
    if (left <= 0) return 'up';
    return left <= Math.min(LOW_MOST, this.limit * LOW_SHARE) ? 'low' : 'calm';
  }
}

/** The seats of these slots that no bot plays. */
function peopleOf(table: Table, slots: readonly Slot[]): Seat[] {
  return slots.flatMap(({ seat }) => (seat === null || isBotSeat(table, seat) ? [] : [seat]));
}
