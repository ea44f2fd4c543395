export { besiegingHelp as default } from '../../sharedRules/help/de.ts';
