import type { ClinicModel } from '../model.svelte.ts';

/** Keeps what this person has begun in step with the game. Call it where effects can be created. */
export function followGame(model: ClinicModel): void {
  // What is half-chosen belongs to one question of one seat.
  let before = '';
  $effect(() => {
    const now = `${model.task}/${model.asked}/${model.state.round}/${model.state.slot}`;
    if (before && before !== now) model.clear();
    before = now;
  });

  // A floor looked at alone would hide that the lit cells are on others.
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
