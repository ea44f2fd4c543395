export { cropHelp as default } from '../../sharedRules/help/en.ts';
