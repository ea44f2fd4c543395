import { cropWords } from '../../sharedRules/words/cs.ts';

export default cropWords('Kruhy v obilí II');
