import type { ReadCv } from '../../model/cv';
import type { LetterState } from '../../model/letterState';

/** Who writes and to whom, as the head of the letter has it. */
export function buildHead({ profile }: Pick<ReadCv, 'profile'>, { company, manager }: LetterState['job']) {
  const { name, headline, email, phone, location, links } = profile;
  return {
    sender: { name, headline, email, phone, location, links },
    recipient: { name: manager.trim() || undefined, company: company.trim() || undefined },
  };
}

/** The day on this device, as in 2026-11-22. */
export function formatDay(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
