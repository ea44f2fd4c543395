export { besiegingLook as look } from '../sharedRules/besiegingLook.ts';
