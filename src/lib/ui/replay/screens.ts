import type { Component } from 'svelte';
import type { ClinicState } from '../../clinic/state.ts';
import { loadTexts, t } from '../../i18n/index.ts';
import type { Action, GameEvent, Seat } from '../../kernel/game.ts';
import type { Position } from '../../landscape/position.ts';
import type { TableProps } from '../table/tableScreen.ts';

export interface ReplayScreen {
  readonly Table: Component<TableProps>;
  /** A picture of the hand in a state of that game; absent where the table shows it. */
  readonly Hand?: Component<{ state: unknown }>;
  /** An event in one sentence; null when it needs none. `state` is a state of that game. */
  say(event: GameEvent, names: (seat: Seat) => string, state: unknown): string | null;
  /** The list of moves leaves the event out: the moves around it imply it. Absent where all events are listed. */
  isImplied?(event: GameEvent): boolean;
  /** A choice of a seat in words, where it was asked. */
  act(action: Action, names: (seat: Seat) => string, seat: Seat, state: unknown): string;
  /** The reasons for the points of an event; empty where its sentence already contains them. */
  reason(event: GameEvent): string;
  /** The heading of a rule; null for what is no rule. */
  rule(rule: string | undefined): string | null;
  /** Points of a kind of feature, as the teacher reports it; absent for games without a teacher. */
  source?(kind: string): string;
}

/** The screens of games that can be replayed, loaded with the first replay. */
export const screens: Readonly<Record<string, () => Promise<ReplayScreen>>> = {
  async clinic() {
    const [{ default: Table }, { actionWords, eventWords, ruleWords, scoreWords }] = await Promise.all([
      import('../clinic/ClinicTable.svelte'),
      import('../clinic/words.ts')
    ]);
    return {
      Table,
      act: (action, names, seat, state) => actionWords(state as ClinicState, seat, action, names),
      say: eventWords,
      reason: ({ score }) => (score ? scoreWords(score) : ''),
      rule: ruleWords
    };
  },
  async landscape() {
    const [
      { default: Table },
      { default: Hand },
      { reasonWords, ruleWords, seenActionWords, seenEventWords },
      { sourceOf }
    ] = await Promise.all([
      import('../board/PlayTable.svelte'),
      import('./TileInHand.svelte'),
      import('../board/words/words.ts'),
      import('../board/ending/course.ts'),
      loadTexts('count')
    ]);
    return {
      Table,
      Hand,
      act: (action, names) => seenActionWords(action, names),
      // The drawn tile is visible.
      say: (event, names, state) =>
        event.type === 'drew'
          ? t('replay.drew', { name: names(Number(event.seat)) })
          : seenEventWords(event, names, (id) => (state as Position).rules.tiles.byId.get(id)?.def ?? null),
      isImplied: ({ type, auto }) =>
        type === 'drew' || type === 'turn' || (type === 'passed' && auto === true),
      reason: reasonWords,
      rule: ruleWords,
      source: (kind) => t(`count.${sourceOf(kind)}`)
    };
  }
};
