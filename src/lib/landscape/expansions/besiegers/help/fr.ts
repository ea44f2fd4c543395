export { besiegingHelp as default } from '../../sharedRules/help/fr.ts';
