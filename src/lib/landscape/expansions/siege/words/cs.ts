import { besiegingWords } from '../../sharedRules/words/cs.ts';

export default besiegingWords('Obléhání');
