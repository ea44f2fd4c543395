import type { Remark } from '../../bots/teacher.ts';
import type { Awaits } from '../../kernel/game.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Play, SeatInfo, UndoState } from '../../session/table/play.ts';
import type { Timeline } from './timeline.ts';

/** A recorded game as a screen sees it: any position can be shown, and nothing can be played. */
export class ReplayPlay implements Play {
  readonly timeline: Timeline;
  readonly game;
  readonly config;
  readonly seats: readonly SeatInfo[];
  readonly asked = null;
  readonly staged = [];
  readonly canConfirm = false;
  readonly undoState: UndoState = { can: 'nothing', why: 'signed' };
  #at = $state(0);
  readonly state = $derived.by(() => this.timeline.stateAt(this.#at));
  readonly awaits: Awaits = $derived.by(() => this.game.awaits(this.state));
  readonly log = $derived.by(() => this.timeline.logAt(this.#at));
  readonly events = $derived.by(() => this.timeline.eventsAt(this.#at));
  /** The teacher's remarks; null until they are requested. */
  remarks = $state.raw<readonly Remark[] | null>(null);
  /** The teacher's remark about the choice made from here. */
  readonly remark = $derived.by(() => this.remarks?.find(({ at }) => at === this.#at) ?? null);
  readonly ghosts = $derived.by(() =>
    this.remark ? [{ seat: this.remark.seat, action: this.remark.better[0] }] : []
  );

  constructor(timeline: Timeline, names: readonly string[], at: number) {
    this.timeline = timeline;
    this.game = timeline.game;
    this.config = timeline.config;
    this.seats = names.map((name, seat) => ({ seat, name, presence: 'here', mine: false }));
    this.at = at;
  }

  /** The position shown, from 0 to the timeline's length; set it to go there. */
  get at(): number {
    return this.#at;
  }

  set at(n: number) {
    this.#at = Math.min(Math.max(Math.trunc(n) || 0, 0), this.timeline.length);
  }

  stage(): Refusal {
    return new Refusal('NOT_AWAITED', 'A record is only looked at.');
  }

  undo(): void {}

  confirm(): Promise<void> {
    return Promise.resolve();
  }

  decide(): Promise<Refusal> {
    return Promise.resolve(this.stage());
  }

  consider(): void {}
}
