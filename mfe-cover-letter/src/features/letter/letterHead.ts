import type { ReadCv } from '../../model/cv';
import type { LetterState } from '../../model/letterState';

/** Builds the sender and the recipient for the head of the letter. */
export function buildHead({ profile }: Pick<ReadCv, 'profile'>, { company, manager }: LetterState['job']) {
  const { name, headline, email, phone, location, links } = profile;
  return {
    sender: { name, headline, email, phone, location, links },
    recipient: { name: manager.trim() || undefined, company: company.trim() || undefined },
  };
}

/** Formats the local date as 2026-11-22. */
export function formatDay(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
