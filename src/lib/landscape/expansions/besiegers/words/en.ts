import { besiegingWords } from '../../sharedRules/words/en.ts';

/** Texts of the set for the new-table page and the board. */
export default besiegingWords('The Besiegers');
