/** Playing both sides on one device, with nothing kept. */
export default {
  title: 'Practice',
  about: 'Play all seats on this device: nothing is sent, nothing is saved.',
  players: 'Players',
  with: 'Play with',
  start: 'Start',
  again: 'Play again',
  leave: 'Leave the table',
  names: 'Ada, Ben, Cleo, Dan, Eve, Finn',
  failed: 'This could not be set up: {reason}'
} as const;
