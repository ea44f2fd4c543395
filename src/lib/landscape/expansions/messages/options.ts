import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Points are moved award by award, or all points of a turn at once at its end.
  { id: 'messageRound', values: ['award', 'turn'] },
  // No message on a space with a figure of another seat.
  { id: 'messageBlocked', values: [false, true] },
  // Points for each own farmer.
  { id: 'messageFarmers', values: [3, 2] }
];
