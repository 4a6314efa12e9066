import { splitFacts } from '@sheaf/language/sentences/splitSentences';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { LetterClaim } from '../types/letterClaims.ts';
import type { Evidence } from '../types/letterSpec.ts';
import { findAbsoluteClaims } from './absoluteClaims.ts';
import type { Claim, Sentence } from './claim.ts';
import { findAttributionClaims, findObjectlessClaims } from './clauseClaims.ts';
import { findCompanyClaims } from './companyClaims.ts';
import { findCompanyMentions } from './companyMentions.ts';
import { findCredentialClaims } from './credentialClaims.ts';
import { findDegreeClaims } from './degreeClaims.ts';
import { findExactNameClaims, findNameClaims } from './nameClaims.ts';
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
    employments = mentions.employments ?? (refersToPreviousEmployer(tokens) ? employments : null);
    const sentence: Sentence = { tokens, sources, today, ...mentions, employments };
    return findSentenceClaims(sentence).map((candidate) => buildLetterClaim(text, tokens, candidate));
  });
}

/** Detects a reference to the employer of the sentence before: "There, I …", "in that role". */
function refersToPreviousEmployer(tokens: StemmedToken[]): boolean {
  return tokens.some(
    ({ lower }, at) =>
      (lower === 'there' && !['is', 'are', 'was', 'were', 'has', "'s"].includes(tokens[at + 1]?.lower ?? '')) ||
      (['that', 'this'].includes(lower) &&
        ['role', 'position', 'post', 'job', 'time'].includes(tokens[at + 1]?.lower ?? '') &&
        tokens[at - 1]?.lower === 'in'),
  );
}

function findSentenceClaims(sentence: Sentence): Claim[] {
  const claimedIndexes = new Set<number>();
  const isClaimed = (at: number) => claimedIndexes.has(at);
  const claims: Claim[] = [];
  const addClaims = (candidates: Claim[]) => {
    for (const candidate of candidates) {
      const indexes = Array.from({ length: candidate.to - candidate.from }, (_, offset) => candidate.from + offset);
      if (indexes.some(isClaimed)) continue;
      claims.push(candidate);
      for (const index of indexes) claimedIndexes.add(index);
    }
  };
  addClaims(findCredentialClaims(sentence, isClaimed));
  addClaims(findDegreeClaims(sentence));
  addClaims(findTitleClaims(sentence));
  addClaims(findExactNameClaims(sentence, isClaimed));
  addClaims(findTermClaimsWithFigures(sentence, isClaimed));
  addClaims(findNumberClaims(sentence));
  addClaims(findTermClaims(sentence, isClaimed));
  addClaims(findNameClaims(sentence, isClaimed));
  addClaims(findPhraseClaims(sentence, isClaimed));
  addClaims(findEventClaims(sentence, isClaimed));
  addClaims(findTenseClaims(sentence, isClaimed));
  addClaims(findObjectlessClaims(sentence, isClaimed));
  addClaims(findAttributionClaims(sentence, isClaimed));
  addClaims(findAbsoluteClaims(sentence, isClaimed));
  addClaims(findCompanyClaims(sentence, isClaimed));
  return claims.toSorted((one, other) => one.from - other.from);
}

function buildLetterClaim(text: string, tokens: StemmedToken[], { from, to, evidence }: Claim): LetterClaim {
  const wording = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (!evidence) return { text: wording, supported: false, source: null };
  const { passage, at } = evidence;
  return {
    text: wording,
    supported: true,
    source: passage.source,
    quote: quotePassage(passage, at),
    ...(passage.page !== undefined && { page: passage.page }),
  };
}
