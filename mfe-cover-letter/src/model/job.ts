import { letterLimits } from '@sheaf/api/contract/coverLetter';
import { formatRefusal } from '@sheaf/api/contract/errors';
import { type LetterStyle, usualLetterStyle } from '@sheaf/api/contract/letterChoices';
import type { LetterMessages } from '../messages';
import type { Reason } from './reason';

/** The job as it is typed. */
export interface Job {
  title: string;
  company: string;
  manager: string;
  description: string;
  highlights: string;
}

export interface Style extends LetterStyle {
  /** ISO 639-1; null until it is chosen. */
  language: string | null;
}

export type JobField = keyof Job;
/** What is wrong with a field, by its refusal. */
export type JobProblems = Partial<Record<JobField, string>>;

export const emptyJob: Job = { title: '', company: '', manager: '', description: '', highlights: '' };
export const firstStyle: Style = { ...usualLetterStyle, language: null };

/** Finds what the server would refuse, in its own words. */
export function findProblems(job: Job, { errors }: LetterMessages): JobProblems {
  const { minJobTitle, maxJobTitle, maxCompanyName, maxHiringManager, maxJobDescription, maxHighlights } = letterLimits;
  const tooLong = (text: string, field: 'job_title' | 'company_name' | 'hiring_manager' | 'highlights', limit: number) =>
    text.trim().length > limit ? formatRefusal('field_too_long', { field: { phrase: field }, limit }, errors) : undefined;
  const problems: JobProblems = {
    title:
      job.title.trim().length < minJobTitle ? formatRefusal('job_title_missing', undefined, errors) : tooLong(job.title, 'job_title', maxJobTitle),
    company: job.company.trim() === '' ? formatRefusal('company_missing', undefined, errors) : tooLong(job.company, 'company_name', maxCompanyName),
    manager: tooLong(job.manager, 'hiring_manager', maxHiringManager),
    description:
      job.description.trim().length > maxJobDescription ? formatRefusal('job_description_too_long', { limit: maxJobDescription }, errors) : undefined,
    highlights: tooLong(job.highlights, 'highlights', maxHighlights),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== undefined));
}

/** Returns the field that a refusal is about, or null. */
export function findField({ code }: Reason): JobField | null {
  if (code === 'job_title_missing') return 'title';
  if (code === 'company_missing') return 'company';
  return code === 'job_description_too_long' ? 'description' : null;
}
