/** Seats are distinguished by colour, shape and letter: each alone is sufficient. */
export const seatShapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

export type SeatShape = (typeof seatShapes)[number];

/** Outlines in a 24 × 24 box, in the order of {@link seatShapes}. */
const outlines: Record<SeatShape, string> = {
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  square:
    'M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z',
  triangle: 'M10.2 2.3a2.1 2.1 0 0 1 3.6 0l9.3 17a2.1 2.1 0 0 1-1.8 3.1H2.7a2.1 2.1 0 0 1-1.8-3.1z',
  diamond:
    'M10.4 1.2a2.3 2.3 0 0 1 3.2 0l9.2 9.2a2.3 2.3 0 0 1 0 3.2l-9.2 9.2a2.3 2.3 0 0 1-3.2 0l-9.2-9.2a2.3 2.3 0 0 1 0-3.2z',
  hexagon:
    'M11 1.3a2 2 0 0 1 2 0l8.2 4.7a2 2 0 0 1 1 1.7v8.6a2 2 0 0 1-1 1.7L13 22.7a2 2 0 0 1-2 0L2.8 18a2 2 0 0 1-1-1.7V7.7a2 2 0 0 1 1-1.7z',
  star: 'M12 .8l2.9 3 4.1-.8.8 4.1 3.7 1.9L21.7 12l1.8 3.7-3.7 1.9-.8 4.1-4.1-.8-2.9 3-2.9-3-4.1.8-.8-4.1L.5 15.7 2.3 12 .5 9l3.7-1.9L5 3l4.1.8z'
};

export interface SeatLook {
  readonly shape: SeatShape;
  /** SVG path of the shape in a 24 × 24 box. */
  readonly outline: string;
  /** CSS colours, of the shape and of what is written on it. */
  readonly colour: string;
  readonly ink: string;
}

/** How a seat looks, by its place in the header; a seventh seat starts over. */
export function seatLook(seat: number): SeatLook {
  const n = seat % seatShapes.length;
  const shape = seatShapes[n];
  return { shape, outline: outlines[shape], colour: `var(--seat-${n})`, ink: `var(--on-seat-${n})` };
}

/** The letter on a seat: the first of its name, else A, B, C by place. */
export function seatLetter(seat: number, name: string): string {
  const [first] = name.trim();
  return first?.toLocaleUpperCase() ?? String.fromCharCode(65 + seat);
}
