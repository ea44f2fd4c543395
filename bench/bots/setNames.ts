/** The sets of a list with commas, as commands take it; none for an empty list. */
export const setNames = (list: string): string[] => list.split(',').filter((id) => id !== '');
