import { runBench } from './bench.ts';
import { runLegal } from './legal.ts';
import { runOptions } from './options.ts';
import { runReplay } from './replay.ts';
import { runSimulate } from './simulate.ts';
import { runTiles } from './tiles.ts';
import { runVerify } from './verify.ts';

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  tiles: runTiles,
  replay: runReplay,
  legal: runLegal,
  options: runOptions,
  simulate: runSimulate,
  verify: runVerify,
  bench: runBench
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Usage: npm run -s cli -- ${Object.keys(COMMANDS).join(' | ')}`);
  process.exitCode = 2;
} else process.exitCode = await command(args);
