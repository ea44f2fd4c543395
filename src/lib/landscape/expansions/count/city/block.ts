/** Where the City of Carcassonne lies: four columns of tiles from the west, rows from the north, in squares. */
export const COLUMNS = 4;
export const WEST = -2;
export const NORTH = -1;
