import type { BulletClause } from './bulletClause.ts';

/** What inspectors of schools, homes and hospitals say. */
const GRADE = '(?:Inadequate|Requires Improvement|Good|Outstanding|Satisfactory|Special Measures|Unsatisfactory|Weak|Very Good|Excellent)';
const WITH_YEAR = `${GRADE}(?: \\((?:19|20)\\d\\d\\))?`;
const RATED = new RegExp(`^(?:rated|graded|judged) (${GRADE}\\b.*)$`, 'u');
/** "CQC rating from Requires Improvement to Outstanding in three years" */
const FROM_TO = new RegExp(
  `^(?:(?:the )?(\\p{Lu}{2,}|Ofsted|Estyn|Care Inspectorate) )?(?:(?:rating|grade|inspection|report):? )?(?:up )?(?:from )?(${WITH_YEAR}) to (${WITH_YEAR}\\b.*)$`,
  'u',
);
/** "CQC: Requires Improvement when I took over, Outstanding since 2022" */
const BEFORE_AND_AFTER = new RegExp(
  `^(\\p{Lu}[\\p{L}]+)(?: rating)?: (${GRADE}) when I (\\p{Ll}+(?: \\p{Ll}+)?), (?:now )?(${GRADE})(?: (?:since (\\d{4})|now))?$`,
  'u',
);
/** "Took over at Requires Improvement, Good in 2019, Outstanding in 2022" */
const TAKEOVER = new RegExp(`^((?:Took over|Inherited|Joined) [^,;]*${GRADE}[^,;]*), (${GRADE}\\b.*)$`, 'u');

/** Turns what an inspection said into a clause: it was said of the house, and nobody rates themselves. */
export function ratingToClause(text: string): BulletClause | undefined {
  const [, rated] = RATED.exec(text.charAt(0).toLowerCase() + text.slice(1)) ?? [];
  if (rated) return { outcome: `we were rated ${rated}`, isPresent: false };
  const [, body = '', first = '', when = '', now = '', since] = BEFORE_AND_AFTER.exec(text) ?? [];
  if (body)
    return {
      outcome: `the ${body} rating was ${first} when I ${when} and ${since ? 'has been' : 'is now'} ${now}${since ? ` since ${since}` : ''}`,
      isPresent: false,
    };
  const [, takeover = '', laterRatings = ''] = TAKEOVER.exec(text) ?? [];
  if (takeover) return { finite: `${takeover.charAt(0).toLowerCase()}${takeover.slice(1)} (${laterRatings})`, isPresent: false };
  const [, inspectorate = '', from = '', to = ''] = FROM_TO.exec(text) ?? [];
  return from ? { outcome: `the ${inspectorate ? `${inspectorate} ` : ''}rating went from ${from} to ${to}`, isPresent: false } : undefined;
}
