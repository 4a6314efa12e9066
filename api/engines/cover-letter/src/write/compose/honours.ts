import type { BulletClause } from '../../bullets/bulletClause.ts';
import type { PlannedFact } from '../../plan/letterPlan.ts';

const AWARD =
  /^best \p{L}+|\b(?:award|prize|medal|commendation|winner|runner-up|(?:first|second|third) place|(?:regional|national|county|grand) final|grant|fund|fellowship|scholarship|finalist|shortlist|honours?|bursary)\b/iu;

/** Checks for an award or a grant that its line only names. */
export function isHonour({ path, quote }: PlannedFact, { did }: BulletClause): boolean {
  return path.startsWith('achievements') && !did && AWARD.test(quote);
}

/** Returns an award as a sentence names it: "the Best Poster Award, SMBE 2022". */
export function nameHonour(quote: string): string {
  return (
    quote
      .replace(/[.;]+$/, '')
      // "The best" would praise; the name of the award does not.
      .replace(/^Best(?= \p{Ll})/u, 'the award for best')
      .replace(/^(?=Best\b)/, 'a ')
      .replace(/^(?=\p{Lu}.*\b(?:Award|Prize|Medal|Scholarship|Fellowship)\b)(?!(?:The|Finalist|Winner|Runner|Shortlisted|First|Second)\b)/u, 'the ')
  );
}
