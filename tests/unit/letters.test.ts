/**
 * How long a turn is as a link, over whole games played by links alone. `LETTERS=1 npx vitest run
 * tests/unit/letters.test.ts` also plays the games with expansions and more players, and prints what docs/net.md says.
 */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games/index.ts';
import { toBase64url } from '../../src/lib/net/link/base64url.ts';
import { buildLink, newInvite } from '../../src/lib/net/link/link.ts';
import { readLetter, takeLetter, writeLetter } from '../../src/lib/table/record/letter.ts';
import { unsentBy } from '../../src/lib/table/fold/reach.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import { deviceOf, dice, headerFor, type Device } from '../../src/lib/table/testing/bench.ts';

const PAGE = 'https://bastide.example.org/table/';
const KIB = 1024;

interface Setup {
  readonly game: string;
  readonly expansions: readonly string[];
  readonly seats: number;
  readonly seed: number;
  /** Stop after so many links. */
  readonly links?: number;
}

/** Lengths in characters of links: with all the others may lack, and with the writer's own entries alone. */
interface Lengths {
  readonly whole: number[];
  readonly alone: number[];
}

/** Plays a game in which no parties are ever connected, and measures each link sent. */
async function lengthsOf({ game: id, expansions, seats, seed, links = Infinity }: Setup): Promise<Lengths> {
  const game = await loadGame(id, expansions);
  const list = Array.from({ length: seats }, (_, party) => party);
  const header = headerFor({ game: id, expansions, seats: list, first: 0, seed });
  const devices = list.map((party) =>
    deviceOf(
      header,
      party,
      Table.open(header, () => game)
    )
  );
  for (const { writer } of devices) {
    const sit = await writer.sit();
    for (const { table } of devices) table.receive(sit);
  }
  const roll = dice(seed);
  const invite = newInvite(['own']);
  const lengthOf = (letter: Uint8Array) => `${buildLink(invite, PAGE)}&t=${toBase64url(letter)}`.length;
  const whole: number[] = [];
  const alone: number[] = [];
  while (whole.length < links) {
    const busy: Device[] = [];
    for (const device of devices) if (await act(device, roll)) busy.push(device);
    if (busy.length === 0) break;
    for (const from of busy) {
      const { entries, withHeader } = unsentBy(from.table, from.writer.party);
      const letter = writeLetter(from.table, entries, withHeader);
      const own = entries.filter(({ party }) => party === from.writer.party);
      whole.push(lengthOf(letter));
      alone.push(lengthOf(writeLetter(from.table, own, false)));
      const { over, awaited } = from.table.snapshot;
      for (const to of devices)
        if (to !== from && (over || awaited.some(({ party }) => party === to.writer.party)))
          expect(takeLetter(to.table, readLetter(letter))).toMatchObject({
            missing: [],
            forged: [],
            apart: false
          });
    }
  }
  expect(new Set(devices.map(({ table }) => table.snapshot.hash)).size).toBe(1);
  return { whole, alone };
}

/** Signs all duties and choices of a device until another party is asked. */
async function act({ table, writer }: Device, roll: (below: number) => number): Promise<boolean> {
  for (let busy = false; ; busy = true) {
    const owed = await writer.answerDuties();
    const slot = table.snapshot.awaited.find(({ party, seat }) => party === writer.party && seat !== null);
    const actions = slot && slot.seat !== null ? table.actions(slot.seat) : [];
    if (owed.length === 0 && actions.length === 0) return busy;
    if (actions.length > 0) await writer.act(slot!.seat!, actions[roll(actions.length)]);
  }
}

/** The n-th part of a sorted list, for n from 0 to 1. */
const at = (sorted: readonly number[], n: number): number => sorted[Math.ceil((sorted.length - 1) * n)];

function told(lengths: readonly number[]): string {
  const sorted = [...lengths].sort((a, b) => a - b);
  const over = sorted.filter((length) => length > KIB).length;
  return `${sorted.length} links, p50 ${at(sorted, 0.5)}, p90 ${at(sorted, 0.9)}, p99 ${at(sorted, 0.99)}, max ${at(sorted, 1)}, over 1024: ${over}`;
}

const LANDSCAPE = ['abbot', 'anniversary20', 'blackDragon', 'covid19', 'naturalDisasters', 'river1'];

describe('a turn as a link', () => {
  it('takes at most 1 KB between two people', async () => {
    const { whole } = await lengthsOf({ game: 'landscape', expansions: [], seats: 2, seed: 4, links: 16 });
    expect(whole.length).toBe(16);
    expect(Math.max(...whole)).toBeLessThanOrEqual(KIB);
  });

  it.runIf(process.env.LETTERS)(
    'is measured over whole games',
    async () => {
      const setups: Setup[] = [
        ...[1, 2].map((seed) => ({ game: 'landscape', expansions: [], seats: 2, seed })),
        { game: 'landscape', expansions: LANDSCAPE, seats: 2, seed: 1 },
        { game: 'landscape', expansions: [], seats: 3, seed: 1 },
        { game: 'landscape', expansions: [], seats: 4, seed: 1 },
        { game: 'clinic', expansions: [], seats: 2, seed: 1 }
      ];
      for (const setup of setups) {
        const { whole, alone } = await lengthsOf(setup);
        const name = [setup.game, setup.seats, setup.expansions.join('+') || 'base'].join(' ');
        console.log(`${name}: ${told(whole)}; own entries alone: ${told(alone)}`);
      }
    },
    1_200_000
  );
});
