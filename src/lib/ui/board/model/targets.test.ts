import { expect, it } from 'vitest';
import { nextAction, targetsOf } from './targets.ts';

const deploy = (figure: string, on = 'city') => ({ do: 'deploy', figure, on, side: 'N' });

it('offers a meeple before the other figures of a place: most people set one', () => {
  const [city, field] = targetsOf(
    [deploy('abbot'), deploy('mayor'), deploy('meeple'), deploy('wagon'), deploy('barn', 'field')],
    [0, 0]
  );
  expect(city.actions.map(({ figure }) => figure)).toEqual(['meeple', 'abbot', 'mayor', 'wagon']);
  expect(nextAction(city, null)).toEqual(deploy('meeple'));
  expect(field.actions).toEqual([deploy('barn', 'field')]);
});

it('keeps the order of the turns of a tile', () => {
  const turns = [0, 1, 3].map((turn) => ({ do: 'place', at: [1, 0], turn }));
  expect(targetsOf(turns, null)[0].actions).toEqual(turns);
});
