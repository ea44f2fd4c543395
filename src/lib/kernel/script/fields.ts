import { byCodeUnit, fieldsOf } from '../canonical.ts';
import type { Action, Game } from '../game.ts';

/**
 * A sentence about the first field of a written action that its verb does not have, or undefined. A verb that the game does
 * not know may have the fields of all verbs: the game refuses the verb itself.
 */
export function unknownField(game: Pick<Game, 'verbFields'>, action: Action): string | undefined {
  const { verbFields } = game;
  const { do: verb, seat: _seat, ...fields } = action;
  // A claim may contain anything as an action; without a verb it cannot be a legal one.
  if (!verbFields || typeof verb !== 'string') return undefined;
  const known = Object.hasOwn(verbFields, verb)
    ? verbFields[verb]
    : fieldsOf(verbFields).flatMap(([, names]) => names);
  const unknown = Object.keys(fields)
    .sort(byCodeUnit)
    .find((key) => !known.includes(key));
  return unknown && `A step with ${verb.slice(0, 40)} has no field "${unknown.slice(0, 40)}".`;
}
