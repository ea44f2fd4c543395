import { besiegingWords } from '../../sharedRules/words/zh-Hans.ts';

export default besiegingWords('围城者');
