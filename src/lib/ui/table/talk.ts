import { getContext, setContext } from 'svelte';
import type { Reaction } from '../../session/reactions/reactions.svelte.ts';
import type { ChatLine } from '../../session/contracts.ts';

/** Messages at a table during the game, and a function to send one. */
export interface TableTalk {
  readonly lines: readonly ChatLine[];
  say(text: string): void;
  /** The reaction shown at a seat now, or null. */
  reactionAt(seat: number): { readonly id: number; readonly reaction: Reaction } | null;
}

const KEY = Symbol('talk');

/** Provides the messages of the table to all components below; null where no other device exists. */
export const provideTalk = (talk: () => TableTalk | null): void => void setContext(KEY, talk);

/** The talk of the table that contains this component; null outside of tables. */
export const useTalk = (): (() => TableTalk | null) =>
  getContext<(() => TableTalk | null) | undefined>(KEY) ?? (() => null);
