export { cropHelp as default } from '../../sharedRules/help/cs.ts';
