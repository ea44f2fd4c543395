import { besiegingWords } from '../../sharedRules/words/fr.ts';

export default besiegingWords('Les Assiégeants');
