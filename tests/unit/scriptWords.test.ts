import { expect, it } from 'vitest';
import { GAMES, loadGame } from '../../src/lib/games/index.ts';
import { parseScript, ScriptError } from '../../src/lib/kernel/script/parse.ts';
import { Runner } from '../../src/lib/kernel/script/run.ts';
import { NAMES } from '../../src/lib/landscape/notation/notation.ts';
import type { Position } from '../../src/lib/landscape/position.ts';

const HEADER = '{"script":1,"game":"landscape","seats":["Red","Blue"],"expansions":["tower"],"options":{}}';

async function run(...lines: string[]) {
  const script = parseScript([HEADER, ...lines].join('\n'));
  return new Runner(await loadGame('landscape', ['tower']), script).run();
}

it.each([
  ['{"draw":"base.U"}', '{"seat":0,"do":"place","at":[1,0],"turn":0,"trun":1}'],
  [
    '{"draw":"base.U"}',
    '{"expect":{"refuses":{"seat":0,"do":"place","at":[1,0],"squares":2},"code":"ILLEGAL"}}'
  ],
  ['{"draw":"base.U"}', '{"expect":{"refuses":{"seat":0,"do":"place","at":[1,0],"squares":2}}}'],
  ['{"draw":"base.U"}', '{"expect":{"refuses":{"seat":0,"do":"pass","code":"ILEGAL"}}}'],
  ['{"given":{"scores":[0,0]}}', '{"expect":{"won":[{"wien":0},{}]}}'],
  ['{"given":{"scores":[0,0]}}', '{"expect":{"neutral":{"fairly":null}}}'],
  ['{"given":{"scores":[0,0]}}', '{"expect":{"pieces":{"florr":[]}}}']
])('a word that is not of the notation is an error of its line: after %s %s', async (first, second) => {
  expect(await run(first, second)).toMatchObject({ ok: false, line: 3 });
});

it('the code of a refusal may stand in the step or beside it', async () => {
  for (const claim of [
    '{"expect":{"refuses":{"seat":1,"do":"pass","code":"NOT_AWAITED"}}}',
    '{"expect":{"refuses":{"seat":1,"do":"pass"},"code":"NOT_AWAITED"}}'
  ])
    expect(await run(claim)).toMatchObject({ ok: true });
});

it('reads in a position that there is nothing of sets that are not played', async () => {
  const none =
    '"won":[{"wine":0,"king":null},{}],"neutral":{"fairy":null},"pieces":{"abbey":[]},"supply":[{"pig":0,"bridge":0},{}]';
  expect(await run(`{"given":{${none}}}`)).toMatchObject({ ok: true });
  const fields = '"cards":[],"markers":[],"flood":null,"infected":[],"lots":null,"hidden":0,"dragon":null';
  expect(await run(`{"given":{${fields}}}`)).toMatchObject({ ok: true });
  for (const wrong of [
    '"won":[{"wine":1},{}]',
    '"neutral":{"fairly":null}',
    '"supply":[{"pig":1},{}]',
    '"cards":["death"]'
  ])
    expect(await run(`{"given":{${wrong}}}`)).toMatchObject({ ok: false, code: 'BAD_POSITION' });
});

it('reads words of sets that are not played', async () => {
  const claim = '{"expect":{"won":[{"wine":0},{}],"neutral":{"fairy":null},"pieces":{"abbey":[]}}}';
  expect(await run(claim)).toMatchObject({ ok: true });
});

it.each(['pieces', 'neutral', 'won'] as const)('knows the names in %s of every set', async (field) => {
  const { expansions } = GAMES.find(({ id }) => id === 'landscape')!;
  const ids = expansions.map(({ id }) => id);
  const game = await loadGame('landscape', ids);
  const { rules } = game.setup({ seats: 2, expansions: ids, options: {} }) as Position;
  const { neutrals, pieces, won } = rules;
  const known = { pieces, neutral: neutrals, won }[field];
  expect(NAMES[field]).toEqual(expect.arrayContaining(Object.keys(known)));
});

it('a draw, a position and a claim are alone on their line', () => {
  for (const line of ['{"draw":"base.U","seat":0}', '{"given":{},"expect":{}}', '{"expect":{},"note":1}'])
    expect(() => parseScript(`${HEADER}\n${line}`)).toThrow(ScriptError);
});

it('tells a number from its text where an option has neither', async () => {
  const header = HEADER.replace('{}', '{"smallCity":"2"}');
  const game = await loadGame('landscape', ['tower']);
  expect(() => new Runner(game, parseScript(header)).run()).toThrow('one of [4,2], not "2"');
});
