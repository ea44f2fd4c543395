/**
 * Plays bots against each other, two seats, sides swapped, and prints wins with a 95 % interval.
 * `npm run ladder -- sharp steady 400 [expansions] [ms of processor time a choice] [bar] [seed]`
 *
 * With a bar (0.75, say) the pairing stops as soon as it is decided, by the rule of `sequential.ts`.
 */
import { playTwo, standingOf, type Pairing } from './pairing.ts';
import { decided } from './sequential.ts';

const [better = 'steady', worse = 'gentle', most = '100', list = '', time = '0', bar = '', seed = '7'] =
  process.argv.slice(2);
const pairing: Pairing = {
  better,
  worse,
  expansions: list.split(',').filter((id) => id !== ''),
  time: Number(time)
};
const leads: number[] = [];
let decision: ReturnType<typeof decided> = null;
while (leads.length < Number(most) && !decision) {
  leads.push(...(await playTwo(pairing, Number(seed) * 1000 + leads.length / 2)));
  if (bar !== '') decision = decided(standingOf(leads).share, leads.length, Number(bar));
}
console.log(JSON.stringify({ ...pairing, ...standingOf(leads), decision }));
