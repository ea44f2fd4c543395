/**
 * Plays bots against each other and prints wins with a 95 % interval. Each order of draws is played from each seat; with
 * more than two seats one bot plays against several copies of the other.
 * `npm run ladder -- sharp steady 400 [expansions] [ms of CPU time per choice] [bar] [seed] [seats]`
 *
 * With a bar, such as 0.75, the pairing stops as soon as it is decided, by the rule of `sequential.ts`.
 */
import { playRound, standingOf, type Pairing } from './pairing.ts';
import { decided } from './sequential.ts';
import { setNames } from './setNames.ts';

const [
  better = 'steady',
  worse = 'gentle',
  most = '100',
  list = '',
  time = '0',
  bar = '',
  seed = '7',
  seats = '2'
] = process.argv.slice(2);
const pairing: Pairing = {
  better,
  worse,
  expansions: setNames(list),
  time: Number(time),
  seats: Number(seats)
};
const leads: number[] = [];
let decision: ReturnType<typeof decided> = null;
while (leads.length < Number(most) && !decision) {
  leads.push(...(await playRound(pairing, Number(seed) * 1000 + leads.length / Number(seats))));
  if (bar !== '') decision = decided(standingOf(leads).share, leads.length, Number(bar));
}
console.log(JSON.stringify({ ...pairing, ...standingOf(leads), decision }));
