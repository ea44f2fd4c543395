import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import type { Action } from '../../../kernel/game.ts';
import { figureArt } from '../../art/figures.ts';
import { loadLooks } from '../../art/looks.ts';
import LightLayer from './LightLayer.svelte';
import { NOTHING } from '../model/plan.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { targetsOf } from '../model/targets.ts';

beforeAll(() => Promise.all([loadTexts('board'), loadLooks(['abbot', 'blackDragon'])]));

const def = { id: 'base.B', edges: {}, features: [{ kind: 'monastery' }], count: 1 };
const tile = { slot: 0, at: [0, 0], def, turn: 0 };

/** The marks of these choices, with one of them in mind. */
function lights(actions: readonly Action[], first: Action | null, more: object = {}): string {
  const spots = targetsOf(actions, [0, 0]).map((target) =>
    target.kind === 'part'
      ? { target, part: { slot: 0, feature: 0 }, tile, area: [], x: 50, y: 50 }
      : { target, part: null, tile: null, area: [], x: 50, y: 50 }
  );
  const model = {
    ...{ spots, seat: 1, ghost: null, ghosts: [], walked: [], watched: [], hovered: null, aids: {} },
    view: { tiles: [tile] },
    plan: { ...NOTHING, first },
    willStand: () => ({ x: 60, y: 40 }),
    ...more
  } as unknown as TableModel;
  return render(LightLayer, { props: { model } }).body;
}

const place = (at: [number, number]): Action => ({ do: 'place', at, turn: 0 });
const group = (body: string, name: string) =>
  body.split('<g ').find((part) => part.includes(name) && part.includes('class="'))!;

it('marks squares by what a touch does there, and the one in mind', () => {
  const here = place([1, 0]);
  const body = lights([here, place([0, 1]), { do: 'fly', to: [0, 0] }], here);
  expect(group(body, 'data-square="1,0"')).toMatch(/class="square[^"]* chosen/);
  expect(group(body, 'data-square="0,1"')).not.toMatch(/chosen|over/);
  const flown = group(body, 'data-square="0,0"');
  expect(flown).toMatch(/class="square[^"]* over/);
  expect(flown).toContain('m-14 6q6-16 14-2 8-14 14 2');
  expect(group(body, 'data-square="0,1"')).toContain('m0-9v18m-9-9h18');
});

it('marks a spot by the figure that a touch sets there, and after it by the one in mind', () => {
  const [meeple, abbot] = ['meeple', 'abbot'].map((figure) => ({ do: 'deploy', figure, on: 'monastery' }));
  const art = (figure: string) => figureArt(figure, 1);
  const open = lights([meeple, abbot], null);
  expect(open).toContain(art('meeple'));
  expect(open).not.toContain(art('abbot'));
  const chosen = lights([meeple, abbot], abbot);
  expect(chosen).toContain(art('abbot'));
  expect(chosen).toMatch(/class="spot[^"]* on/);
  expect(chosen).toContain('translate(60 40)');
  expect(open).not.toContain('translate(60 40)');
  // Another player's figure is shown as that player's.
  const taken: Action = { do: 'capture', figure: 'meeple', on: 'monastery', of: 0 };
  expect(lights([taken], null)).toContain(figureArt('meeple', 0));
});
