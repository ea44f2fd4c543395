/** Whole histories of a table from one number: who sits, what is played, and everything the network does. */
import { GAMES, loadGame } from '../../../src/lib/games/index.ts';
import { dice } from '../../../src/lib/table/testing/bench.ts';
import { Circle } from './circle.ts';
import { quickReceive, quickSigner } from './quick.ts';

/** Each device's result of a history; all texts must be equal. */
export interface Outcome {
  readonly digests: readonly string[];
  readonly position: number;
  /** The game and its faults, to identify a failing history. */
  readonly label: string;
}

/** Seats whose setup the game refuses are dealt again. */
async function deal(roll: (below: number) => number) {
  const entry = GAMES[roll(4) === 0 ? 1 : 0];
  for (;;) {
    const seats = 2 + roll(Math.min(6, entry.maxSeats) - 1);
    const expansions = entry.expansions.flatMap(({ id }) => (roll(3) === 0 ? [id] : []));
    const game = await loadGame(entry.id, expansions);
    try {
      game.setup({ seats, expansions, options: {} });
      return { game: entry.id, seats, expansions };
    } catch {
      // Not every number of seats goes with every expansion.
    }
  }
}

/** Plays `minutes` of table time from a seed. */
export async function playHistory(seed: number, minutes: number): Promise<Outcome> {
  const roll = dice(seed);
  const { game, seats, expansions } = await deal(roll);
  const faults = {
    loss: roll(35),
    duplicate: roll(35),
    reorder: roll(35),
    minDelay: 1,
    maxDelay: 1 + roll(1_200)
  };
  const witness = (['named', 'next', 'all'] as const)[roll(3)];
  const circle = await Circle.open({
    seed,
    game,
    seats,
    expansions,
    witness,
    faults,
    receive: quickReceive(),
    signerOf: quickSigner
  });
  const label = `seed ${seed}: ${game} for ${seats}, ${expansions.join('+')}, ${witness}, ${JSON.stringify(faults)}`;
  try {
    for (let spent = 0; spent < minutes * 60_000; spent += 5_000) {
      trouble(circle, roll);
      await circle.pass(5_000, { step: 500 });
    }
    circle.network.heal();
    circle.network.faults = { ...faults, loss: 0 };
    // No more decisions; duties are still answered, and everything arrives.
    await circle.pass(60_000, { play: false, step: 1_000 });
    const digests = await circle.digests();
    return { digests, position: circle.players[0].snapshot.position, label };
  } finally {
    circle.close();
  }
}

/** At random times the network splits or heals, and a device stops and restarts. */
function trouble(circle: Circle, roll: (below: number) => number): void {
  const { network, players } = circle;
  const ids = players.map(({ id }) => id);
  switch (roll(10)) {
    case 0:
      return network.partition(...ids.map((id) => [id]));
    case 1: {
      const at = 1 + roll(Math.max(1, ids.length - 1));
      return network.partition(ids.slice(0, at), ids.slice(at));
    }
    case 2:
      return network.cutOneWay(ids[roll(ids.length)], ids[roll(ids.length)]);
    case 3: {
      const stopped = players[roll(players.length)];
      circle.remove(stopped);
      // The same page, opened again: it has what it kept, under a new name in the network.
      circle.join(stopped.party, stopped.disk, `${stopped.id}'`);
      return;
    }
    case 4:
    case 5:
    case 6:
      return network.heal();
    default:
      return;
  }
}
