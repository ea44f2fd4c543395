/** A value that survives canonical encoding: no floats, no undefined, no class instances. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
