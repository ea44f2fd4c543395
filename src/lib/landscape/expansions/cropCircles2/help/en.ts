export { cropHelp as default } from '../../sharedRules/cropTexts.ts';
