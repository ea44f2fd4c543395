import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { blackDragon } from '../../../landscape/expansions/blackDragon/index.ts';
import { flyingMachines } from '../../../landscape/expansions/flyingMachines/index.ts';
import { naturalDisasters } from '../../../landscape/expansions/naturalDisasters/index.ts';
import { aside } from '../../../landscape/notation/aside.ts';
import { landscapeGame } from '../../../landscape/game.ts';
import { viewBoard, type TileView } from '../../../landscape/view/view.ts';
import { loadedLooks, loadLooks } from '../../art/looks.ts';
import { marksOf, reachOf, verbLook } from './moduleMarks.ts';
import { middleOf } from '../model/places.ts';

await loadLooks(['naturalDisasters', 'blackDragon', 'bridgesCastlesBazaars', 'flyingMachines', 'mageWitch']);
const game = landscapeGame([naturalDisasters, blackDragon], aside);

function table(position: Record<string, Json>) {
  const p = game.setup({ seats: 2, expansions: ['naturalDisasters', 'blackDragon'], options: {} });
  game.given!(p, position);
  return p;
}

const kinds = (p: ReturnType<typeof table>) => marksOf(p, viewBoard(p).tiles).map(({ kind }) => kind);

describe('marks of the modules', () => {
  it('show which cities an earthquake destroys, and no others', () => {
    const tiles: Json = [
      ['base.D', 1, 0, 0],
      ['base.D', 2, 0, 0],
      ['naturalDisasters.earthquake', 0, 1, 0]
    ];
    const p = table({ tiles });
    // The start tile's city and the one beside it are in reach; the third is a knight's move away.
    expect(kinds(p)).toEqual(['badge', 'badge']);
    expect(kinds(table({ tiles: [['base.D', 1, 0, 0]] }))).toEqual([]);
  });

  it('show twelve squares in reach of an earthquake in mind, eight of a flood, none of other tiles', () => {
    const lying = (id: string, at: [number, number]): { tile: TileView; p: ReturnType<typeof table> } => {
      const p = table({ tiles: [[id, ...at, 0]] });
      return { p, tile: viewBoard(p).tiles.find((tile) => tile.def.id === id)! };
    };
    const quake = lying('naturalDisasters.earthquake', [0, 1]);
    const reach = reachOf(quake.tile, quake.p);
    expect(reach).toHaveLength(12);
    expect(reach).toContainEqual(expect.objectContaining({ kind: 'reach', ...middleOf([0, -1]) }));
    expect(reach).not.toContainEqual(expect.objectContaining(middleOf([0, 1])));
    const flood = lying('naturalDisasters.flood', [0, 1]);
    expect(reachOf(flood.tile, flood.p)).toHaveLength(8);
    const plain = lying('base.D', [1, 0]);
    expect(reachOf(plain.tile, plain.p)).toEqual([]);
    expect(reachOf(null, plain.p)).toEqual([]);
  });

  it('bend a bridge around a monastery, and around nothing else', () => {
    const { tiles } = viewBoard(
      table({
        tiles: [
          ['base.B', 0, 1, 0],
          ['base.U', 0, 2, 0]
        ]
      })
    );
    const bridges: Json = [
      [0, 1, 'E'],
      [0, 2, 'E']
    ];
    const marks = loadedLooks().get('bridgesCastlesBazaars')!.marks!;
    const drawn = marks({ bridges, castles: [] }, { tiles, spot: () => null });
    expect(drawn.map(({ kind }) => kind)).toEqual(['bentE', 'bridgeE']);
  });

  it('show the three squares a machine may fly to, as its tile is turned', () => {
    const flying = landscapeGame([flyingMachines], aside);
    const p = flying.setup({ seats: 2, expansions: ['flyingMachines'], options: {} });
    // Tile 01 flies to the north-west, turned once to the north-east.
    flying.given!(p, { tiles: [['flyingMachines.01', 0, 1, 1]] });
    const tile = viewBoard(p).tiles[1];
    const squares: [number, number][] = [
      [1, 0],
      [2, -1],
      [3, -2]
    ];
    expect(reachOf(tile, p)).toEqual(
      squares.map((at) => expect.objectContaining({ kind: 'reach', ...middleOf(at) }))
    );
  });

  it('show the tornado with the follower it carries, and the squares it has been on', () => {
    const p = table({
      tiles: [
        ['base.U', 1, 0, 0],
        ['base.U', 2, 0, 0]
      ],
      figures: [[1, 'meeple', 1, 0, 'road', 'E']]
    });
    game.advance(p, { kind: 'draw', outcome: 'naturalDisasters.tornado2' });
    const place = game.actions(p, 0).find((action) => JSON.stringify(action.at) === '[3,0]')!;
    game.advance(p, { kind: 'choice', choices: [{ seat: 0, action: place }] });
    const action = {
      do: 'storm',
      path: [
        [2, 0],
        [1, 0]
      ]
    };
    game.advance(p, { kind: 'choice', choices: [{ seat: 0, action }] });
    const marks = marksOf(p, viewBoard(p).tiles);
    expect(marks.filter(({ kind }) => kind === 'trail')).toHaveLength(2);
    expect(marks.find(({ kind }) => kind === 'tornado')).toMatchObject({
      ...middleOf([1, 0]),
      carries: { seat: 1, figure: 'meeple' }
    });
  });
});

describe('the look of a verb', () => {
  it('is that of the piece it moves, else that of the verb', () => {
    expect(verbLook('move.witch').spot).toBe('witch');
    expect(verbLook('fly.anything')).toBe(verbLook('fly'));
    expect(verbLook('fly').announced).toBe(true);
    expect(verbLook('move')).toEqual({});
  });
});
