export { besiegingHelp as default } from '../../sharedRules/help/cs.ts';
