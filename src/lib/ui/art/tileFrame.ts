/** How a tile by itself is shown. */
export interface TileFrameProps {
  /** Side in CSS pixels; fills its box when left out. */
  readonly size?: number;
  /** Spoken name; without it the picture is decoration. */
  readonly label?: string;
}
