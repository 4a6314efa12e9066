import type { LetterKeywords } from '../../../../contract/coverLetter.ts';
import type { Evidence } from '../assignment.ts';
import { sentencesIn } from '../wording/tokens.ts';
import { termsIn } from '../wording/vocabulary.ts';
import type { JobTerm } from './jobTerm.ts';

const WEIGHT_OF_REQUIRED = 3;

/** Which terms of a job the CV, its profile or the visitor's own words really say. */
export function matchJob(terms: JobTerm[], evidence: Evidence, _today = new Date()): LetterKeywords {
  const said = new Set(
    [evidence.cvText, ...evidence.profile.skills, evidence.highlights]
      .flatMap((text) => sentencesIn(text))
      .flatMap((sentence) => termsIn(sentence).map(({ term }) => term.name)),
  );
  const matched = terms.filter(({ term }) => said.has(term));
  const missing = terms.filter(({ term }) => !said.has(term));
  const weigh = (some: JobTerm[]) => some.reduce((sum, { isRequired }) => sum + (isRequired ? WEIGHT_OF_REQUIRED : 1), 0);
  return {
    score: terms.length === 0 ? null : Math.round((100 * weigh(matched)) / weigh(terms)),
    matched: matched.map(({ term }) => term),
    missing: missing.map(({ term }) => term),
    missingRequired: missing.filter(({ isRequired }) => isRequired).map(({ term }) => term),
  };
}
