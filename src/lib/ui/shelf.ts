import { createContext } from 'svelte';
import type { Shelf } from './contracts.ts';

/** The shelf of this device, for any page below the root layout. */
export const [useShelf, provideShelf] = createContext<Shelf>();

const nothing = () => Promise.reject(new Error('This device keeps no tables.'));

/** A shelf that holds nothing and keeps nothing. */
export const emptyShelf: Shelf = {
  watch(show) {
    show([]);
    return () => {};
  },
  create: nothing,
  open: nothing,
  save: nothing,
  remove: nothing,
  exportKeys: nothing,
  importKeys: nothing
};
