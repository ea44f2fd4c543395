/**
 * People, standing on 0/0 and 30 units tall. Kind is shown by outline and headgear, level by colour and by the number
 * on the chest.
 */

const path = (name: string, d: string) => `<path class="c-${name}" d="${d}"/>`;

const head = '<circle class="c-skin" cx="0" cy="-22" r="5.200"/>';
const shade = '<ellipse class="c-cast" cx="1.500" cy="0" rx="8" ry="3"/>';

/** Coat open at the chest, stethoscope, hair. */
const doctor =
  shade +
  path('level', 'M-8.500 0L-6.500 -13Q-6 -18 0 -18T6.500 -13L8.500 0Z') +
  path('seam', 'M-3 -17.500L0 -13L3 -17.500') +
  head +
  path('hair', 'M-5.200 -22.500Q-5 -28 0 -28T5.200 -22.500Q2 -25.500 -1 -25T-5.200 -22.500Z') +
  path('mirror', 'M2.500 -27.500a2.200 2.200 0 1 1 -.1 0z');

/** A cap with a cross. */
const nurse =
  shade +
  path('nurse', 'M-7 0Q-8 -5 -5 -10Q-6 -17 0 -17.500T5 -10Q8 -5 7 0Z') +
  path('apron', 'M-3.500 -1V-12H3.500V-1Z') +
  head +
  path('cap', 'M-5.500 -24L-4.500 -30H4.500L5.500 -24Q0 -26 -5.500 -24Z') +
  path('cross', 'M0 -29.200v3.600M-1.800 -27.400h3.600');

/** Square shoulders, a peaked cap, a box in the arms. */
const orderly =
  shade +
  path('orderly', 'M-7.500 0V-15Q-7.500 -17.500 -5 -17.500H5Q7.500 -17.500 7.500 -15V0Z') +
  path('carton', 'M-5 -3.500V-10.500H5V-3.500ZM0 -10.500V-3.500') +
  head +
  path('peak', 'M-5.400 -23Q-5 -28.500 0 -28.500T5.400 -23H8.500');

/** A round gown without arms, a tuft of hair. */
const patient =
  shade +
  path('level', 'M-8 -4Q-9 -17 0 -17.500T8 -4Q8 1 0 1T-8 -4Z') +
  path('seam', 'M-7 -12Q0 -9 7 -12') +
  head +
  path('hair', 'M-4 -26Q0 -30 4 -26Q0 -27.500 -4 -26Z');

/** A patient's gown, white hair in a bun, a walking stick. */
const elder =
  shade +
  path('level', 'M-8 -4Q-9 -17 0 -17.500T8 -4Q8 1 0 1T-8 -4Z') +
  path('seam', 'M-7 -12Q0 -9 7 -12') +
  path('stick', 'M10.500 0V-12.500Q10.500 -15 8 -15') +
  path('white-hair', 'M3 -29a3 3 0 1 1 -6 0a3 3 0 1 1 6 0Z') +
  head +
  path('white-hair', 'M-5.200 -22Q-6 -28.500 0 -28.500T5.200 -22Q3 -25.500 0 -25.500T-5.200 -22Z');

/** A gown round at the front, long hair. */
const pregnantWoman =
  shade +
  path('hair', 'M-6 -14Q-7.500 -28.500 0 -28.500T6 -14Z') +
  path(
    'level',
    'M-6.500 0Q-8 -17 -1 -17.500Q4 -17.500 5.500 -12Q10.500 -9.500 9.500 -4.500Q8.800 0 5 1H-4Q-6.500 1 -6.500 0Z'
  ) +
  path('seam', 'M-5.500 -12Q0 -9.500 5.500 -12') +
  head +
  path('hair', 'M-5.200 -21Q-5.500 -27.800 0 -27.800T5.200 -21Q3 -25 -5.200 -21Z');

/** Overalls with straps, a round cap, a broom. */
const janitor =
  shade +
  path('broom', 'M9.500 -24V-4') +
  path('carton', 'M7 -4.500H12L13 0.500H6Z') +
  path('nurse', 'M-6.500 0V-14Q-6.500 -17.500 -3 -17.500H3Q6.500 -17.500 6.500 -14V0Z') +
  path('orderly', 'M-6.500 0V-10.500H6.500V0ZM-4 -10.500V-17.300H-2V-10.500ZM2 -10.500V-17.300H4V-10.500Z') +
  head +
  path('peak', 'M-5.200 -23.500Q-5 -28.500 0 -28.500T5.200 -23.500Z');

const resident = shade + path('nurse', 'M-7 0Q-8 -14 0 -17T7 0Z') + head;

export const FIGURES: Readonly<Record<string, string>> = {
  doctor,
  nurse,
  orderly,
  patient,
  elder,
  pregnantWoman,
  janitor,
  resident
};

/** The drawing for a kind of person. */
export function figureOf(kind: string): string {
  return kind in FIGURES ? kind : 'resident';
}

/** The mark of an infection. */
export const VIRUS =
  path('virus-spikes', 'M0 -5.500V5.500M-5.500 0H5.500M-3.900 -3.900L3.900 3.900M3.900 -3.900L-3.900 3.900') +
  '<circle class="c-virus" r="3.800"/><circle class="c-virus-eye" cx="-1" cy="-1" r="1"/>';
