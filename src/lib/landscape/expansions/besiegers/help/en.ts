export { besiegingHelp as default } from '../../sharedRules/besiegingTexts.ts';
