import { lazyComponent, prefetch } from '@sheaf/tool-kit/lazyComponent';

// What only shows once there is a result, or while a file is on its way to being a text.
export const readingDialog = lazyComponent(async () => (await import('@sheaf/tool-kit/ProgressDialog')).ProgressDialog);
export const savedWorkNote = lazyComponent(async () => (await import('@sheaf/tool-kit/SavedWorkNote')).SavedWorkNote);
export const reviewPane = lazyComponent(async () => (await import('./features/review/ReviewPane')).ReviewPane);
export const resultColumn = lazyComponent(async () => (await import('./features/result/ResultColumn')).ResultColumn);
export const pageView = lazyComponent(async () => (await import('./features/pages/PageView')).PageView);

/** Fetches the reading dialog with the first touch of a visitor, and the rest with the first text: from then on the network may go away. */
export function fetchAhead(hasText: boolean): void {
  prefetch(hasText ? [reviewPane, resultColumn, savedWorkNote] : [readingDialog]);
}
