import { inked, type Look } from '../../look.ts';

/** A watchtower with a banner. */
const TOWER =
  inked('cast', 'M-6 9Q4 6 12 9 9 12-5 11Z') +
  inked('wall-dim', 'M-5 9L-4-7H4L5 9Z') +
  inked('wall-lit', 'M-5 9L-4-7H0V9Z') +
  inked('slate', 'M-7-7L0-13 7-7Z') +
  inked('poppy', 'M0-13V-18L5-16 0-14Z');

export const look: Look = {
  tileMarks: ({ special }) =>
    special?.watchtower ? [{ on: null, radius: 12, art: TOWER, place: 'upright' }] : []
};
