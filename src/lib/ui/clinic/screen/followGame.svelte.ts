import type { ClinicModel } from '../model/model.svelte.ts';

/**
 * Resets or shares the person's unfinished answer as the game changes. Call it where effects can be created.
 */
export function followGame(model: ClinicModel): void {
  // What is half-chosen belongs to one question of one seat.
  let before = '';
  $effect(() => {
    const now = `${model.task}/${model.asked}/${model.state.round}/${model.state.slot}`;
    if (before && before !== now) model.clear();
    before = now;
  });

  // A single floor would hide lit cells on other floors.
  $effect(() => {
    const { floor, lit } = model;
    if (floor !== null && lit.size > 0 && ![...lit].some((key) => key.startsWith(`${floor},`)))
      model.floor = null;
  });

  // Others see what is considered, except where the rules keep it secret.
  $effect(() => {
    model.play.consider(model.shown);
  });
}
