/**
 * Moves the focus to this heading from the list of all actions, which is empty once the last choice was made in it: keys
 * continue at the result.
 */
export function leaveActions(heading: HTMLElement): void {
  if (document.activeElement?.closest('[data-actions]')) heading.focus({ preventScroll: true });
}
