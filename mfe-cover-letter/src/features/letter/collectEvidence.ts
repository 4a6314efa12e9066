import type { Evidence } from '@sheaf/cover-letter/types/letterSpec';
import type { ReadCv } from '../../model/cv';
import type { Job } from '../../model/job';

/** Collects all evidence for a letter, with the visitor's latest changes. */
export function collectEvidence({ profile, text, pages = [] }: ReadCv, { title, company, description, manager, highlights }: Job): Evidence {
  return { profile, cvText: text, pages, job: { title, company, description, hiringManager: manager }, highlights };
}
