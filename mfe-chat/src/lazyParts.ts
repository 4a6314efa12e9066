import { lazyComponent, prefetch } from '@sheaf/tool-kit/lazyComponent';
import { pdfViewer } from './lazyViewer';

// What only shows while a file is on its way, or once there is something to ask.
export const uploadDialog = lazyComponent(async () => (await import('@sheaf/tool-kit/ProgressDialog')).ProgressDialog);
export const talkScreen = lazyComponent(async () => (await import('./features/talk/TalkScreen')).TalkScreen);

/** Fetches the dialog with the first touch of a visitor, and the conversation with the first file: from then on the network may go away. */
export function fetchAhead(hasFile: boolean): void {
  prefetch(hasFile ? [talkScreen, pdfViewer] : [uploadDialog]);
}
