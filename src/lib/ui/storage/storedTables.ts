import { createContext } from 'svelte';
import type { StoredTables } from '../../session/contracts.ts';

/** The tables stored on this device, for any page below the root layout. */
export const [useStoredTables, provideStoredTables] = createContext<StoredTables>();
