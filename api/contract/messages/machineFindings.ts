import type { machine } from './en/coverLetter/machine.ts';

type FindingWords = (typeof machine)['findings'];

/** A problem of a CV with its details, as the reader reports it. */
export interface FindingDetails {
  code: keyof FindingWords;
  page?: number;
  pages?: number[];
  examples?: string[];
  positions?: string[];
}

/** Returns what a problem is and how to mend it. */
export function describeMachineFinding({ code, page = 1, pages = [], examples = [], positions = [] }: FindingDetails, words: FindingWords): string {
  switch (code) {
    case 'scanned':
      return words.scanned(pages);
    case 'columns':
      return words.columns(page);
    case 'broken_letters':
      return words.broken_letters(examples);
    case 'no_dates':
    case 'no_employer':
    case 'no_title':
      return words[code](positions);
    default:
      return words[code]();
  }
}
