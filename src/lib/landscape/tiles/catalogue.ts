/** Tile facts as the catalogue states them: unrotated, north up. */

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** Half-sides clockwise; XL and XR are left and right seen from the centre looking out through X. */
export const HALF_SIDES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type HalfSide = (typeof HALF_SIDES)[number];

export type EdgeKind = 'city' | 'road' | 'field' | 'river' | 'any';
export const FEATURE_KINDS = ['city', 'road', 'river', 'monastery', 'garden', 'field', 'place'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export interface FeatureDef {
  readonly kind: FeatureKind;
  /** City, road, river: the sides it opens to. */
  readonly sides?: readonly Side[];
  /** City: further sides it opens to, together with another city of the tile. */
  readonly alsoMeetsSide?: readonly Side[];
  /** Field: the half-sides it owns; none for an enclosed field. */
  readonly halfEdges?: readonly HalfSide[];
  /** Field: the cities of this tile it touches, as positions in the feature list. */
  readonly adjacentCities?: readonly number[];
  /** City: shields. */
  readonly shields?: number;
  /** Its ends that no side of the tile closes. */
  readonly looseEnds?: number;
  /** Monastery: the other way a figure may be placed in it, as the notation says in `side`. Never complete. */
  readonly position?: string;
  /** Garden, monastery: the field it stands in, where that is known. */
  readonly inField?: number | null;
  /** Place: what scripts call it in `on`. A place has no edges and is no landscape: only the set that prints it uses it. */
  readonly name?: string;
  /** Printed marks of the feature, interpreted by sets. */
  readonly [mark: string]: unknown;
}

export interface TileDef {
  readonly id: string;
  readonly count: number;
  /** Copies each seat has of its own, outside the bag. */
  readonly perSeat?: number;
  readonly start?: boolean;
  /** The layout is a plausible reconstruction: no source shows the printed tile. */
  readonly reconstructed?: boolean;
  readonly edges: Readonly<Record<Side, EdgeKind>>;
  readonly features: readonly FeatureDef[];
  /** Features that meet directly on the tile. */
  readonly links?: readonly (readonly number[])[];
  readonly decor?: string;
  /** Apart from the landscape: nothing of another set comes to its square or reaches a figure there. */
  readonly apart?: boolean;
  /** Marks interpreted by an expansion; the base game reads none of them. */
  readonly special?: Readonly<Record<string, unknown>>;
}
