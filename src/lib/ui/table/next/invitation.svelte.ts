let places = $state(0);

/** Whether the result on screen already says who opened the next game, so that no notice has to. Reactive. */
export function isInvitationPlaced(): boolean {
  return places > 0;
}

/** From now on the result says it. Returns a function that ends that. */
export function placeInvitation(): () => void {
  places++;
  return () => places--;
}
