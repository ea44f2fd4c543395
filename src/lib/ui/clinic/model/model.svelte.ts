import { offeredActions, type Action, type Seat } from '../../../kernel/game.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Play } from '../../../session/table/play.ts';
import { roleOf } from '../../../clinic/assignment/assignment.ts';
import { cellAt, placeOf, type Place } from '../../../clinic/buildings/board.ts';
import type { Person } from '../../../clinic/people.ts';
import type { ClinicState } from '../../../clinic/state.ts';
import { destinations, moveView, placementMap, type MoveView } from '../../../clinic/view.ts';
import { pandemicOf } from '../../../clinic/expansions/covid19Pandemic/slice.ts';
import { litCells, narrowed, offersOf, placeKey, placesOf, type Offer } from './actions.ts';
import { actionOf, draftOf, send, type MoveDraft } from './moveDraft.ts';
import { actionWords } from '../words.ts';

/** A person as plans draw them; in Move at the draft's destination. */
export interface Occupant {
  readonly person: Person;
  /** A cell, PREADMISSION or BESIDE. */
  readonly cell: number;
  readonly moved: boolean;
  readonly infected: boolean;
  /** Lies in a bed, or would. */
  readonly lies: boolean;
}

/** Where another player points, or what they consider doing there. */
export interface Pointer {
  readonly seat: Seat;
  readonly at: Place;
}

/** Which controls the foot of the table shows. */
export type Task =
  | 'over'
  | 'wait'
  | 'confirm'
  | 'choose'
  | 'build'
  | 'hire'
  | 'admit'
  | 'move'
  | 'popularity'
  | 'share'
  | 'pick';

/** A person's interaction on this screen before it becomes an action: looking, choosing, arranging. */
export class ClinicModel {
  readonly #source: () => Play;
  #viewed = $state<Seat | null>(null);
  /** The floor looked at; null for all. */
  floor = $state<number | null>(null);
  #offer = $state<string | null>(null);
  picks = $state.raw<readonly Place[]>([]);
  /** An action taken from the list of all, or put together by a panel. */
  chosen = $state.raw<Action | null>(null);
  #move = $state.raw<MoveDraft | null>(null);
  /** Staged actions in words. An action is worded by the position it is taken in: later the front patient is another. */
  #said = $state.raw<readonly string[]>([]);
  /** The person selected in Move. */
  person = $state<number | null>(null);
  /** A cell looked at. */
  looked = $state.raw<Place | null>(null);

  constructor(source: () => Play) {
    this.#source = source;
  }

  get play(): Play {
    return this.#source();
  }

  readonly state = $derived.by(() => this.play.state as ClinicState);
  readonly asked = $derived.by(() => this.play.asked);
  readonly mine = $derived.by(() => this.play.seats.find(({ mine }) => mine)?.seat ?? 0);
  readonly viewed = $derived.by(
    () => this.#viewed ?? this.asked ?? this.play.staged.at(-1)?.seat ?? this.mine
  );
  readonly pandemic = $derived.by(() =>
    this.play.config.expansions.includes('covid19Pandemic') ? pandemicOf(this.state) : null
  );
  readonly actions: readonly Action[] = $derived.by(() =>
    this.asked === null ? [] : offeredActions(this.play.game, this.state, this.asked)
  );
  readonly offers: readonly Offer[] = $derived.by(() => offersOf(this.actions));
  readonly pass: Action | null = $derived.by(
    () => this.actions.find(({ do: verb }) => verb === 'pass') ?? null
  );

  readonly task: Task = $derived.by(() => {
    const { step, execution } = this.state;
    if (this.play.awaits.kind === 'over') return 'over';
    if (this.asked === null) return this.play.canConfirm ? 'confirm' : 'wait';
    if (step === 'execute') return execution!.queue[0].tile;
    if (step === 'choose' || step === 'move' || step === 'popularity') return step;
    return step === 'shareInfections' ? 'share' : 'pick';
  });

  /** The offer under the finger; the only one there is needs no tap. */
  readonly offer: Offer | null = $derived.by(() => {
    if (this.task === 'move') return null;
    const only = this.offers.length === 1 && this.pass === null ? this.offers[0] : null;
    return this.offers.find(({ id }) => id === this.#offer) ?? only;
  });

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (!this.offer || this.chosen) return new Set<string>();
    return this.offer.actions.length === 1 ? new Set<string>() : litCells(this.offer.actions, this.picks);
  });

  readonly moveDraft: MoveDraft | null = $derived.by(() =>
    this.task === 'move' ? (this.#move ?? draftOf(this.actions[0])) : null
  );
  readonly moveChanged = $derived.by(() => this.#move !== null);
  /** The current Move draft, explained by the game. */
  readonly moveView: MoveView | null = $derived.by(() =>
    this.moveDraft && this.asked !== null ? moveView(this.state, this.asked, actionOf(this.moveDraft)) : null
  );

  /** The action of the large button. */
  readonly draft: Action | null = $derived.by(() => {
    if (this.task === 'move') return this.moveView?.fault === null ? this.moveView.action : null;
    if (this.chosen && this.asked !== null)
      return this.play.game.canonical(this.state, this.asked, this.chosen);
    if (!this.offer) return null;
    const left = narrowed(this.offer.actions, this.picks);
    return left.length === 1 ? left[0] : null;
  });

  /** Cells the draft names, to be shown as if it were done. */
  readonly ghost: readonly Place[] = $derived.by(() =>
    this.draft && this.task !== 'move' ? this.#places(this.draft) : this.picks
  );

  /** What this person shows the others: an openly considered choice, or in the cooperative game what they look at. */
  readonly shown: Action | null = $derived.by(() => {
    const { task, draft, looked } = this;
    const open =
      task === 'share' || task === 'build' || task === 'hire' || task === 'admit' || task === 'pick';
    if (open && draft) return draft;
    return this.pandemic && looked ? { do: 'point', seat: this.viewed, at: looked } : null;
  });

  /** Cells of a clinic that others point at or consider. */
  pointers(clinic: Seat): Pointer[] {
    return this.othersMinds.flatMap(({ seat, action }): Pointer[] => {
      const about = action.do === 'point' ? action.seat : seat;
      if (about !== clinic) return [];
      const person = this.state.clinics[clinic].people.find(({ id }) => id === action.person);
      // Input of other devices: values that are not places of this board are ignored.
      const places = placesOf(action).filter((at) => cellAt(this.state.config.board, at) >= 0);
      const where = places.length === 0 && person && person.cell >= 0 ? [placeOf(person.cell)] : places;
      return where.slice(0, 2).map((at) => ({ seat, at }));
    });
  }

  /** What players on other devices consider or point at. */
  readonly othersMinds = $derived.by(() =>
    this.play.ghosts.filter(({ seat }) => !this.play.seats[seat]?.mine)
  );

  /** Everyone of a clinic where they are; in the own Move where they are sent. */
  occupants(seat: Seat): Occupant[] {
    const { state, moveDraft, pandemic } = this;
    const side = state.config.board;
    const sent = seat === this.asked ? moveDraft?.people : undefined;
    return state.clinics[seat].people.map((person) => {
      const to = sent?.get(person.id);
      return {
        person,
        cell: to ? cellAt(side, to) : person.cell,
        moved: to !== undefined,
        infected: pandemic?.infected.includes(person.id) ?? false,
        lies: roleOf(state, person) === 'patient'
      };
    });
  }

  /** The staged actions in words, in order. */
  readonly stagedWords: readonly string[] = $derived.by(() =>
    this.play.staged.map(
      ({ seat, action }, i) => this.#said[i] ?? actionWords(this.state, seat, action, this.name)
    )
  );

  /** A person's possible destinations in the own Move, with hours and the reason why each is currently illegal. */
  waysOf(person: Person): { at: Place; hours: number; fault: string | null }[] {
    const { asked, moveDraft, state } = this;
    if (asked === null || moveDraft === null) return [];
    return destinations(state, asked, person).map((way) => {
      const stays = cellAt(state.config.board, way.at) === person.cell;
      const draft = send(moveDraft, person.id, stays ? null : way.at);
      return { ...way, fault: moveView(state, asked, actionOf(draft))?.fault ?? null };
    });
  }

  personOf(id: number): Person | null {
    for (const clinic of this.state.clinics) {
      const person = clinic.people.find((p) => p.id === id);
      if (person) return person;
    }
    return null;
  }

  readonly name = (seat: Seat): string => this.play.seats[seat]?.name ?? '';

  view(seat: Seat): void {
    this.#viewed = seat === (this.asked ?? this.mine) ? null : seat;
    this.looked = null;
  }

  take(offer: string): void {
    this.chosen = null;
    this.picks = [];
    this.#offer = this.#offer === offer ? null : offer;
    if (this.asked !== null) this.#viewed = null;
  }

  /** Selects a complete action from the list. */
  pick(action: Action): void {
    if (this.task === 'move') this.#move = draftOf(action);
    else this.chosen = action;
  }

  arrange(draft: MoveDraft | null): void {
    this.#move = draft;
  }

  /** A touch of a cell: picks it where it is lit, otherwise looks at it. Returns why it cannot be picked, or null. */
  touch(place: Place): { fault: string } | null {
    const key = placeKey(place);
    if (this.lit.has(key)) {
      this.picks = [...this.picks, place];
      this.looked = null;
      return null;
    }
    if (this.picks.some((pick) => placeKey(pick) === key)) {
      this.picks = this.picks.filter((pick) => placeKey(pick) !== key);
      return null;
    }
    // Another lit cell of a finished choice replaces it.
    if (this.offer && this.picks.length > 0 && litCells(this.offer.actions, []).has(key)) {
      this.picks = [place];
      return null;
    }
    this.looked = this.looked && placeKey(this.looked) === key ? null : place;
    const what = this.offer?.actions[0].what;
    if (this.asked === null || typeof what !== 'string' || what === 'conveyors') return null;
    const there = placementMap(this.state, this.asked, what).find(({ at }) => placeKey(at) === key);
    return there?.fault ? { fault: there.fault } : null;
  }

  /** Whether there is a half-made answer. */
  get begun(): boolean {
    return this.#offer !== null || this.chosen !== null || this.picks.length > 0 || this.#move !== null;
  }

  clear(): void {
    this.#offer = null;
    this.chosen = null;
    this.picks = [];
    this.#move = null;
    this.person = null;
    this.looked = null;
    this.#viewed = null;
  }

  /** Stages the draft, or the action given, and signs what is staged once nothing more is asked. */
  async decide(action: Action | null, sign: boolean): Promise<Refusal | null> {
    if (action) {
      const { asked, state } = this;
      const words = asked === null ? '' : actionWords(state, asked, action, this.name);
      const index = this.play.staged.length;
      const refusal = this.play.stage(action);
      if (refusal) return refusal;
      this.#said = [...this.#said.slice(0, index), words];
      this.clear();
    }
    const done = this.play.canConfirm && (sign || action === null || this.play.staged.length === 1);
    if (done) await this.play.confirm();
    return null;
  }

  #places(action: Action): Place[] {
    return this.offer || action.at ? placesIn(action) : [];
  }
}

function placesIn(action: Action): Place[] {
  const { at } = action;
  if (!Array.isArray(at)) return [];
  return (typeof at[0] === 'number' ? [at] : at) as unknown as Place[];
}
