import { readFile } from 'node:fs/promises';
import { loadGame, optionsInPlay } from '../lib/games/index.ts';
import { Refusal } from '../lib/kernel/refusal.ts';
import { parseScript, ScriptError } from '../lib/kernel/script/parse.ts';
import { Runner } from '../lib/kernel/script/run.ts';
import { unreadable } from './output.ts';

/** Why a file could not be played; `exit` is 2 when it could not be read. */
export interface Unplayable {
  readonly exit: 1 | 2;
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

async function readText(file: string): Promise<string> {
  if (file !== '-') return readFile(file, 'utf8');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A runner on the game that a script names; the file `-` is standard input. */
export async function openScript(file: string): Promise<Runner<unknown> | Unplayable> {
  let text: string;
  try {
    text = await readText(file);
  } catch (error) {
    return { exit: 2, line: 0, code: 'UNREADABLE', message: unreadable(file, error) };
  }
  try {
    const { header, steps } = parseScript(text);
    const options = await optionsInPlay(header.game, header.expansions, header.options);
    return new Runner(await loadGame(header.game, header.expansions), {
      header: { ...header, options },
      steps
    });
  } catch (error) {
    if (error instanceof ScriptError)
      return { exit: 1, line: error.line, code: 'MALFORMED', message: error.message };
    if (error instanceof Refusal) return { exit: 1, line: 1, code: error.code, message: error.message };
    throw error;
  }
}
