/** One path of a drawing, in the class `a-<name>` of the art's style sheet. Both games and the page draw with it. */
export const inked = (name: string, d: string): string => `<path class="a-${name}" d="${d}"/>`;
