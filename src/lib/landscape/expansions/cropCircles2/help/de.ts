export { cropHelp as default } from '../../sharedRules/help/de.ts';
