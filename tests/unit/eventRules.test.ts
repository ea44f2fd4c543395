import { describe, expect, it } from 'vitest';
import { GAMES, loadGame, optionsOf } from '../../src/lib/games/index.ts';
import { helpLink, HELP_PAGES, loadHelpPage } from '../../src/lib/help/pages.ts';
import type { GameConfig, GameEvent } from '../../src/lib/kernel/game.ts';
import type { Json } from '../../src/lib/kernel/json.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { covering } from './support/covering.ts';
import { randomInput } from './support/walk.ts';

/** Headings of the log and what it leaves out: whose turn begins, and the tile that is laid next. */
const UNRULED = ['turn', 'drew'];

/** Everything a random game tells from its set-up to its end. */
async function tell(id: string, config: GameConfig, random: Random): Promise<GameEvent[]> {
  const game = await loadGame(id, config.expansions);
  const state = game.setup(config);
  const events: GameEvent[] = [];
  for (let input = randomInput(game, state, random); input; input = randomInput(game, state, random))
    game.advance(state, input, events);
  return events;
}

/** What random play hardly ever comes to; scenarios show it. */
const RARE = ['clinic.leavesUntreated', 'rule.challenge'];

/** How often all boxes are played until every rule has come about. */
const PASSES_AT_MOST = 4;

/** Rules of steps in which a game passes for a seat by itself. */
const PASSES: Readonly<Record<string, readonly string[]>> = {
  landscape: [
    'rule.bazaar',
    'rule.disasters.meteor',
    'rule.disasters.tornado',
    'rule.phantom',
    'rule.placeMeeple',
    'rule.tower.capture',
    'rule.wagon'
  ],
  clinic: ['clinic.pass']
};

const TABLES = GAMES.map(({ id, expansions }) => {
  const boxes = covering(expansions.map((expansion) => expansion.id));
  return { id, boxes, rounds: Math.ceil(32 / boxes.length) };
});

describe.each(TABLES)('what happens in $id', ({ id, boxes, rounds }) => {
  it('names a rule that the help explains, and what is explained happens', async () => {
    const known = await optionsOf(id);
    const random = new Random(7);
    const named = new Set<string>();
    const passed = new Set<string>();
    const faults = new Set<string>();
    const pages = await Promise.all(
      HELP_PAGES.filter(({ game }) => game === id).map((page) => loadHelpPage(page.id))
    );
    const explained = pages.flatMap((page) => page!.sections.flatMap(({ rules = [] }) => rules));
    const missing = () => explained.filter((rule) => !named.has(rule) && !RARE.includes(rule));
    // Some rules are rare: where one has not come about, all boxes are played again.
    for (let pass = 0; pass === 0 || (pass < PASSES_AT_MOST && missing().length > 0); pass++)
      for (const expansions of boxes)
        for (let game = 0; game < 4 * rounds; game++) {
          const options: Record<string, Json> = {};
          for (const { expansion, option } of known)
            if (['core', ...expansions].includes(expansion)) options[option.id] = random.pick(option.values);
          const config = { seats: 1 + (game % 4), expansions, options };
          for (const { type, rule, auto } of await tell(id, config, random)) {
            if (UNRULED.includes(type)) continue;
            if (rule === undefined || (await helpLink(rule)) === null)
              faults.add(`${[id, ...expansions].join('+')}: ${type} by ${rule ?? 'no rule'}`);
            else named.add(rule);
            if (auto === true) passed.add(rule ?? type);
          }
        }
    expect([...faults]).toEqual([]);
    expect(missing()).toEqual([]);
    expect([...passed].sort()).toEqual(PASSES[id]);
  }, 180_000);
});
