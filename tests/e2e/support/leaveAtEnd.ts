import { afterEach, beforeEach } from 'vitest';
import { Player } from './players.ts';

/**
 * Closes the browsers of each test, also of a failed one: its next attempt needs their profiles and the processor.
 * Players who arrive in `beforeAll` belong to the file and stay, and so do `regulars`.
 */
const arrived = new Set<Player>();
Player.onArrival = (player) => arrived.add(player);
beforeEach(() => arrived.clear());
afterEach(() =>
  Promise.allSettled([...arrived].filter(({ stays }) => !stays).map((player) => player.leave()))
);
