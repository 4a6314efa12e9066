import type { BulletClause } from '../../bullets/bulletClause.ts';
import type { PlannedFact } from '../../plan/letterPlan.ts';

const AWARD =
  /^best \p{L}+|\p{L}awards?\b|\b(?:gold|silver|bronze)\b.*\b(?:19|20)\d\d\b|\b(?:award|prize|medal|commendation|winner|runner-up|(?:first|second|third) place|(?:regional|national|county|grand) final|grant|fund|fellowship|scholarship|finalist|shortlist(?:ed)?|of the year|honours?|bursary)\b/iu;

/** "Young Baker of the Year, finalist (2019)" */
const CONTEST_PLACE = /^(\p{Lu}[^,]+), (finalist|runner-up|winner|shortlisted)(\s\(?\d{4}\)?)?$/iu;
const PLACE_FIRST = /^(shortlisted)(?: (?:at|in|for))?,? (?=\p{Lu})([^,;]+)$/iu;
const PLACE_PHRASES: Readonly<Record<string, string>> = {
  finalist: 'a place in the final of ',
  'runner-up': 'a runner-up place in ',
  winner: 'the title of ',
  shortlisted: 'a place on the shortlist for ',
};

/** Checks for an award or a grant that its line only names. */
export function isHonour({ path, quote }: PlannedFact, { finite }: BulletClause): boolean {
  return path.startsWith('achievements') && !finite && AWARD.test(quote);
}

/** Returns an award as a sentence names it: "the Best Poster Award, SMBE 2022". */
export function formatHonour(quote: string): string {
  return (
    quote
      .replace(/[.;]+$/, '')
      // Whom the work was for belongs to that work alone, and not to the honour named next.
      .replace(/ \(for [^()]*\)$/, '')
      // "Shortlisted, Creative Cardiff Awards 2021"
      .replace(
        PLACE_FIRST,
        (_, place: string, name: string) => `${PLACE_PHRASES[place.toLowerCase()] ?? ''}${/^the /i.test(name) ? name : `the ${name}`}`,
      )
      .replace(CONTEST_PLACE, (_, name: string, place: string, year = '') => `${PLACE_PHRASES[place.toLowerCase()] ?? ''}${name}${year}`)
      // "The best" would praise; the name of the award does not.
      .replace(/^Best(?= \p{Ll})/u, 'the award for best')
      .replace(/^(?=Best\b)/, 'a ')
      .replace(/^(?=\p{Lu}.*\b(?:Award|Prize|Medal|Scholarship|Fellowship)\b)(?!(?:The|Finalist|Winner|Runner|Shortlisted|First|Second)\b)/u, 'the ')
  );
}
