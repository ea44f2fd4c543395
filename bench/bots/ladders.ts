/**
 * Plays every pairing of the ladder for the base game, each expansion alone and all four together:
 * `npx tsx bench/bots/ladders.ts LOG [ms per choice] [pairing, e.g. sharp-steady] [sets: base, covid19, all …]`. LOG gets a
 * line for every two games, and a later run continues from it. Pairings take turns, so that an interrupted run has
 * results of each. Prints the tables; with 0 ms per choice it only prints.
 *
 * Thinking time is CPU time of this process, so a busy machine changes only the duration.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { playRound, standingOf, type Pairing } from './pairing.ts';
import { decided } from './sequential.ts';

/** Two contenders to be compared. A pairing without a bar plays all its games, and only when it is named. */
interface Comparison {
  readonly better: string;
  readonly worse: string;
  readonly bar?: number;
  /** Games at most; fewer when the bar is decided sooner. */
  readonly most: number;
}

interface Rung extends Pairing, Comparison {
  readonly leads: number[];
}

const ALL_FOUR = ['anniversary20', 'blackDragon', 'covid19', 'naturalDisasters'];
const SETS: readonly (readonly string[])[] = [[], ...ALL_FOUR.map((id) => [id]), ALL_FOUR];
/** Maximum number of games of a pairing: a bar near the end of the scale needs more of them. */
const COMPARISONS: readonly Comparison[] = [
  { better: 'sharp', worse: 'steady', bar: 0.75, most: 400 },
  { better: 'steady', worse: 'gentle', bar: 0.75, most: 400 },
  { better: 'gentle', worse: 'random', bar: 0.95, most: 1600 },
  { better: 'fierce', worse: 'sharp', most: 100 },
  // The gain by the race over `foresee` alone, and by more time for the race.
  { better: 'sharp', worse: 'clever', most: 100 },
  { better: 'sharp@200', worse: 'sharp', most: 40 }
];
/** Games of a pairing before the next one has its turn. */
const TURN = 10;
const FIRST_SEED = 20_000;

const [log = '/tmp/ladders.log', time = '60', only = '', ...sets] = process.argv.slice(2);
const rungs: Rung[] = COMPARISONS.flatMap((compared) =>
  SETS.map((expansions) => ({
    ...compared,
    expansions,
    most: compared.bar && expansions.length === 0 ? Math.max(compared.most, 1000) : compared.most,
    time: Number(time),
    leads: []
  }))
);
const keyOf = ({ better, worse, expansions }: Pairing) => [better, worse, ...expansions].join(' ');
const byKey = new Map(rungs.map((rung) => [keyOf(rung), rung]));

const nameOf = ({ expansions }: Rung) => ['base', expansions[0], '', '', 'all'][expansions.length];
const isOpen = ({ leads, bar, most }: Rung) => leads.length < most && !decisionOf(leads, bar);

function decisionOf(leads: readonly number[], bar?: number) {
  return leads.length === 0 || bar === undefined ? null : decided(standingOf(leads).share, leads.length, bar);
}

function recall(): void {
  if (!existsSync(log)) return;
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    if (line === '') continue;
    const { key, leads } = JSON.parse(line) as { key: string; leads: number[] };
    byKey.get(key)?.leads.push(...leads);
  }
}

async function takeTurn(rung: Rung): Promise<void> {
  for (let n = 0; n < TURN && isOpen(rung); n += 2) {
    const leads = await playRound(rung, FIRST_SEED + rung.leads.length / 2);
    rung.leads.push(...leads);
    appendFileSync(log, `${JSON.stringify({ key: keyOf(rung), leads })}\n`);
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(rung: Rung): string {
  const { leads, bar } = rung;
  const s = standingOf(leads);
  const strength = Number.isFinite(s.elo)
    ? `${s.elo} (${s.eloInterval.join(' to ')})`
    : `over ${s.eloInterval[0]}`;
  const cells = [
    nameOf(rung),
    leads.length,
    percent(s.share),
    s.interval.map(percent).join(' to '),
    strength,
    `${s.meanMargin} ± ${s.marginError}`,
    bar === undefined ? '' : (decisionOf(leads, bar) ?? 'open')
  ];
  return `| ${cells.join(' | ')} |`;
}

recall();
const wanted = rungs.filter(
  (rung) =>
    (only ? only === `${rung.better}-${rung.worse}` : rung.bar !== undefined) &&
    (sets.length === 0 || sets.includes(nameOf(rung)))
);
while (Number(time) > 0 && wanted.some(isOpen)) for (const rung of wanted) await takeTurn(rung);
for (const { better, worse, bar } of COMPARISONS) {
  console.log(`\n### ${better} against ${worse}${bar === undefined ? '' : ` (bar ${percent(bar)})`}\n`);
  console.log('| played | games | wins | 95 % interval | Elo | points ahead | bar |');
  console.log('| --- | ---: | ---: | --- | ---: | ---: | --- |');
  for (const rung of rungs)
    if (rung.better === better && rung.worse === worse && rung.leads.length > 0) console.log(row(rung));
}
