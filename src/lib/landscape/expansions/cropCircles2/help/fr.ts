export { cropHelp as default } from '../../sharedRules/help/fr.ts';
