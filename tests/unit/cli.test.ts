import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'bastide-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function call(args: string[], input = '') {
  return spawnSync('npm', ['run', '-s', 'cli', '--', ...args], { cwd: root, input, encoding: 'utf8' });
}

function cli(args: string[], input = '') {
  const { status, stdout } = call(args, input);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { status, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const HEADER = '{"script":1,"game":"landscape","seats":["A","B"]}';
const START = `${HEADER}\n{"draw":"base.S"}\n`;

describe('the command line', () => {
  it('replays many files in one process and reports which failed where', () => {
    const bad = join(folder, 'bad.jsonl');
    writeFileSync(bad, `${START}{"seat":1,"do":"place","at":[1,0],"turn":1}\n`);
    const good = 'tests/fixtures/games/game-00000.jsonl';
    const { status, lines } = cli(['replay', good, bad]);
    expect(status).toBe(1);
    expect(lines[0]).toEqual({ file: good, ok: true, steps: 356, scores: [14, 17], over: true });
    expect(lines[1]).toMatchObject({ file: bad, ok: false, line: 3, code: 'NOT_YOUR_TURN' });
  });

  it('ends quietly when nobody reads on', () => {
    const { stdout, stderr } = spawnSync('sh', ['-c', 'npm run -s cli -- tiles | head -n 1'], {
      cwd: root,
      encoding: 'utf8'
    });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });

  it('ends with 2 when a file cannot be read, and with 1 when it is no script', () => {
    expect(cli(['replay', join(folder, 'none.jsonl')])).toMatchObject({
      status: 2,
      lines: [{ ok: false, code: 'UNREADABLE', message: `There is no file ${join(folder, 'none.jsonl')}.` }]
    });
    expect(cli(['verify', folder])).toMatchObject({
      status: 2,
      lines: [{ ok: false, faults: [{ code: 'unreadable', message: `${folder} is a folder.` }] }]
    });
    expect(cli(['legal', join(folder, 'none.jsonl')]).status).toBe(2);
    expect(cli(['replay', '-'], 'nonsense')).toMatchObject({
      status: 1,
      lines: [{ line: 1, code: 'MALFORMED' }]
    });
    expect(cli(['replay', '-'], HEADER.replace('landscape', 'chess'))).toMatchObject({
      status: 1,
      lines: [{ code: 'BAD_CONFIG' }]
    });
  });

  it('explains itself and each command', () => {
    const names = ['replay', 'legal', 'tiles', 'options', 'simulate', 'verify', 'bench'];
    const { status, stdout } = call(['--help']);
    expect(status).toBe(0);
    for (const name of names) expect(stdout).toContain(`\n  ${name} `);
    for (const name of names) {
      const help = call([name, '--help']);
      expect(help.status, name).toBe(0);
      expect(help.stdout, name).toContain(`Usage: npm run -s cli -- ${name}`);
    }
    expect(call(['help', 'replay']).stdout).toBe(call(['replay', '-h']).stdout);
  });

  it('names what is wrong with a call on the error output, with exit code 2', () => {
    const wrong: [string[], string][] = [
      [[], 'Usage:'],
      [['play'], 'There is no command play.'],
      [['options', 'chess'], 'There is no game chess; there are landscape, clinic.'],
      [['tiles', 'chess'], 'There is no tile set chess'],
      [['tiles', 'base', 'chess'], 'There is no tile set chess'],
      [['simulate', '--bots', 'wild'], 'There is no bot level wild'],
      [['simulate', '--players', 'two'], 'whole numbers'],
      [['simulate', '--games', '0'], 'at least 1'],
      [['simulate', '--players', '99999999999', '--bots', 'gentle'], 'BAD_CONFIG'],
      [['simulate', '--options', 'null'], '--options takes JSON'],
      [['simulate', '--options', '[]'], '--options takes JSON']
    ];
    for (const [args, sentence] of wrong) {
      const { status, stdout, stderr } = call(args);
      expect({ status, stdout }, args.join(' ')).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(sentence);
    }
  });

  it('prints no tiles of a set that has none', () => {
    expect(call(['tiles', 'phantom', 'abbot'])).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it('takes an option it does not know for no file', () => {
    expect(cli(['replay', '--trce', '-'], START)).toEqual({ status: 2, lines: [] });
  });

  it('traces every step from standard input', () => {
    const { lines } = cli(
      ['replay', '--trace', '-'],
      `${START}{"seat":0,"do":"place","at":[1,0],"turn":1}\n`
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ step: 1, line: 2, scores: [0, 0], legal: 5 });
    expect(lines[1]).toMatchObject({ step: 2, line: 3, awaits: { kind: 'choice', seat: 0, seats: [0] } });
  });

  it('reports unreadable claims as wrong, and continues with the next file', () => {
    const claims = ['{"awaits":[]}', '{"legal":null}', '{"count":3}', '{"supply":7}', '{"refuses":null}'];
    const files = [...claims, '{"legal":[],"verbs":1}', '{"figures":[0]}', '{"scores":[0,0]}'].map(
      (claim, i) => {
        const file = join(folder, `claim-${i}.jsonl`);
        writeFileSync(file, `${HEADER}\n{"expect":${claim}}\n`);
        return file;
      }
    );
    const { status, lines } = cli(['replay', ...files]);
    expect(status).toBe(1);
    expect(lines.map((line) => line.code ?? line.ok)).toEqual([...files.slice(1).map(() => 'EXPECT'), true]);
  });

  it('reads an option that leaves no choice, with its only value', () => {
    const options = (text: string) =>
      `${HEADER.slice(0, -1)},"expansions":["courier"],"options":{"courierPays":"around","courierTiles":${text}}}`;
    expect(cli(['replay', '-'], options('false')).status).toBe(0);
    expect(cli(['replay', '-'], options('true')).lines).toMatchObject([{ code: 'BAD_CONFIG' }]);
  });

  it('ignores options of expansions that are not played, but not unknown words', () => {
    const options = (text: string) => `${HEADER.slice(0, -1)},"expansions":null,"options":${text}}`;
    const known = '{"covidSpread":"area","dragonTile":"open","smallCity":2}';
    expect(cli(['replay', '-'], options(known)).status).toBe(0);
    for (const unknown of ['{"covidSpread":"wind"}', '{"spread":true}'])
      expect(cli(['replay', '-'], options(unknown)).lines).toMatchObject([{ code: 'BAD_CONFIG' }]);
  });

  it('ignores typed-in numbers of an expansion that is not played, but no other text', () => {
    const clinic = (text: string) =>
      `{"script":1,"game":"clinic","seats":["Ada"],"options":{"propagation":"${text}"}}`;
    expect(cli(['replay', '-'], clinic('2 2 3 3 4 4')).status).toBe(0);
    expect(cli(['replay', '-'], clinic('many')).lines).toMatchObject([{ code: 'BAD_CONFIG' }]);
  });

  it.each([
    ['landscape', 'script.md'],
    ['clinic', 'script-clinic.md']
  ])('prints the options of %s that %s lists, each with its values', (game, page) => {
    const rows = readFileSync(join(root, 'docs', page), 'utf8').matchAll(
      /^\| `([a-zA-Z0-9]+)` \| ((?:`(?:"[^`]*"|true|false|\d+)`[ ·]*(?:or a text)?)+) \|/gm
    );
    const listed = [...rows].map(([, option, values]) => [
      option,
      [...values.matchAll(/`([^`]*)`/g)].map(([, value]) => JSON.parse(value) as unknown)
    ]);
    const { lines } = cli(['options', game]);
    const printed = new Map(lines.map(({ option, values }) => [option, values]));
    expect(Object.fromEntries(printed)).toEqual(Object.fromEntries(listed));
  });

  it('lists what is legal, also turns that look alike', () => {
    const { lines } = cli(['legal', '-'], START.replace('base.S', 'base.C'));
    expect(lines[0]).toEqual([0, 1, 2, 3].map((turn) => ({ do: 'place', at: [0, -1], turn })));
  });

  it('simulates the same games for the same seed', () => {
    const args = [
      'simulate',
      '--expansions',
      'river1,abbot',
      '--players',
      '3',
      '--games',
      '20',
      '--seed',
      '5'
    ];
    const [a, b] = [cli(args), cli(args)];
    expect(a.lines[0]).toMatchObject({ games: 20, hash: b.lines[0].hash });
    expect(a.lines[0].meanScores).toHaveLength(3);
    const all = cli(['simulate', '--expansions', 'all', '--players', '6', '--games', '1']);
    expect(all).toMatchObject({ status: 0, lines: [{ games: 1 }] });
    expect(all.lines[0].moves).toBeGreaterThan(700);
    for (const wrong of [['--speed'], ['--options', '{']])
      expect(cli(['simulate', ...wrong])).toEqual({ status: 2, lines: [] });
  });

  it('prints the catalogue as the engine sees it', () => {
    const out = execFileSync('npm', ['run', '-s', 'cli', '--', 'tiles', 'base'], {
      cwd: root,
      encoding: 'utf8'
    });
    const tiles = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { count: number });
    expect(tiles.reduce((n, { count }) => n + count, 0)).toBe(72);
  });

  it('reports a fault for a file that is no record', () => {
    const file = join(folder, 'noise.bastide');
    writeFileSync(file, 'not a record');
    expect(cli(['verify', file])).toMatchObject({ status: 1, lines: [{ ok: false }] });
  });

  it('measures the named parts, and lists the parts for an unknown name', () => {
    for (const name of ['nothing', 'constructor', '__proto__'])
      expect(cli(['bench', name])).toMatchObject({ status: 2, lines: [] });
    const { status, lines } = cli(['bench', 'table']);
    expect(status).toBe(0);
    for (const line of lines)
      expect(line).toMatchObject({ part: 'table', name: expect.any(String), median: expect.any(Number) });
    expect(lines.map(({ name }) => name)).toContain('fold one entry, signature included');
  }, 120_000);
});
