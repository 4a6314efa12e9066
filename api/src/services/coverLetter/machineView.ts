import { readAsMachine } from '@sheaf/cover-letter/cv/readAsMachine';
import type { MachineView } from '../../../contract/coverLetter.ts';
import type { Locale } from '../../../contract/messages/locale/locales.ts';
import { describeMachineFinding } from '../../../contract/messages/machineFindings.ts';
import { machineWords } from '../../../contract/messages/serverMessages.ts';
import type { CvReading } from '../../jobs/cvJobs.ts';

/** Returns what an applicant tracking system would read in a CV, with what to mend in the visitor's words. */
export function buildMachineView(reading: CvReading, locale: Locale): MachineView {
  const { fields, positions, education, skills, lines, findings } = readAsMachine(reading);
  return {
    fields: fields.map(({ field, value }) => ({ field, value: value ?? null })),
    positions: positions.map(({ title, company, start, end }) => ({ title, company, start: start ?? null, end: end ?? null })),
    education: education.map(({ degree, school, year }) => ({ degree, school, year: year ?? null })),
    skills,
    lines,
    findings: findings.map((finding) => ({ code: finding.code, text: describeMachineFinding(finding, machineWords[locale].findings) })),
  };
}
