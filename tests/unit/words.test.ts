import { expect, it } from 'vitest';
import app from '../../src/lib/i18n/en/app.ts';
import board from '../../src/lib/i18n/en/board.ts';
import clinic from '../../src/lib/i18n/en/clinic.ts';
import meet from '../../src/lib/i18n/en/meet.ts';
import net from '../../src/lib/i18n/en/net.ts';
import room from '../../src/lib/i18n/en/room.ts';
import table from '../../src/lib/i18n/en/table.ts';
import { words } from '../../src/lib/landscape/expansions/bridgesCastlesBazaars/words/index.ts';

/** What players read says what they need, not how a table works inside. */

/** Words of the protocol. "The # sign" is none. */
const INSIDE =
  /\b(sign(s|ed|ing)|to sign|witness(es)?|irregular\w*|equivocat\w*|transcript|hash(es)?|fold(s|ed)?)\b/i;

it.each(Object.entries({ app, board, clinic, meet, net, room, table }))(
  'no text of %s speaks the language of the protocol',
  (_, texts) => {
    expect(Object.entries(texts).filter(([, text]) => INSIDE.test(text))).toEqual([]);
  }
);

it('names Carcassonne, and that this is unofficial, in the card of the game', () => {
  expect(table['landscape.about']).toMatch(/Carcassonne, unofficial/);
});

/** `TilesBeside.svelte` cuts a long name at the start of the caption and leaves the rest. */
it.each(Object.entries(words))('begins captions of an auction with the name: %s', async (_, load) => {
  const { board } = (await load()).default;
  expect(board['lot.bid']).toMatch(/^\{name\}.*\{bid\}/);
  expect(board['lot.owner']).toMatch(/^\{name\}/);
});
