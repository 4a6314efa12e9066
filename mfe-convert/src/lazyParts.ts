import { lazyComponent, prefetch } from '@sheaf/tool-kit/lazyComponent';
import { progressDialog } from './progressDialog';

// What only shows once there is a file, while it is converted, or when that is done.
export const chosenFile = lazyComponent(async () => (await import('./features/file/ChosenFile')).ChosenFile);
export const savedWorkNote = lazyComponent(async () => (await import('@sheaf/tool-kit/SavedWorkNote')).SavedWorkNote);
export const resultCard = lazyComponent(async () => (await import('./features/result/ResultCard')).ResultCard);
export const pagesCard = lazyComponent(async () => (await import('./features/pages/PagesCard')).PagesCard);

/** Fetches the file's part with the first touch of a visitor, and all else with the first file: from then on the network may go away. */
export function fetchAhead(hasFile: boolean): void {
  prefetch(hasFile ? [progressDialog, resultCard, pagesCard] : [chosenFile, savedWorkNote]);
}
