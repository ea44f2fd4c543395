import { cropWords } from '../../sharedRules/words/es.ts';

export default cropWords('Círculos en los Cultivos II');
