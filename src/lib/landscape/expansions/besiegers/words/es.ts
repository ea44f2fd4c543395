import { besiegingWords } from '../../sharedRules/words/es.ts';

export default besiegingWords('Los Sitiadores');
