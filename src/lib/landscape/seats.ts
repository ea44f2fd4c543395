/** Maximum seats of a table: the claims of a feature hold four bits of each. */
export const MAX_SEATS = 6;
