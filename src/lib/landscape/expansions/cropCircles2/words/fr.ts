import { cropWords } from '../../sharedRules/words/fr.ts';

export default cropWords('Cercles dans les blés II');
