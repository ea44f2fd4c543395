import { loadLooks } from '../art/looks.ts';
import { loadSetWords, loadTexts } from '../../i18n/index.ts';
import type { GameId } from '../../session/contracts.ts';

const SCREENS = {
  landscape: async () => (await Promise.all([import('../board/PlayTable.svelte'), loadTexts('board')]))[0],
  clinic: async () =>
    (await Promise.all([import('../clinic/ClinicTable.svelte'), loadTexts('clinic', 'table', 'lobby')]))[0]
} as const;

/** The screen of a game with its words and those of its sets, loaded when a table of it opens or is about to. */
export const loadScreen = async (game: GameId, sets: readonly string[]) =>
  (await Promise.all([SCREENS[game](), loadSetWords(sets), loadLooks(sets)]))[0];
