import { expect, it } from 'vitest';
import { Logs, say, type Place } from '../testing/logs.ts';
import { stateOf } from './history.ts';

it('a state that was dropped is computed again, also after a takeback', () => {
  const logs = new Logs(2, '0 0 0 1');
  const start: Place = logs.folded().snapshot;
  logs.answer([0, say(0, 1)]);
  logs.answer([0, say(0, 2)]);
  logs.answer([0, { kind: 'back', seat: 0, to: start.position, consents: [] }]);
  for (const n of [3, 4, 5]) logs.answer([0, say(0, n)]);
  const { fold } = logs.answer([1, say(1, 6)]);
  const said = fold.nodes.map((node) => (stateOf(fold.setting, node) as { said: unknown }).said);
  expect(said.slice(2)).toEqual([[[1], [2]], [], [[3]], [[3], [4]], [[3], [4], [5]], [[3], [4], [5], [6]]]);
  for (const node of fold.nodes.slice(1)) node.state = undefined;
  const again = [...fold.nodes].reverse().map((node) => stateOf(fold.setting, node) as { said: unknown });
  expect(again.map((state) => state.said).reverse()).toEqual(said);
});
