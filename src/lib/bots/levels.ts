import type { Game, Seat } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import type { Bot, BotLevel, Thinking } from './bot.ts';
import { leadOf, linesOf } from './lines.ts';

/** Lines followed to their end before the rest is judged after one choice. */
const MOST_LINES = 600;
/** Of every so many turns, the gentle bot looks at only some of its choices. */
const GENTLE_SIGHT = 6;
/** Where a game gives advice, the gentle bot follows it but for one choice in so many. */
const GENTLE_SLIPS = 4;
/** Lines the sharp bot looks into, and turns it looks ahead. */
const SHARP_LINES = 6;
const SHARP_TURNS = 2;

const random: Bot = (game, state, seat, thinking) => {
  const actions = game.actions(state, seat);
  return actions[thinking.below(actions.length)];
};

const steady: Bot = (game, state, seat, thinking) => {
  if (game.advise) return game.advise(state, seat, (n) => thinking.below(n));
  const awaits = game.awaits(state);
  if (awaits.kind !== 'choice' || awaits.seats.length > 1) return game.fallback(state, seat);
  return linesOf(game, state, seat, MOST_LINES)[0].actions[0];
};

/** Sees only a handful of its lines, as a person does who is not counting. */
const gentle: Bot = (game, state, seat, thinking) => {
  if (game.advise) return (thinking.below(GENTLE_SLIPS) === 0 ? random : steady)(game, state, seat, thinking);
  const awaits = game.awaits(state);
  if (awaits.kind !== 'choice' || awaits.seats.length > 1) return game.fallback(state, seat);
  const lines = linesOf(game, state, seat, MOST_LINES);
  let best = lines[thinking.below(lines.length)];
  for (let i = 1; i < GENTLE_SIGHT; i++) {
    const line = lines[thinking.below(lines.length)];
    if (line.lead > best.lead) best = line;
  }
  return best.actions[0];
};

/** Looks at what the best lines lead to over the next turns, over draws sampled from what is left. */
const sharp: Bot = (game, state, seat, thinking) => {
  if (game.advise) return steady(game, state, seat, thinking);
  const awaits = game.awaits(state);
  if (awaits.kind !== 'choice' || awaits.seats.length > 1) return game.fallback(state, seat);
  const lines = linesOf(game, state, seat, MOST_LINES).slice(0, SHARP_LINES);
  if (lines.length === 1) return lines[0].actions[0];
  const sums = lines.map(() => 0);
  let rounds = 0;
  do {
    lines.forEach((line, i) => (sums[i] += lookAhead(game, line.state, seat, thinking)));
    rounds++;
  } while (thinking.goesOn());
  let best = 0;
  const value = (i: number) => sums[i] / rounds + lines[i].lead / 8;
  for (let i = 1; i < lines.length; i++) if (value(i) > value(best)) best = i;
  return lines[best].actions[0];
};

/** The lead after a few more turns, drawn at random and played by the quick judgement of {@link steady}. */
function lookAhead<S>(game: Game<S>, from: S, seat: Seat, thinking: Thinking): number {
  const state = game.clone(from);
  let draws = 0;
  for (let guard = 0; guard < 60; guard++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'draw') {
      if (draws++ === SHARP_TURNS) break;
      const contents = game.pile(state, awaits.pile);
      game.advance(state, { kind: 'draw', outcome: nth(contents, thinking.below(sizeOf(contents))) });
      continue;
    }
    const choices = awaits.seats.map((s) => ({
      seat: s,
      action: awaits.seats.length > 1 ? game.fallback(state, s) : linesOf(game, state, s, 60)[0].actions[0]
    }));
    game.advance(state, { kind: 'choice', choices });
  }
  return leadOf(game, state, seat);
}

export const BOTS: Record<BotLevel, Bot> = { random, gentle, steady, sharp };
