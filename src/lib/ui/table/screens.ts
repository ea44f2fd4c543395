import { loadTexts } from '../../i18n/index.ts';
import type { GameId } from '../../session/contracts.ts';

const SCREENS = {
  landscape: async () => (await Promise.all([import('../board/PlayTable.svelte'), loadTexts('board')]))[0],
  clinic: async () =>
    (await Promise.all([import('../clinic/ClinicTable.svelte'), loadTexts('clinic', 'table')]))[0]
} as const;

/** The screen of a game with its words, loaded when a table of it opens or is about to. */
export const loadScreen = (game: GameId) => SCREENS[game]();
