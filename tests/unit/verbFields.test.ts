import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, loadGame } from '../../src/lib/games/index.ts';
import { parseScript } from '../../src/lib/kernel/script/parse.ts';
import { Runner } from '../../src/lib/kernel/script/run.ts';
import type { Position } from '../../src/lib/landscape/position.ts';

const setsOf = (game: string) =>
  GAMES.find(({ id }) => id === game)!.expansions.map((set) => (typeof set === 'string' ? set : set.id));

/** Words in backquotes of the cells of each verb's row in a page's tables of verbs. */
function documented(page: string): Map<string, { fields: string[]; words: string[] }> {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  const tables = text.split(/^\| verb \|.*\n.*\n/m).slice(1);
  const rows = tables.flatMap((table) => table.split(/\n(?!\|)/)[0].split('\n'));
  const wordsIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word);
  return new Map(
    rows.map((row) => {
      const [verb, fields] = row.slice(1).split('|');
      return [wordsIn(verb)[0], { fields: wordsIn(fields), words: wordsIn(row) }];
    })
  );
}

describe('the fields of a verb', () => {
  it('of the tile game are those of its row in docs/script.md, with the place and the owner', async () => {
    const { verbFields = {} } = await loadGame('landscape', []);
    const rows = documented('script.md');
    expect(Object.keys(verbFields).sort()).toEqual([...rows.keys()].sort());
    for (const [verb, { fields }] of rows) {
      if (fields.includes('side')) fields.push('at', 'on');
      if (fields.includes('figure')) fields.push('of');
      expect([...verbFields[verb]].sort(), verb).toEqual([...new Set(fields)].sort());
    }
  });

  it('of Clinic are in its row in docs/script-clinic.md', async () => {
    const { verbFields = {} } = await loadGame('clinic', setsOf('clinic'));
    const rows = documented('script-clinic.md');
    expect(Object.keys(verbFields).sort()).toEqual([...rows.keys()].sort());
    for (const [verb, { words }] of rows)
      expect(words, verb).toEqual(expect.arrayContaining([...verbFields[verb]]));
  });

  it('are listed for every verb of every set', async () => {
    const expansions = setsOf('landscape');
    const game = await loadGame('landscape', expansions);
    const { rules } = game.setup({ seats: 2, expansions, options: {} }) as Position;
    for (const { id } of rules.verbs) expect(Object.keys(game.verbFields!)).toContain(id);
  });
});

const LANDSCAPE = '{"script":1,"game":"landscape","seats":["Red","Blue"]}';
const CLINIC = '{"script":1,"game":"clinic","seats":["Ada"]}';

async function run(...lines: string[]) {
  const script = parseScript(lines.join('\n'));
  const { game, expansions } = script.header;
  return new Runner(await loadGame(game, expansions), script).run();
}

describe('a field of another verb', () => {
  const start = [LANDSCAPE, '{"draw":"base.U"}', '{"seat":0,"do":"place","at":[1,0],"turn":0}'];

  it('is refused with its name', async () => {
    const told = { ok: false, code: 'MALFORMED', message: 'A step with pass has no field "bid".' };
    expect(await run(...start, '{"seat":0,"do":"pass","bid":3}')).toMatchObject(told);
    const position = '{"given":{"step":"move","clinics":[{"people":[{"kind":"nurse"}]}]}}';
    const move = { code: 'MALFORMED', message: 'A step with move has no field "points".' };
    expect(await run(CLINIC, position, '{"seat":0,"do":"move","people":[],"points":1}')).toMatchObject(move);
  });

  it('is no part of a legal action', async () => {
    const claim = (action: string) => `{"expect":{"verbs":["pass"],"legal":[${action}]}}`;
    expect(await run(...start, claim('{"do":"pass"}'))).toMatchObject({ ok: true });
    const told = { ok: false, code: 'EXPECT', message: 'A step with pass has no field "bid".' };
    expect(await run(...start, claim('{"do":"pass","bid":3}'))).toMatchObject(told);
  });

  it.each(['{"x":1}', '{"do":5,"x":1}'])('is not looked for in %s, which is no action', async (action) => {
    const legal = { ok: false, code: 'EXPECT', message: `${action} is not legal` };
    expect(await run(...start, `{"expect":{"legal":[${action}]}}`)).toMatchObject(legal);
    const refused = { ok: false, message: 'A step names its seat by number and what it does.' };
    expect(await run(...start, `{"expect":{"refuses":${action}}}`)).toMatchObject(refused);
  });
});
