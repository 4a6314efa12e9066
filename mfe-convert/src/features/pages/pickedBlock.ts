import { createContext } from 'react';

/** The block of the shown page that is being corrected, by its place among those that can be. */
export interface PickedBlock {
  /** Null for none. */
  first: number | null;
  last: number | null;
  onPick: (block: number) => void;
}

/** Null where nothing is corrected. */
export const PickedBlockContext = createContext<PickedBlock | null>(null);
