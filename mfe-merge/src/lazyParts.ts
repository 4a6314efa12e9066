import { lazyComponent, prefetch } from '@sheaf/tool-kit/lazyComponent';
import { pageMode } from './features/pages/lazyPageMode';
import { prepareEngine } from './worker/inspectPdf';

// What only shows once there are files: the list with its menus and dragging, its pages one by one, the options, the work, the result.
export const chosenFiles = lazyComponent(async () => (await import('./features/files/ChosenFiles')).ChosenFiles);
export const optionsPanel = lazyComponent(async () => (await import('./features/options/OptionsPanel')).OptionsPanel);
export const leftOutNotice = lazyComponent(async () => (await import('./features/files/LeftOutNotice')).LeftOutNotice);
export const progressDialog = lazyComponent(async () => (await import('@sheaf/tool-kit/ProgressDialog')).ProgressDialog);
export const savedWorkNote = lazyComponent(async () => (await import('@sheaf/tool-kit/SavedWorkNote')).SavedWorkNote);
export const resultCard = lazyComponent(async () => (await import('./features/result/ResultCard')).ResultCard);

/** Fetches what shows with the first file while the visitor chooses it, and the rest while the files are put in order: from then on the network may go away. */
export function fetchAhead(hasFiles: boolean): void {
  prefetch(hasFiles ? [pageMode, progressDialog, resultCard, leftOutNotice] : [chosenFiles, optionsPanel, savedWorkNote]);
}

/** Fetches all that a merge on this device needs. */
export function fetchForOffline(): void {
  prefetch([chosenFiles, optionsPanel, savedWorkNote, pageMode, progressDialog, resultCard, leftOutNotice]);
  prepareEngine();
}
