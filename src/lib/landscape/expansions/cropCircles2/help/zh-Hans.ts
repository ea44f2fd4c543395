export { cropHelp as default } from '../../sharedRules/help/zh-Hans.ts';
