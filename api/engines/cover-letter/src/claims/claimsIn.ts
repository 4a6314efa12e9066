import { splitFacts } from '@sheaf/language/sentences/splitSentences';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { Evidence } from '../assignment.ts';
import type { LetterClaim } from '../checkedLetter.ts';
import { mentionsIn } from './companies.ts';
import { degreeStatements } from './degreeStatements.ts';
import { nameStatements, wholeNames } from './nameStatements.ts';
import { numberStatements } from './numberStatements.ts';
import { quoteOf, sourcesOf } from './sources.ts';
import type { Sentence, Statement } from './statement.ts';
import { eventStatements, phraseStatements, termStatements, termsWithFigures } from './termStatements.ts';
import { titleStatements } from './titleStatements.ts';

/** What a paragraph states as facts, and what each of them stands on. It knows nothing of who wrote it. */
export function claimsIn(text: string, evidence: Evidence, today = new Date()): LetterClaim[] {
  const sources = sourcesOf(evidence);
  let employments: Sentence['employments'] = null;
  return splitFacts(text).flatMap((tokens) => {
    const mentions = mentionsIn(tokens, evidence.profile, evidence.job.company);
    employments = mentions.employments ?? (isAboutThere(tokens) ? employments : null);
    const sentence: Sentence = { tokens, sources, today, ...mentions, employments };
    return statementsOf(sentence).map((statement) => claimOf(text, tokens, statement));
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

function statementsOf(sentence: Sentence): Statement[] {
  const taken = new Set<number>();
  const isTaken = (at: number) => taken.has(at);
  const kept: Statement[] = [];
  const keep = (statements: Statement[]) => {
    for (const statement of statements) {
      const places = Array.from({ length: statement.to - statement.from }, (_, offset) => statement.from + offset);
      if (places.some(isTaken)) continue;
      kept.push(statement);
      for (const place of places) taken.add(place);
    }
  };
  keep(degreeStatements(sentence));
  keep(titleStatements(sentence));
  keep(wholeNames(sentence, isTaken));
  keep(termsWithFigures(sentence, isTaken));
  keep(numberStatements(sentence));
  keep(termStatements(sentence, isTaken));
  keep(nameStatements(sentence, isTaken));
  keep(phraseStatements(sentence, isTaken));
  keep(eventStatements(sentence, isTaken));
  return kept.toSorted((one, other) => one.from - other.from);
}

function claimOf(text: string, tokens: StemmedToken[], { from, to, standing }: Statement): LetterClaim {
  const said = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (!standing) return { text: said, supported: false, source: null };
  const { passage, at } = standing;
  return {
    text: said,
    supported: true,
    source: passage.source,
    quote: quoteOf(passage, at),
    ...(passage.page !== undefined && { page: passage.page }),
  };
}
