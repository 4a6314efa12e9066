import type { LicensedWork } from '../../src/licences/licenceList.ts';

/** One work of somebody else in Sheaf, with what its licence asks to be passed on. `licence` is an SPDX expression. */
export interface Notice extends LicensedWork {
  /** The licence itself, with its copyright lines. */
  text: string;
}
