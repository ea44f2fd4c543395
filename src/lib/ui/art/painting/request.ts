import type { ArtTheme } from './inks.ts';

/** A picture to paint. */
export interface PaintRequest {
  /** A tile's drawing, and the shared ones it refers to: markup. */
  readonly art: string;
  readonly shared: string;
  /** Clockwise quarter turns. */
  readonly turn: number;
  readonly theme: ArtTheme;
  /** Width and height in device pixels. */
  readonly side: number;
}

/** The picture as a file, or null where it could not be painted. */
export type PaintAnswer = Blob | null;
