import { onMount, type Snippet } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Play } from '../../session/table/play.ts';
import type { Aids } from '../../session/contracts.ts';
import { settings } from '../settings/settings.svelte.ts';

/** Props of every game's table. */
export interface TableProps {
  play: Play;
  /** Aids agreed at this table; all of them when absent. */
  aids?: Aids;
  /** Buttons once the game is over: rematch, save. */
  finished?: Snippet;
  /** Buttons of the surrounding page, at the top of the table. */
  corner?: Snippet;
  /** Banner above the table: a lesson's sentence, or a note that this is a what-if. */
  banner?: Snippet | undefined;
  /** Notices that wait for an answer of this person: above the dock, never over the table. */
  notices?: Snippet | undefined;
  /** The controls of a record, in place of the dock. */
  controls?: Snippet | undefined;
}

const coarse = new MediaQuery('(pointer: coarse)');

/** Whether a choice waits for the large button. */
export const asksFirst = (): boolean =>
  settings.confirm === 'always' || (settings.confirm === 'phones' && coarse.current);

/** A second press of the same touch must not answer the next question. */
const BOUNCE_MS = 350;

/** Created once per table; returns for each press whether it counts. */
export function pressGuard(): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < BOUNCE_MS) return false;
    last = now;
    return true;
  };
}

/** The table fills the window and never scrolls: while it is mounted no room is kept for a scroll bar. */
export function fillWindow(): void {
  onMount(() => {
    const { style } = document.documentElement;
    const before = style.scrollbarGutter;
    style.scrollbarGutter = 'auto';
    return () => (style.scrollbarGutter = before);
  });
}
