import { cropWords } from '../../sharedRules/words/zh-Hans.ts';

export default cropWords('麦田怪圈 I');
