import { getContext, setContext } from 'svelte';
import type { Reaction } from '../session/reactions/reactions.svelte.ts';
import type { ChatLine } from './contracts.ts';

/** What is said at a table while it is played, and a way to say something. */
export interface TableTalk {
  readonly lines: readonly ChatLine[];
  say(text: string): void;
  /** The reaction shown at a seat now, or null. */
  reactionAt(seat: number): { readonly id: number; readonly reaction: Reaction } | null;
}

const KEY = Symbol('talk');

/** Lets every component below say something; null where there is no one to hear it. */
export const provideTalk = (talk: () => TableTalk | null): void => void setContext(KEY, talk);

/** The talk of the table this component stands on; null away from tables, too. */
export const useTalk = (): (() => TableTalk | null) =>
  getContext<(() => TableTalk | null) | undefined>(KEY) ?? (() => null);
