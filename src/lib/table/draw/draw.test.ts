import { describe, expect, it } from 'vitest';
import { ChainCheck, CHAIN_LENGTH } from '../log/chain.ts';
import { digest, sameBytes } from '../log/bytes.ts';
import { drawValue, pick } from './draw.ts';
import { Circle, headerFor, secretsOf, seeded } from '../testing/bench.ts';

/** Chi-square of observed counts against equal ones. */
function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const each = total / counts.length;
  return counts.reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
}

/** Far in the tail (about one in 100,000) for up to 71 degrees of freedom: mean plus 4.5 deviations and a margin. */
function limit(size: number): number {
  return size - 1 + 4.5 * Math.sqrt(2 * (size - 1)) + 8;
}

describe('a chain', () => {
  const { chain, signer } = secretsOf(0);

  it('gives links that lead down to its tip', () => {
    const check = new ChainCheck(signer.publicKey, chain.tip);
    for (const k of [1, 2, 64, 65, 4095, CHAIN_LENGTH, 3]) {
      expect(check.isLink(k, chain.link(k))).toBe(true);
      expect(check.isLink(k, chain.link(k - 1))).toBe(false);
    }
    expect(check.isLink(0, chain.tip)).toBe(false);
    expect(check.isLink(CHAIN_LENGTH + 1, chain.tip)).toBe(false);
  });

  it('is bound to its key', () => {
    const check = new ChainCheck(secretsOf(1).signer.publicKey, chain.tip);
    expect(check.isLink(1, chain.link(1))).toBe(false);
  });
});

describe('a draw', () => {
  it.each([2, 3, 7, 24, 72])('is uniform over %i', (size) => {
    const random = seeded(size);
    const counts = Array.from({ length: size }, () => 0);
    const table = random(32);
    const other = random(32);
    for (let k = 1; k <= size * 150; k++) {
      const value = drawValue(table, k, [random(32), other]);
      counts[pick(value, 0, size)]++;
      counts[pick(value, 1, size)]++;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(size));
  });

  it('is uniform over whole tables, lot and beads alike', async () => {
    const firsts = [0, 0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const circle = new Circle(headerFor({ seats: [0, 1, 2], seed: seed + 100 }));
      await circle.sit();
      await circle.settle();
      const [first] = circle.devices[0].table.playedSince(-1).flatMap(({ drawn }) => drawn);
      firsts[Number(first.outcome)]++;
    }
    expect(chiSquare(firsts)).toBeLessThan(limit(3));
  });

  it('cannot be foreseen before the last needed link is shown', async () => {
    // The drawer knows its whole chain and all links the others ever showed. For every draw, before the witness
    // answers, it tries each link it could use instead of the witness's.
    const circle = new Circle(headerFor({ seats: [0, 1], options: { rounds: 10 }, first: 0 }));
    await circle.sit();
    const table = circle.devices[0].table;
    let hits = 0;
    let tries = 0;
    const shown: Uint8Array[] = [circle.header.parties[1].tip];
    for (let moves = 0; moves < 60;) {
      const { ask, awaited, draw } = table.snapshot;
      if (ask.kind === 'over') break;
      const needsWitness = ask.kind === 'draw' && ask.stage === 'witness' && awaited[0].party === 1;
      if (needsWitness) {
        const own = secretsOf(0).chain.link(draw);
        const guesses = [...shown, ...shown.map((link) => digest('link', link)), own].map((guess) =>
          drawValue(table.id, draw, [own, guess])
        );
        const real = drawValue(table.id, draw, [own, secretsOf(1).chain.link(draw)]);
        tries++;
        if (guesses.some((guess) => sameBytes(guess, real))) hits++;
        // Nothing the table holds at this point contains the missing link.
        expect(ask.links.has(1)).toBe(false);
        shown.push(secretsOf(1).chain.link(draw));
      }
      const before = table.snapshot.position;
      for (const { writer } of circle.devices) circle.share(await writer.answerDuties());
      if (table.snapshot.position !== before) continue;
      if (!(await circle.choose((actions) => actions[0]))) break;
      moves++;
    }
    expect(tries).toBeGreaterThan(5);
    expect(hits).toBe(0);
  });

  it('does not change when the mover pads its log, and is drawn anew after a takeback', async () => {
    const outcomes: string[] = [];
    for (const padding of [0, 1, 3]) {
      const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
      await circle.sit();
      await circle.settle();
      const [mover] = circle.devices;
      for (let i = 0; i < padding; i++) circle.share(await mover.writer.withdraw());
      await circle.choose((actions) => actions.find((action) => action.do === 'again')!);
      await circle.settle();
      const drawn = mover.table.playedSince(0).flatMap((played) => played.drawn);
      outcomes.push(drawn.map(({ number, outcome }) => `${number} ${outcome}`).join());
    }
    expect(new Set(outcomes).size).toBe(1);
  });
});
