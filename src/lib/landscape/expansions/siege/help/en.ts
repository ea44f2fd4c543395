export { besiegingHelp as default } from '../../sharedRules/help/en.ts';
