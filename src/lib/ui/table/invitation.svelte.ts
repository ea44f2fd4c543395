let places = $state(0);

/** Whether the result on screen says itself who opened the next game: said above it as well it would stand there twice. Reactive. */
export function isInvitationPlaced(): boolean {
  return places > 0;
}

/** From now on the result says it. Returns how to end that. */
export function placeInvitation(): () => void {
  places++;
  return () => places--;
}
