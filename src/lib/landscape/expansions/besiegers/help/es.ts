export { besiegingHelp as default } from '../../sharedRules/help/es.ts';
