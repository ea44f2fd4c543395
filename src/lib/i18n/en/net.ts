/** How a device is connected, in words. */
export default {
  alone: 'On this device only',
  searching: 'Looking for the others …',
  direct: 'Connected directly',
  relayed: 'Connected through a relay',
  lost: 'Connection lost, trying again'
} as const;
