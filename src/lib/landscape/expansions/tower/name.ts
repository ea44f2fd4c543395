/** Name of a foundation and of the tower on it among the places of a tile. */
export const TOWER = 'tower';
