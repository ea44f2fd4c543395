import { createContext } from 'svelte';
import type { StoredTables } from './contracts.ts';

/** The tables stored on this device, for any page below the root layout. */
export const [useStoredTables, provideStoredTables] = createContext<StoredTables>();
