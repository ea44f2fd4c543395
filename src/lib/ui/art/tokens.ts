import { inked } from '../../kernel/ink.ts';
import { loadedLooks } from './looks.ts';
import { CRATER, VIRUS, WHIRL } from './marks.ts';

/** The pieces without an owner that several sets share. The other pieces of a set are in its look. */
export const TOKENS = ['dragon', 'redDragon', 'tornado', 'infection', 'flood', 'reticle', 'crater'] as const;
export type TokenKind = (typeof TOKENS)[number];

const DRAGON =
  inked('cast', 'M-13 11Q0 7.4 15 10.6 8 15-4 14.4-11 13.6-13 11Z') +
  inked('wing', 'M-1.6 0Q-4-9.4-12.6-13.4-11.8-9.6-13.8-7-11.8-5.4-12.6-2-9.4-2.6-8.2.6-5.4-1.6-1.6 3Z') +
  inked('wing', 'M3 .4Q6.2-9 14.8-11.6 13.6-8 15-5.2 12.6-4 12.8-.8 9.8-1.6 8 1.4 5.8-.4 3 3Z') +
  inked(
    'scales',
    'M-3.4-9.4Q-2-12.6 1-12.4L3.4-15.2 3.6-12Q7.4-11 8.2-7.6L4.8-6.6 5.6-5 2.2-5.4Q1-4 2.8-1.4 6 2.6 5.4 6.6 4.8 11 .2 12.2-5.8 13.4-9.6 9.6-11.6 7.4-13.8 9.2L-13.4 5.4-10.4 6Q-7.4 7-5.4 8.4-2.6 9.4-1.4 7.2-.6 5-3 2-5.8-2.2-3.4-9.4Z'
  ) +
  inked('scales', 'M-13.8 9.4L-16.4 6.8-13.6 4.8-11.4 6.8Z') +
  inked('fang', 'M4.8-7.2L5.6-5.4 6.4-7.4ZM6.6-7.6L7.2-6 8-7.8Z') +
  inked(
    'belly',
    'M-1.8-6Q-2.6-2-.2 1.2 2.4 4.8 1.6 8.2M-1.9-3.4L.2-3.8M-.9-.2L1.4-1M1.3 3L3.6 2.4M1.8 6.4L4.2 6.4'
  ) +
  inked('eye', 'M1.6-9.6L4.2-9.4 3-8.2Z');

const RETICLE =
  inked('reticle-halo', 'M-30 0A30 30 0 1 1 30 0 30 30 0 1 1-30 0ZM0-42V-20M0 42V20M-42 0H-20M42 0H20') +
  inked('reticle', 'M-30 0A30 30 0 1 1 30 0 30 30 0 1 1-30 0ZM0-42V-20M0 42V20M-42 0H-20M42 0H20') +
  inked(
    'flame',
    'M14-15Q8-13 4-6.6-1-7-4.4-3.6-8.4.6-6.6 5.4-4 10 1.2 8.8 6.4 7.2 7 2 7.2-1 6.2-3.2 11-8 14-15Z'
  ) +
  inked('ember-lit', 'M-3.8 1.6Q-3-1.8.2-2 3.6-1.6 3.6 1.6 3 5 0 5.2-3.4 5-3.8 1.6Z');

const FLOOD =
  inked('flood', 'M0 0H100V100H0Z') +
  inked(
    'ripple',
    [
      [8, 16],
      [40, 9],
      [70, 20],
      [22, 34],
      [56, 38],
      [84, 46],
      [10, 56],
      [38, 62],
      [68, 66],
      [20, 82],
      [52, 88],
      [80, 84]
    ]
      .map(([x, y]) => `M${x} ${y}q2.2-2 4.4 0t4.4 0`)
      .join('')
  );

const disc = (name: string) =>
  inked('cast', 'M-11 3A12 12 0 0 0 14 3Q14 15 2 15-11 14-11 3Z') +
  inked(name, 'M-12 0A12 12 0 1 1 12 0 12 12 0 1 1-12 0Z') +
  inked('disc-rim', 'M-10.2 0A10.2 10.2 0 1 1 10.2 0 10.2 10.2 0 1 1-10.2 0Z');

/**
 * A token as SVG markup centred on its spot, in tile units. The flood covers a whole tile and is drawn from the tile's
 * upper left corner instead.
 */
export function tokenArt(kind: string): string {
  switch (kind as TokenKind) {
    case 'dragon':
      return DRAGON;
    case 'redDragon':
      return `<g class="a-red">${DRAGON}</g>`;
    case 'tornado':
      return disc('disc') + WHIRL;
    case 'infection':
      return disc('disc-ill') + VIRUS;
    case 'flood':
      return FLOOD;
    case 'reticle':
      return RETICLE;
    case 'crater':
      return CRATER;
    default:
      return tokenOfSet(kind);
  }
}

function tokenOfSet(kind: string): string {
  for (const { tokens } of loadedLooks().values())
    if (tokens && Object.hasOwn(tokens, kind)) return tokens[kind];
  return '';
}
