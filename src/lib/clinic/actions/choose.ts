import type { Action, Seat } from '../../kernel/game.ts';
import { NUMBERS } from '../numbers.ts';
import { ACTION_TILES, type ActionTile, type ClinicState, type Step } from '../state.ts';

/** The action tiles a seat can still choose, as actions. */
function tilesOf(state: ClinicState, seat: Seat): Action[] {
  const { used } = state.clinics[seat];
  return ACTION_TILES.filter(
    (tile, i) => used[i] < NUMBERS.tilesPerAction && state.rules.hooks.allowsTile(state, seat, tile)
  ).map((tile) => ({ do: 'choose', tile }));
}

/** Actions, Choose: everyone picks an unused action tile in secret, all are turned over together. */
export const choose: Step = {
  id: 'choose',
  enter(state) {
    for (const clinic of state.clinics) clinic.chosen = -1;
  },
  awaits(state) {
    if (state.clinics.every((clinic) => clinic.chosen >= 0)) return null;
    return { kind: 'choice', seats: state.clinics.map((_, seat) => seat), secret: state.clinics.length > 1 };
  },
  actions: tilesOf,
  choose(state, choices, log) {
    for (const { seat, action } of choices) {
      const index = ACTION_TILES.indexOf(action.tile as ActionTile);
      const clinic = state.clinics[seat];
      clinic.chosen = index;
      clinic.used[index]++;
    }
    log?.push({
      type: 'chosen',
      reveals: true,
      rule: 'clinic.choose',
      tiles: state.clinics.map((clinic) => ACTION_TILES[clinic.chosen])
    });
  }
};
