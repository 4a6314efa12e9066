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
const WHEN = new RegExp(
  `^(\\p{Lu}[\\p{L}]+)(?: rating)?: (${GRADE}) when I (\\p{Ll}+(?: \\p{Ll}+)?), (?:now )?(${GRADE})(?: (?:since (\\d{4})|now))?$`,
  'u',
);
/** "Took over at Requires Improvement, Good in 2019, Outstanding in 2022" */
const TAKEN_OVER = new RegExp(`^((?:Took over|Inherited|Joined) [^,;]*${GRADE}[^,;]*), (${GRADE}\\b.*)$`, 'u');

/** Turns what an inspection said into a clause: it was said of the house, and nobody rates themselves. */
export function ratingToClause(plain: string): BulletClause | undefined {
  const [, rated] = RATED.exec(plain.charAt(0).toLowerCase() + plain.slice(1)) ?? [];
  if (rated) return { outcome: `we were rated ${rated}`, isNow: false };
  const [, body = '', first = '', when = '', now = '', since] = WHEN.exec(plain) ?? [];
  if (body)
    return {
      outcome: `the ${body} rating was ${first} when I ${when} and ${since ? 'has been' : 'is now'} ${now}${since ? ` since ${since}` : ''}`,
      isNow: false,
    };
  const [, taken = '', then = ''] = TAKEN_OVER.exec(plain) ?? [];
  if (taken) return { did: `${taken.charAt(0).toLowerCase()}${taken.slice(1)} (${then})`, isNow: false };
  const [, whose = '', from = '', to = ''] = FROM_TO.exec(plain) ?? [];
  return from ? { outcome: `the ${whose ? `${whose} ` : ''}rating went from ${from} to ${to}`, isNow: false } : undefined;
}
