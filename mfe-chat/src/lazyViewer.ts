import { lazyComponent } from '@sheaf/tool-kit/lazyComponent';

/** The PDF beside the conversation, fetched by itself. Apart from the other parts, since one of them shows it. */
export const pdfViewer = lazyComponent(async () => (await import('./features/viewer/PdfViewer')).PdfViewer);
