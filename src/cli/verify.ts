import { readFile } from 'node:fs/promises';
import { loadGame } from '../lib/games/index.ts';
import { loadCurve } from '../lib/table/log/keys.ts';
import { readRecord } from '../lib/table/record/record.ts';
import { verifyRecord } from '../lib/table/record/verify.ts';
import type { GameSource } from '../lib/table/header.ts';
import type { Command } from './command.ts';
import { complain, print, unreadable } from './output.ts';

export const verify: Command = {
  synopsis: 'FILE…',
  summary: 'Checks the signatures, draws and moves of recorded games, a line for each file.',
  details: 'Exit code 1: a record is not valid; 2: a file could not be read.',
  run
};

/** The game a record names; a file that is no record needs none, since the audit reports that. */
async function sourceFor(bytes: Uint8Array): Promise<GameSource> {
  try {
    await loadCurve();
    const { header } = readRecord(bytes);
    const game = await loadGame(header.game, header.expansions);
    return () => game;
  } catch {
    return () => undefined;
  }
}

async function run(args: readonly string[]): Promise<number> {
  if (args.length === 0) return complain('verify needs at least one recorded game.');
  let exit = 0;
  for (const file of args) {
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await readFile(file));
    } catch (error) {
      print({ file, ok: false, faults: [{ code: 'unreadable', message: unreadable(file, error) }] });
      exit = 2;
      continue;
    }
    const report = await verifyRecord(bytes, await sourceFor(bytes));
    print({ file, ...report });
    if (!report.ok) exit = Math.max(exit, 1);
  }
  return exit;
}
