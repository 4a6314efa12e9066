import { fetchedPart } from '@sheaf/tool-kit/lazyComponent';

// What only shows once there is a file, while it is converted, or when that is done.
export const chosenFile = fetchedPart(async () => (await import('./features/file/ChosenFile')).ChosenFile);
export const convertDialog = fetchedPart(async () => (await import('./features/conversion/ConvertDialog')).ProgressDialog);
export const resultCard = fetchedPart(async () => (await import('./features/result/ResultCard')).ResultCard);
export const pagesCard = fetchedPart(async () => (await import('./features/pages/PagesCard')).PagesCard);

/** Fetches the file's part with the first sign of a visitor, and all else with the first file: from then on the network may go away. */
export function fetchAhead(hasFile: boolean): void {
  const parts = hasFile ? [convertDialog, resultCard, pagesCard] : [chosenFile];
  // A part that does not come is asked for again when it is to show, and says so then.
  for (const part of parts) part.fetch().catch(() => undefined);
}
