import type { Action } from '../../../src/lib/kernel/game.ts';
import { administration } from './administration.ts';
import { admissions, admit, hire, hires } from './arrivals.ts';
import { build, builds } from './building.ts';
import { care, expenses, popularity } from './business.ts';
import { arrangementOf, isLegal, move } from './move.ts';
import * as N from './numbers.ts';
import { contagion, newInfections } from './pandemic.ts';
import { appointments, setUp } from './setup.ts';
import { allSeats, chosen, together, type Course, type Table } from './table.ts';

/** A whole game, in the order of the rules page. */

const TILES = ['build', 'hire', 'admit'];

function* choose(t: Table): Course {
  const playable = (seat: number) => {
    const { played } = t.clinics[seat];
    const duty = t.pandemic ? (t.options.mandatoryAction as string) : null;
    const isDue = duty !== null && t.slot === N.SLOTS && !played.includes(duty);
    return TILES.filter((tile) => played.filter((p) => p === tile).length < 2 && (!isDue || tile === duty));
  };
  const answers = yield* together(allSeats(t), (seat) =>
    playable(seat).map((tile): Action => ({ do: 'choose', tile }))
  );
  for (const [seat, { tile }] of answers) t.clinics[seat].played.push(tile as string);
}

/** A Build, Hire or Admit: single steps until the player passes or nothing more is possible. */
function* run(t: Table, seat: number, tile: string): Course {
  const clinic = t.clinics[seat];
  const done: string[] = [];
  for (let points = N.QUEUE_POINTS; ; points--) {
    const actions =
      tile === 'build'
        ? builds(t, clinic, done)
        : tile === 'hire'
          ? hires(t, clinic, done)
          : points > 0
            ? admissions(t, clinic)
            : [];
    const action = yield* chosen(seat, [...actions, { do: 'pass' }]);
    if (action.do === 'pass') return;
    if (tile === 'build') build(t, clinic, action);
    else if (tile === 'hire') hire(t, seat, action);
    else admit(t, seat, action);
    done.push((action.what ?? action.who ?? '') as string);
  }
}

function* actions(t: Table): Course {
  yield* choose(t);
  const shown = t.clinics.map(({ played }) => played.at(-1));
  for (const tile of TILES) for (const seat of t.order) if (shown[seat] === tile) yield* run(t, seat, tile);
  yield* appointments(t);
}

function* moves(t: Table): Course {
  const answers = yield* together(
    allSeats(t).filter((seat) => t.clinics[seat].people.length > 0),
    () => [],
    (seat, action) => isLegal(t.clinics[seat], arrangementOf(t.clinics[seat], action))
  );
  for (const [seat, action] of answers) move(t.clinics[seat], action);
}

/** A whole game, or the rest of one from a position at Choose or at Move. */
export function* course(t: Table, start: 'setUp' | 'choose' | 'move' = 'setUp'): Course {
  if (start === 'setUp') {
    yield* setUp(t);
    t.round = t.slot = 1;
  }
  for (let isMove = start === 'move'; ; t.round++, t.slot = 1) {
    if (!isMove) {
      for (; t.slot <= N.SLOTS; t.slot++) yield* actions(t);
      if (t.pandemic) yield* newInfections(t);
    }
    isMove = false;
    yield* moves(t);
    care(t);
    yield* expenses(t);
    yield* popularity(t);
    yield* administration(t);
    if (t.round === N.ROUNDS) return;
    if (t.pandemic) yield* contagion(t);
  }
}
