import { createContext } from 'svelte';
import type { Shelf } from './contracts.ts';

/** The shelf of this device, for any page below the root layout. */
export const [useShelf, provideShelf] = createContext<Shelf>();
