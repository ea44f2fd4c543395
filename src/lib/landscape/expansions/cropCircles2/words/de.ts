import { cropWords } from '../../sharedRules/words/de.ts';

export default cropWords('Kornkreise II');
