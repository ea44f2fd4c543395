import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A house that burns below its smoke, and the catapult that was aimed at it. */
const SIEGE =
  inked('scorch', 'M-16 9Q-10 3 0 5 12 1 17 9 13 15 2 13.500-12 15.500-16 9Z') +
  inked(
    'hole',
    'M-5.500-8Q-9-10-6-13.500-7-16.500-3-17-1-19.500 2-17.500 6-18 6.500-14.500 8.500-12 5-9.500 2-7-5.500-8Z'
  ) +
  inked('wall-dim', 'M-13 8V-1L-7.500-6-2-1V8Z') +
  inked('ember-lit', 'M-10.800 5V1.500H-8.300V5ZM-6.500 5V1.500H-4V5Z') +
  inked(
    'ember',
    'M-14-1.500Q-16-7-12.500-10.500-12-7.500-10-7.500-11-13-6-16.500-6-12.500-3.500-10.500-1.800-12-1.800-13.500 2.500-8 0-1.500-3 .5-7.500-3.500-11.500 .5-14-1.500Z'
  ) +
  inked(
    'ember-lit',
    'M-10.500-3.500Q-11-6.500-8.500-7.500-8.500-10.500-6.500-12-5-8.500-3-7.500-2-5.500-3-3.500-5-3-7.500-5Z'
  ) +
  inked('barrel', 'M-2 12.500V9.500H15V12.500Z') +
  inked('barrel', 'M2.500 10L6.500-1H9L13 10H10.500L7.800 2.500 5 10Z') +
  inked('barrel', 'M-1 9L12.500-7.500 14.500-6 1.500 10Z') +
  inked('stone', 'M10.500-9A3.600 3.600 0 1 1 17.500-9 3.600 3.600 0 1 1 10.500-9Z') +
  inked(
    'hull',
    'M-2.500 12.500A3 3 0 1 1 3.500 12.500 3 3 0 1 1-2.500 12.500ZM9.500 12.500A3 3 0 1 1 15.500 12.500 3 3 0 1 1 9.500 12.500Z'
  );

/** In a size that fits its city. */
const sized = (size: number) => `<g transform="translate(0 ${2 * size})scale(${size})">${SIEGE}</g>`;

export const besiegingLook: Look = {
  cover: 'siege',
  tokens: { siege: sized(0.88) },
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.besieged === true
        ? [
            {
              on,
              // Cities of one side are at the north of their tiles, and shallow.
              ...((feature.sides?.length ?? 0) > 1
                ? { radius: 15, art: sized(1) }
                : { radius: 11, art: sized(0.7), at: [36, 11.5] as const }),
              place: 'upright' as const
            }
          ]
        : []
    ),
  verbs: { recall: { named: true, picksFigure: true, sendsHome: true } },
  tileForetells: ({ features }, { played }) =>
    played === true && features.some(({ besieged }) => besieged === true)
      ? { key: 'preview.besieged' }
      : null,
  wording: ({ verbs, data }) =>
    data.escapes === true && verbs.includes('recall')
      ? { ask: 'ask.escape', decline: 'decline.escape', token: 'siege' }
      : null,
  because: ({ verbs, data }) =>
    data.escapes === true && verbs.includes('recall') ? { key: 'because.escape' } : null
};
