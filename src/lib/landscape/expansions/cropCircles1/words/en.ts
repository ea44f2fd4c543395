import { cropWords } from '../../sharedRules/words/en.ts';

/** What the page of a new table and the board say of it. */
export default cropWords('Crop Circles I');
