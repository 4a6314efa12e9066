import { createTextPdf } from './createTextPdf.ts';

const LINES = [
  'Anna Berg',
  '',
  'Senior Nurse',
  '',
  'anna.berg@example.com',
  '+44 20 7946 0958',
  'Leeds',
  '',
  'Experience',
  '',
  'Senior Nurse, Northgate Hospital',
  'March 2019 - present',
  '- Led a team of 12 nurses on two wards.',
  '- Cut waiting times by 30% within one year.',
  '- Trained 25 new colleagues in medication safety.',
  '',
  'Staff Nurse, Harbour Clinic',
  'June 2014 - February 2019',
  '- Cared for 18 patients on each shift.',
  '- Introduced a triage board that the whole clinic uses.',
  '',
  'Education',
  '',
  'BSc Nursing, University of Leeds, 2014',
  '',
  'Skills',
  '',
  'Triage, Patient care, Team leadership, Medication safety',
  '',
  'Languages',
  '',
  'English, German',
];

/** A CV for tests and stories, of nobody. */
export const sampleCvText = LINES.join('\n');

/** Builds the sample CV as a PDF of one page. */
export const createSampleCv = (name = 'anna-berg.pdf'): File => createTextPdf(name, [LINES]);

/** The job that the samples apply for. */
export const sampleJob = { jobTitle: 'Ward Manager', companyName: 'Riverside Clinic' };
