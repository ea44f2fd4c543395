import { inked } from '../../../../kernel/ink.ts';

/** The buildings that tell the quarters of Carcassonne apart, each centred on the middle of its foot. */

/** A tower of rubble with a roof of slate; `w` half its width, `h` the height of its wall. */
const slateTower = (x: number, foot: number, w: number, h: number, roof: number): string => {
  const top = foot - h;
  return (
    inked('stone-dim', `M${x - w} ${top}V${foot}Q${x} ${foot + 3} ${x + w} ${foot}V${top}Z`) +
    inked('stone', `M${x - w} ${top}V${foot}Q${x - w / 2} ${foot + 2} ${x} ${foot + 2}V${top}Z`) +
    inked(
      'stone',
      `M${x - w - 1} ${top - 4}H${x + w + 1}V${top + 1}Q${x} ${top + 3} ${x - w - 1} ${top + 1}Z`
    ) +
    inked('slate', `M${x} ${top - roof}L${x + w + 2} ${top - 3}Q${x} ${top} ${x - w - 2} ${top - 3}Z`) +
    inked('slit', `M${x - w / 2} ${top + h / 2 - 4}v3M${x + w / 2} ${top + h / 2 + 2}v3`)
  );
};

const flag = (x: number, y: number, ink: string): string =>
  inked('slit', `M${x} ${y}V${y - 11}`) + inked(ink, `M${x} ${y - 11}L${x + 10} ${y - 8.6} ${x} ${y - 5.6}Z`);

/** Teeth on a wall from `left` to `right`. */
const battlement = (left: number, right: number, top: number): string => {
  let d = `M${left} ${top + 4}V${top}`;
  for (let x = left; x + 4 <= right; x += 8)
    d += `H${x + 4}V${top + 2.6}H${Math.min(x + 8, right)}${x + 8 < right ? `V${top}` : ''}`;
  return inked('stone', `${d}V${top + 4}Z`);
};

export const CASTLE =
  inked('cast', 'M-54 2Q0-6 62 1 72 8 50 12-20 14-52 9Z') +
  slateTower(-24, -18, 9, 30, 24) +
  slateTower(26, -18, 8, 24, 22) +
  inked('stone-dim', 'M-13-50H15V-14H-13Z') +
  inked('stone', 'M-13-50H4V-14H-13Z') +
  battlement(-15, 17, -54) +
  inked('slate', 'M-11-54L-5-70H7L13-54Z') +
  inked('slit', 'M-6-42v4M6-42v4M-6-31v4M6-31v4') +
  flag(1, -69, 'poppy') +
  inked('stone-dim', 'M-52-22H52V4H-52Z') +
  inked('stone', 'M-52-22H-18V4H-52Z') +
  battlement(-52, 52, -25) +
  inked('joint', 'M-44-13h8M-30-6h9M-47-3h7M22-14h9M32-6h8M20-2h7M-22-16h6') +
  slateTower(-52, 4, 10, 34, 26) +
  slateTower(53, 4, 10, 34, 26) +
  slateTower(-13, 5, 6.5, 30, 20) +
  slateTower(14, 5, 6.5, 30, 20) +
  inked('stone', 'M-7-20H8V6H-7Z') +
  inked('hole', 'M-4.500 6V-4Q.5-11 5.500-4V6Z') +
  inked('slit', 'M-2-7V6M.5-8.500V6M3-7V6M-4.500-2H5.500M-4.500 2H5.500') +
  inked('azure', 'M-3-18H4V-12.500Q.5-9-3-12.500Z') +
  inked('or', 'M-1.500-16.500H2.500V-14.500H-1.500Z');

const lancets = (xs: readonly number[], y: number): string =>
  inked(
    'glass',
    xs.map((x) => `M${x} ${y}V${y - 8}Q${x + 1.7} ${y - 11.5} ${x + 3.4} ${y - 8}V${y}Z`).join('')
  );

export const CATHEDRAL =
  inked('cast', 'M-46 3Q0-4 62 1 66 9 44 11-20 13-46 8Z') +
  inked('stone-dim', 'M34-20Q52-20 53-6 52 5 34 5Z') +
  inked('slate', 'M30-30Q50-28 55-14 46-10 30-13Z') +
  inked('tiles', 'M36-29Q40-22 40-13M43-27Q48-20 48-13') +
  inked('wall-dim', 'M-20-26H38V5H-20Z') +
  inked('slate', 'M-20-46H32L40-24H-20Z') +
  inked('tiles', 'M-20-35H36M-10-45V-25M0-45V-25M22-45L25-25M30-45L34-25') +
  lancets([-16, -9, 24, 31], -4) +
  inked('stone', 'M-12-24h2.500V5H-12ZM-3-24h2.500V5H-3ZM20-24h2.500V5H20ZM28-24h2.500V5H28Z') +
  inked('wall-lit', 'M1-24L10-44 19-24V6H1Z') +
  inked('slate', 'M10-48L-2-24 .8-22.500 10-40 19.200-22.500 22-24Z') +
  inked('azure', 'M5-20A5 5 0 1 1 15-20 5 5 0 1 1 5-20Z') +
  inked('or', 'M9.200-24.500H10.800V-15.500H9.200ZM5.500-20.800H14.500V-19.200H5.500Z') +
  inked('hole', 'M6 6V-3Q10-9 14-3V6Z') +
  inked('stone-dim', 'M6.500-50H14.500V-42H6.500Z') +
  inked('slate', 'M5.500-50L10.500-72 15.500-50Z') +
  inked('cross', 'M10.500-79V-71M8-76.500H13') +
  [-44, -27]
    .map(
      (x) =>
        inked('wall-dim', `M${x}-52H${x + 15}V6H${x}Z`) +
        inked('wall-lit', `M${x}-52H${x + 9.5}V6H${x}Z`) +
        inked('slate', `M${x - 1.5}-51.500L${x + 7.5}-70 ${x + 16.5}-51.500Z`) +
        inked('cross', `M${x + 7.5}-76V-69.500M${x + 5.3}-74H${x + 9.7}`) +
        inked('tiles', `M${x}-36H${x + 15}M${x}-16H${x + 15}`) +
        inked(
          'glass',
          `M${x + 3}-39V-46Q${x + 4.5}-49 ${x + 6}-46V-39ZM${x + 9}-39V-46Q${x + 10.5}-49 ${x + 12}-46V-39ZM${x + 5.5}-20V-29Q${x + 7.5}-32.500 ${x + 9.5}-29V-20Z`
        )
    )
    .join('') +
  inked('wall-lit', 'M-30-34H-26V6H-30Z') +
  inked('hole', 'M-31 7V-4Q-28-9.500-25 -4V7Z');

/** A stall under an awning of two colours. */
export const stall = (ink: string, goods: string): string =>
  inked('cast', 'M-11 4Q2 1 15 4 12 8-8 7.500Z') +
  inked('hull', 'M-10-2H10V5H-10Z') +
  inked(goods, 'M-8.500-2.500Q-6-6-3.500-2.500ZM-2.500-2.500Q0-6 2.500-2.500ZM3.500-2.500Q6-6 8.500-2.500Z') +
  inked('slit', 'M-10.500 5V-11M10.500 5V-11') +
  inked('sail', 'M-9.500-16H9.500L13-8.500H-13Z') +
  inked(
    ink,
    'M-9.500-16H-5.700L-7.800-8.500H-13ZM-1.900-16H1.900L2.600-8.500H-2.600ZM5.700-16H9.500L13-8.500H7.800Z'
  );

/** The market cross, on steps. */
export const MARKET_CROSS =
  inked('cast', 'M-9 4Q2 1 14 4 10 8-6 7.500Z') +
  inked('stone-dim', 'M-10 2Q0-1 10 2V5.500Q0 8.500-10 5.500Z') +
  inked('stone', 'M-6.500-1.500Q0-3.500 6.500-1.500V2Q0 4-6.500 2Z') +
  inked('stone', 'M-1.800-18H1.800V0H-1.800Z') +
  inked('or', 'M-1.500-27H1.500V-23.500H5V-20.500H1.500V-17H-1.500V-20.500H-5V-23.500H-1.500Z');

export const SMITHY =
  inked('cast', 'M-26 4Q4-2 38 3 36 10 20 10-10 12-26 9Z') +
  inked('stone-dim', 'M10-40H20V-14H10Z') +
  inked('stone', 'M10-40H14.500V-14H10Z') +
  inked('stone', 'M8.500-43H21.500V-39H8.500Z') +
  inked('whirl', 'M15-45Q10-50 15-54 20-58 14-63') +
  inked('wall-dim', 'M2-16H28V6H2Z') +
  inked('wall-lit', 'M-26-14L-12-30 2-14V6H-26Z') +
  inked('roof', 'M-13-33H20L32-13H0Z') +
  inked('roof-dim', 'M-13-33L-29-12.500-26-10.500-12-27.500 0-11.500 1.500-14Z') +
  inked('tiles', 'M-8-27H23M-3-20H28M-2-33L8-13M8-33L19-13') +
  inked('hole', 'M-21 6V-3Q-12-14-3-3V6Z') +
  inked('ember', 'M-17 6Q-18-1-13.500-5-12-2-10-4-6 1-7 6Z') +
  inked('ember-lit', 'M-14 6Q-14 2-12 .5-9.500 3-10 6Z') +
  inked('glass', 'M8-8H13V-2H8ZM19-8H24V-2H19Z');

export const ANVIL =
  inked('cast', 'M-8 5Q2 2 13 5 9 9-5 8.500Z') +
  inked('hull', 'M-5.500 0H5.500L6.500 6.500H-6.500Z') +
  inked('cloak', 'M-12-7.500H9.500V-5Q5-4 4-2L6 .5H-6L-4-2Q-5-4.500-7.500-4.500-11-5-12-7.500Z') +
  inked('slit', 'M2-8L11-15') +
  inked('whirl-dim', 'M8.500-18.500L14-14 12-11.500 6.500-16Z');

/** The front of a gate, between two towers. */
export const GATEHOUSE =
  inked('stone-dim', 'M-9-13H9V5H-9Z') +
  inked('stone', 'M-9-13H3V5H-9Z') +
  inked('stone', 'M-11-16H-6V-14H-2.500V-16H2.500V-14H6V-16H11V-11H-11Z') +
  inked('hole', 'M-4.500 5.500V-3Q0-8.500 4.500-3V5.500Z') +
  inked('slit', 'M-4.500-1H4.500M-2-4.500V2M2-4.500V2');

/** A basin with a column in the middle of the city. */
export const FOUNTAIN =
  inked('cast', 'M-10 4Q2 0 15 4 11 9-7 8Z') +
  inked('stone-dim', 'M-11 0V3.500Q0 9.500 11 3.500V0Z') +
  inked('stone', 'M-11 0Q0-6 11 0 0 6-11 0Z') +
  inked('pond', 'M-8.500 0Q0-4.500 8.500 0 0 4.500-8.500 0Z') +
  inked('stone', 'M-1.500-11H1.500V1.500H-1.500Z') +
  inked('stone-dim', 'M-4-12Q0-9.500 4-12L2.500-9H-2.500Z') +
  inked('ripple', 'M-5.500 .5Q-5-8 0-12.500 5-8 5.500 .5');

/** In a box of 22: what stands for a quarter on its paving. */
export const EMBLEMS: readonly string[] = [
  inked('or', 'M-7 7V-7H-4.200V-4.200H-1.400V-7H1.400V-4.200H4.200V-7H7V7Z') +
    inked('azure', 'M-2.200 7V2Q0-1.500 2.200 2V7Z'),
  inked(
    'slit',
    'M0-7.500V7M-7-4.500H7M-4 7H4M-7-4.500L-9.500 2M-7-4.500L-4.500 2M7-4.500L4.500 2M7-4.500L9.500 2'
  ) + inked('or', 'M-10 2H-4Q-7 6-10 2ZM4 2H10Q7 6 4 2Z'),
  inked(
    'cloak',
    'M-9-4.500H7.500V-2.500Q4-1.500 3-.5V2L5.500 5.500H-5.500L-3 2V0Q-4-1.500-6-1.500-8.500-2.500-9-4.500Z'
  ),
  inked('azure', 'M-1.800-9H1.800V-4.200H6.500V-.8H1.800V9H-1.800V-.8H-6.500V-4.200H-1.800Z')
];
