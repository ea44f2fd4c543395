import { cropWords } from '../../sharedRules/words/fr.ts';

export default cropWords('Les Agroglyphes I');
