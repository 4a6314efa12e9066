import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LICENCE_TEXTS_FILE, type LicensedWork } from '../../src/licences/licenceList.ts';
import { formatLicences } from './formatLicences.ts';
import { collectNotices, listServedPackages } from './notices.ts';

/** Writes all licence texts into the site and returns what its page about licences lists. Fails where a licence is missing or not permissive. */
export function writeLicences(site: string): LicensedWork[] {
  const notices = collectNotices(listServedPackages());
  writeFileSync(path.join(site, LICENCE_TEXTS_FILE), formatLicences(notices));
  return notices.map(({ name, version, licence, use, note }) => ({ name, version, licence, use, note }));
}
