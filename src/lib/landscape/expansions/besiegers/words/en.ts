import { besiegingWords } from '../../sharedRules/besiegingTexts.ts';

/** What the page of a new table and the board say of it. */
export default besiegingWords('The Besiegers');
