export { cropLook as look } from '../sharedRules/cropLook.ts';
