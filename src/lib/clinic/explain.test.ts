import { expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';
import { parseScript } from '../kernel/script/parse.ts';
import { Runner } from '../kernel/script/run.ts';

/** The sentence with which a script's last step is refused. */
async function refusal(expansions: string[], given: object, step: object): Promise<string> {
  const header = { script: 1, game: 'clinic', seats: ['Ada'], expansions };
  const script = parseScript([header, { given }, step].map((line) => JSON.stringify(line)).join('\n'));
  const outcome = new Runner(await loadGame('clinic', script.header.expansions), script).run();
  return outcome.ok ? '' : outcome.message;
}

it('refuses people of modules without a word about queue points or services', async () => {
  const given = { step: 'execute', elders: 0, clinics: [{ chosen: 'admit', people: [] }] };
  const rows = { Psychiatry: ['white'] };
  const elder = { seat: 0, do: 'admit', who: 'elder' };
  expect(await refusal(['hospice'], { ...given, rows }, elder)).toContain('not available');
  const people = Array.from({ length: 8 }, () => ({ kind: 'nurse' }));
  const full = { ...given, rows, elders: 2, clinics: [{ chosen: 'admit', people }] };
  expect(await refusal(['hospice'], full, elder)).toContain('no space to park');
});
