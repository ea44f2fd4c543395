import { inked, type Look } from '../../look.ts';

/** A machine with two wings; an arrow shows where it flies. */
const WINGS =
  inked('cast', 'M-10 6Q4 3 13 6 10 9-8 8Z') +
  inked('barrel', 'M-2-8H2V8H-2Z') +
  inked('wall-lit', 'M-12-5H12L9 0H-9Z');
const TURNS: Readonly<Record<string, number>> = { W: -90, NW: -45 };

export const look: Look = {
  tileMarks: ({ special }) => {
    const machine = special?.flyingMachine as { direction: string } | undefined;
    if (!machine) return [];
    const arrow = inked('poppy', 'M0-24L6-15H2V-10H-2V-15H-6Z');
    const art = `<g transform="translate(50 50) rotate(${TURNS[machine.direction]})">${arrow}${WINGS}</g>`;
    return [{ on: null, radius: 16, art, place: 'tile' }];
  },
  draws: { die: 'awaits.drawDie' }
};
