import type { WorkUse } from '@sheaf/api/contract/messages/locale/workUse';

/** The address of the page; every visitor may read it, but nobody looks for it. */
export const LICENCES_PATH = '/licences';
/** All licence texts in one file, beside the page. */
export const LICENCE_TEXTS_FILE = '/licences.txt';

/** One work of others, as the page names it. */
export interface LicensedWork {
  name: string;
  version?: string;
  licence: string;
  use: WorkUse;
  note?: string;
}
