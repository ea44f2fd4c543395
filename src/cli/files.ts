import { readFile } from 'node:fs/promises';
import { loadGame } from '../lib/games/index.ts';
import { parseScript, type Script } from '../lib/kernel/script/parse.ts';
import { Runner } from '../lib/kernel/script/run.ts';

/** Reads a file, or standard input for `-`. */
export async function readText(file: string): Promise<string> {
  if (file !== '-') return readFile(file, 'utf8');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A runner on the game a script names. */
export async function openRunner(text: string): Promise<Runner<unknown>> {
  const script: Script = parseScript(text);
  return new Runner(await loadGame(script.header.game, script.header.expansions), script);
}
