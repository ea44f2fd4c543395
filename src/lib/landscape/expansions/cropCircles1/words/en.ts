import { cropWords } from '../../sharedRules/words/en.ts';

/** Texts of the set for the new-table page and the board. */
export default cropWords('Crop Circles I');
