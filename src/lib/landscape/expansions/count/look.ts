import type { Look } from '../../look.ts';

export const look: Look = {};
