export { cropHelp as default } from '../../sharedRules/help/es.ts';
