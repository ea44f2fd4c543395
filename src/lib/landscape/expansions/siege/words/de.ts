import { besiegingWords } from '../../sharedRules/words/de.ts';

export default besiegingWords('Die Katharer');
