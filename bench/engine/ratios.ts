import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expansionsOf } from '../../src/lib/games/catalogue.ts';
import type { Speeds } from './engineRatio.ts';
import { BARE } from '../losses.ts';
import { figure, type Figure } from '../measure.ts';

/** Random play of the tile game as a share of the yardstick's speed. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ALL_FOUR = ['anniversary20', 'blackDragon', 'covid19', 'naturalDisasters'];
const GREAT_FIVE = ['innsCathedrals', 'tradersBuilders', 'princessDragon', 'abbeyMayor', 'tower'];

/** Speeds of a mix of sets, from a process of its own. Throws what that wrote to stderr when it fails. */
function speedsOf(expansions: readonly string[]): Speeds {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'bench/engine/engineRatio.ts', ...expansions],
    { cwd: ROOT, encoding: 'utf8' }
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Speeds;
}

function ratioOf(name: string, { engine, bare }: Speeds): Figure {
  const ratios = engine.map((speed, i) => speed / bare[i]);
  return figure(`${name} / yardstick`, 'ratio', true, ratios);
}

/** The base game, each of the four expansions and of the five large boxes alone, and all four expansions. */
export function engineRatios(): Figure[] {
  const base = speedsOf([]);
  const alone = [...ALL_FOUR, ...GREAT_FIVE].map((id) => ratioOf(id, speedsOf([id])));
  return [
    figure(BARE, 'games/s', true, base.bare),
    figure('engine, random base games', 'games/s', true, base.engine),
    ratioOf('engine', base),
    ...alone,
    ratioOf('all four expansions', speedsOf(ALL_FOUR))
  ];
}

/** Every set of the tile game alone. */
export async function benchSets(): Promise<Figure[]> {
  return expansionsOf('landscape').map((id) => ratioOf(id, speedsOf([id])));
}
