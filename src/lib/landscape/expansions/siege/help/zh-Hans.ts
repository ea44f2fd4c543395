export { besiegingHelp as default } from '../../sharedRules/help/zh-Hans.ts';
