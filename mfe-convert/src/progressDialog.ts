import { lazyComponent } from '@sheaf/tool-kit/lazyComponent';

/** The dialog that shows how far a conversion is, and how far a scan is read. Parts that are themselves lazy open it too. */
export const progressDialog = lazyComponent(async () => (await import('@sheaf/tool-kit/ProgressDialog')).ProgressDialog);
