import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playedTo, ROUND } from '../../../../../tests/unit/support/playedClinic.ts';
import type { Place } from '../../../clinic/buildings/board.ts';
import { placementMap } from '../../../clinic/view.ts';
import { loadTexts } from '../../../i18n/index.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dismissToast, toasts } from '../../kit/toasts.svelte.ts';
import { change } from '../../settings/settings.svelte.ts';
import type { ClinicModel } from '../model/model.svelte.ts';
import { Answering } from './answering.svelte.ts';

let model: ClinicModel;
let answering: Answering;

const at = async (inputs: number) => {
  model = await playedTo(inputs);
  answering = new Answering(model);
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const press = (key = 'Escape') => {
  const event = new Event('keydown', { cancelable: true });
  answering.escape(Object.assign(event, { key }) as KeyboardEvent);
  return event.defaultPrevented;
};

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadTexts('app', 'clinic');
});

beforeEach(() => {
  change({ confirm: 'always', haptics: false });
  for (const { id } of toasts()) dismissToast(id);
});

describe('a decision', () => {
  it('is made once for two presses of the same touch', async () => {
    await at(ROUND.choose);
    const decide = vi.spyOn(model, 'decide');
    model.take(model.offers[0].id);
    answering.decide();
    answering.decide();
    await settled();
    expect(decide).toHaveBeenCalledTimes(1);
    expect(model.play.staged).toHaveLength(1);
  });

  it('is the draft, signed at once only where the person wants no second look', async () => {
    await at(ROUND.choose);
    const decide = vi.spyOn(model, 'decide').mockResolvedValue(null);
    model.take(model.offers[0].id);
    const { draft } = model;
    answering.decide();
    expect(decide).toHaveBeenLastCalledWith(draft, false);
    change({ confirm: 'never' });
    new Answering(model).decide();
    expect(decide).toHaveBeenLastCalledWith(draft, true);
  });

  it('by the other button is passing, and where nothing can be passed agreeing; both are signed at once', async () => {
    await at(ROUND.hire);
    let decide = vi.spyOn(model, 'decide').mockResolvedValue(null);
    answering.decide(true);
    expect(decide).toHaveBeenLastCalledWith({ do: 'pass' }, true);
    await at(ROUND.choose);
    decide = vi.spyOn(model, 'decide').mockResolvedValue(null);
    answering.decide(true);
    expect(decide).toHaveBeenLastCalledWith({ do: 'agree' }, true);
  });

  it('that is refused is told', async () => {
    await at(ROUND.choose);
    vi.spyOn(model, 'decide').mockResolvedValue(new Refusal('ILLEGAL', 'no'));
    answering.decide();
    await settled();
    expect(toasts().map(({ tone }) => tone)).toEqual(['warn']);
  });
});

describe('taking back', () => {
  it('drops what is half-chosen and takes back the last step', async () => {
    await at(ROUND.hire);
    await model.decide(model.actions[0], false);
    model.take(model.offers[0].id);
    answering.back();
    expect([model.begun, model.play.staged.length]).toEqual([false, 0]);
  });

  it('by the Escape key goes one thing at a time, and leaves the key to others when there is none', async () => {
    await at(ROUND.hire);
    await model.decide(model.actions[0], false);
    model.take(model.offers[0].id);
    model.looked = [0, 0, 0];
    model.person = 0;
    const left = () => [
      model.person !== null,
      model.looked !== null,
      model.begun,
      model.play.staged.length === 1
    ];
    expect(left()).toEqual([true, true, true, true]);
    for (let n = 1; n <= 4; n++) {
      expect(press()).toBe(true);
      expect(left()).toEqual([n < 1, n < 2, n < 3, n < 4]);
    }
    expect(press()).toBe(false);
  });

  it('is no matter of other keys', async () => {
    await at(ROUND.hire);
    model.looked = [0, 0, 0];
    expect(press('Enter')).toBe(false);
    expect(model.looked).not.toBeNull();
  });
});

describe('a touch', () => {
  it('of a lit cell picks it', async () => {
    await at(ROUND.build);
    model.take(model.offers.find(({ actions }) => actions.length > 1)!.id);
    const place = [...model.lit][0].split(',').map(Number) as [number, number, number];
    answering.touch(place);
    expect(model.picks).toEqual([place]);
  });

  it('of a cell where the chosen element cannot be says why', async () => {
    await at(ROUND.build);
    const { what, id } = model.offers
      .map(({ actions, id }) => ({ what: String(actions[0].what), id }))
      .find(({ what }) => what !== 'conveyors')!;
    model.take(id);
    const { at: place } = placementMap(model.state, 0, what).find(({ fault }) => fault !== null)!;
    answering.touch(place);
    expect(toasts()).toHaveLength(1);
  });

  describe('in a Move', () => {
    // Three people are together; one of them is sent to an empty cell.
    const ONE = 1;
    const HOME: Place = [0, 1, 0];
    const AWAY: Place = [0, 1, 1];
    const goal = () => model.moveDraft!.people.get(ONE);

    beforeEach(async () => {
      await at(ROUND.move);
      model.arrange({ people: new Map([[ONE, AWAY]]), treat: null });
    });

    it('selects the only person there, then sends them', () => {
      model.looked = HOME;
      answering.touch(AWAY);
      expect([model.person, model.looked]).toEqual([ONE, null]);
      answering.touch([0, 1, 2]);
      expect([model.person, goal()]).toEqual([null, [0, 1, 2]]);
    });

    it('sends nobody where they already are', () => {
      answering.touch(AWAY);
      answering.touch(HOME);
      expect([model.person, goal()]).toEqual([null, undefined]);
    });

    it('where several are selects nobody, and looks at the cell', () => {
      answering.touch(HOME);
      expect([model.person, model.looked]).toEqual([null, HOME]);
    });

    it('where the selected person cannot go lets go of them', () => {
      answering.touch(AWAY);
      answering.touch([0, 0, 0]);
      expect([model.person, goal()]).toEqual([null, AWAY]);
    });
  });
});
