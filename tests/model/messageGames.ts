import { Random } from '../../src/lib/kernel/random.ts';
import type { LandscapeModule } from '../../src/lib/landscape/contract/module.ts';
import { sizeOf } from '../../src/lib/kernel/pile.ts';
import { Message } from './messages.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';

/** Plays a random game with messages and compares what each one offers and pays with the second reading. */
export async function compareMessages(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random, 1, ['messages']);
  const differences: string[] = [];
  const compared: string[] = [];
  let card = '';
  let paid: number | null = null;
  const probe: LandscapeModule = {
    id: '0probe',
    afterPoints(_p, _seat, points) {
      paid ??= points;
    }
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    if (input.kind === 'draw' && p.draw!.pile === 'messages') card = input.outcome;
    const action = input.kind === 'choice' ? input.choices[0].action : null;
    const note = (what: string) => differences.push(`turn ${p.turn}, ${card}: ${what}`);
    let pays: number | null = null;
    if (action?.do === 'message') {
      const reading = new Message(p, card);
      const listed = game.actions(p, p.asked).filter(({ do: verb }) => verb === 'message');
      const answers = new Set(listed.map((one) => reading.wordOf(one)));
      const expected = reading.answers();
      if (card === 'extraTile' && sizeOf(game.pile(p, 'tiles')) === 0) expected.delete('action');
      const [ours, theirs] = [answers, expected].map((words) => [...words].sort().join('; '));
      if (ours !== theirs) note(`the engine offers ${ours}, not ${theirs}`);
      pays = reading.pays(action);
      compared.push(`${card} ${String(action.choice)}`);
    }
    paid = null;
    game.advance(p, input);
    if (pays !== null && pays !== 0 && paid !== pays) note(`pays ${String(paid)}, not ${pays}`);
  }
  return { differences: ofGame(seed, config, differences), compared };
}
