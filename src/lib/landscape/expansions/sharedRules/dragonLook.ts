import type { VerbLook } from '../../contract/look.ts';

/** How a dragon's step is offered: a wing on each square it can fly to. */
export const fly: VerbLook = {
  sign: 'm-14 6q6-16 14-2 8-14 14 2',
  announced: true,
  sendsHome: true,
  nobody: 'preview.nobody'
};
