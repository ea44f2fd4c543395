import { loadTexts } from '../../i18n/index.ts';

/** Loads a part together with the texts that only shared tables and their dialogs need. */
const withWords = async <T>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, loadTexts('table', 'lobby', 'net', 'meet')]))[0];

/** Parts of a table's page. A game on one device loads them only on request. */
export const parts = {
  asking: () => withWords(import('../lobby/Asking.svelte')),
  answer: () => withWords(import('./codes/AnswerDialog.svelte')),
  beside: () => withWords(import('./Beside.svelte')),
  finished: () => import('./next/Finished.svelte'),
  lobby: () => withWords(import('../lobby/Lobby.svelte')),
  lookBack: () => withWords(import('./LookBack.svelte')),
  spectator: () => withWords(import('./people/Spectator.svelte')),
  nextGame: () => withWords(import('./next/NextGame.svelte')),
  people: () => withWords(import('./people/PeopleDrawer.svelte')),
  resign: () => withWords(import('./people/Resign.svelte')),
  seatFirst: () => withWords(import('../lobby/SeatFirst.svelte')),
  unfound: () => withWords(import('../lobby/Unfound.svelte')),
  waiting: () => withWords(import('../lobby/Waiting.svelte'))
} as const;
