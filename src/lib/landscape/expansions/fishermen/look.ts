import type { Look } from '../../look.ts';

/** It has no pieces of its own. */
export const look: Look = {};
