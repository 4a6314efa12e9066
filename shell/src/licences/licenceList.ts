import type { WorkUse } from '@sheaf/api/contract/messages/locale/workUse';

/** The address of the page, which search engines do not index. */
export const LICENCES_PATH = '/licences';
/** All licence texts in one file, beside the page. */
export const LICENCE_TEXTS_FILE = '/licences.txt';

/** One third-party work on the page. */
export interface LicensedWork {
  name: string;
  version?: string;
  licence: string;
  use: WorkUse;
  note?: string;
}
