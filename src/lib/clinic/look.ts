/**
 * A set's drawings, as markup; loaded when its box is shown. Markup consists of paths in the classes `a-…` of the art's
 * style sheet, centred, in a box of about 30 by 30.
 */
export interface ClinicLook {
  /** The token that its box shows. */
  readonly cover: string;
  readonly tokens?: Readonly<Record<string, string>>;
}
