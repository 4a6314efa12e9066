import { splitFacts } from '@sheaf/language/sentences/splitSentences';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { LetterClaim } from '../types/letterClaims.ts';
import type { Evidence } from '../types/letterSpec.ts';
import { findAbsoluteClaims } from './absoluteClaims.ts';
import type { Claim, Sentence } from './claim.ts';
import { findAttributionClaims, findObjectlessClaims } from './clauseClaims.ts';
import { findCompanyMentions } from './companies.ts';
import { findCompanyClaims } from './companyClaims.ts';
import { findDegreeClaims } from './degreeClaims.ts';
import { findHeldClaims } from './heldClaims.ts';
import { findNameClaims, findWholeNames } from './nameClaims.ts';
import { findNumberClaims } from './numberClaims.ts';
import { collectSources, quotePassage } from './sources.ts';
import { findTenseClaims } from './tenseClaims.ts';
import { findEventClaims, findPhraseClaims, findTermClaims, findTermClaimsWithFigures } from './termClaims.ts';
import { findTitleClaims } from './titleClaims.ts';

/** Finds what a paragraph states as facts, and what each of them stands on. It knows nothing of who wrote it. */
export function findClaims(text: string, evidence: Evidence, today = new Date()): LetterClaim[] {
  const sources = collectSources(evidence);
  let employments: Sentence['employments'] = null;
  return splitFacts(text).flatMap((tokens) => {
    const mentions = findCompanyMentions(tokens, evidence.profile, evidence.job.company);
    employments = mentions.employments ?? (isAboutThere(tokens) ? employments : null);
    const sentence: Sentence = { tokens, sources, today, ...mentions, employments };
    return findSentenceClaims(sentence).map((statement) => buildLetterClaim(text, tokens, statement));
  });
}

/** "There, I …", "in that role": the employer is the one of the sentence before. */
function isAboutThere(tokens: StemmedToken[]): boolean {
  return tokens.some(
    ({ lower }, at) =>
      (lower === 'there' && !['is', 'are', 'was', 'were', 'has', "'s"].includes(tokens[at + 1]?.lower ?? '')) ||
      (['that', 'this'].includes(lower) &&
        ['role', 'position', 'post', 'job', 'time'].includes(tokens[at + 1]?.lower ?? '') &&
        tokens[at - 1]?.lower === 'in'),
  );
}

function findSentenceClaims(sentence: Sentence): Claim[] {
  const taken = new Set<number>();
  const isTaken = (at: number) => taken.has(at);
  const kept: Claim[] = [];
  const keep = (statements: Claim[]) => {
    for (const statement of statements) {
      const places = Array.from({ length: statement.to - statement.from }, (_, offset) => statement.from + offset);
      if (places.some(isTaken)) continue;
      kept.push(statement);
      for (const place of places) taken.add(place);
    }
  };
  keep(findHeldClaims(sentence, isTaken));
  keep(findDegreeClaims(sentence));
  keep(findTitleClaims(sentence));
  keep(findWholeNames(sentence, isTaken));
  keep(findTermClaimsWithFigures(sentence, isTaken));
  keep(findNumberClaims(sentence));
  keep(findTermClaims(sentence, isTaken));
  keep(findNameClaims(sentence, isTaken));
  keep(findPhraseClaims(sentence, isTaken));
  keep(findEventClaims(sentence, isTaken));
  keep(findTenseClaims(sentence, isTaken));
  keep(findObjectlessClaims(sentence, isTaken));
  keep(findAttributionClaims(sentence, isTaken));
  keep(findAbsoluteClaims(sentence, isTaken));
  keep(findCompanyClaims(sentence, isTaken));
  return kept.toSorted((one, other) => one.from - other.from);
}

function buildLetterClaim(text: string, tokens: StemmedToken[], { from, to, standing }: Claim): LetterClaim {
  const said = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (!standing) return { text: said, supported: false, source: null };
  const { passage, at } = standing;
  return {
    text: said,
    supported: true,
    source: passage.source,
    quote: quotePassage(passage, at),
    ...(passage.page !== undefined && { page: passage.page }),
  };
}
