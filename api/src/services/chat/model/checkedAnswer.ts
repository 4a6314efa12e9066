import type { ClaimedQuote } from '@sheaf/document-qa/types/builtInAnswer';
import { splitKeepingSpace } from '@sheaf/language/sentences/splitKeepingSpace';
import type { Citation } from '../../../../contract/chat.ts';
import type { VerifiedQuotes } from '../../../jobs/chatJobs.ts';
import type { Excerpt } from './excerpts.ts';
import { isSupportedBy } from './isSupportedBy.ts';
import { NOT_FOUND } from './modelPrompt.ts';
import { sanitizeModelText } from './sanitizeModelText.ts';
import type { Claim, ClaimedSource } from './splitClaims.ts';
import { addsNoNewWords, findBestSentence, findQuotations, hasOnlyKnownNumbers, isDistinctive, namesOnlyPages } from './supported.ts';

/** Shorter sentences occur in an excerpt by chance. */
const MIN_COPIED_WORDS = 5;

type Verified = NonNullable<VerifiedQuotes[number]>;

interface CheckedAgainst {
  excerpts: readonly Excerpt[];
  question: string;
  verify(quotes: ClaimedQuote[]): Promise<VerifiedQuotes>;
}

/** An answer built claim by claim. Claims that the document does not support are left out. */
export interface CheckedAnswer {
  /** Adds a claim and returns its supported part with citation marks. */
  add(claim: Claim): Promise<string>;
  readonly text: string;
  readonly citations: Citation[];
  /** Whether something was removed. */
  readonly hasRemoved: boolean;
}

/** Creates an empty answer, to which claims are added one by one. */
export function createCheckedAnswer({ excerpts, question, verify }: CheckedAgainst): CheckedAnswer {
  const knownText = [question, ...excerpts.map((excerpt) => excerpt.text)].join('\n');
  const citations: Citation[] = [];
  let text = '';
  let hasRemoved = false;

  function cite({ page, quote, rects, source, document, file }: Verified): number {
    const known = citations.find((each) => each.page === page && each.quote === quote && each.document === document);
    if (known) return known.id;
    const id = citations.length + 1;
    citations.push({ id, page, quote, rects, source, score: 1, document, file });
    return id;
  }

  async function checkSentence(sentence: string, sources: ClaimedSource[]): Promise<string> {
    if (!/[\p{L}\p{N}]/u.test(sentence)) return '';
    const copied = sources.length === 0 ? findCopiedSource(sentence, excerpts) : undefined;
    if (copied) return citeSentence(sentence, await verify([copied]));
    const proof = await findProof(sentence, sources, excerpts, verify);
    const isSupported =
      proof.length > 0 ? isProved(sentence, proof, { excerpts, question }) : sources.length === 0 && addsNothing(sentence, knownText);
    const isFullyProved = proof.length === sources.length;
    if (!isSupported || !isFullyProved) hasRemoved = true;
    if (!isSupported) return '';
    const marks = [...new Set(proof.map(cite))].map((id) => ` [${id}]`).join('');
    return sentence.trimEnd() + marks;
  }

  /** Marks a sentence that the model copied without saying so, if the document has it. */
  function citeSentence(sentence: string, [found]: VerifiedQuotes): string {
    if (!found) hasRemoved = true;
    return found ? `${sentence.trimEnd()} [${cite(found)}]` : '';
  }

  return {
    async add(claim) {
      const sentences = splitKeepingSpace(sanitizeModelText(claim.text, knownText).replaceAll(NOT_FOUND, ''));
      let shown = '';
      for (const [index, sentence] of sentences.entries()) {
        const isLast = index === sentences.length - 1;
        shown += await checkSentence(sentence, isLast ? claim.sources : []);
      }
      if (text === '') shown = shown.trimStart();
      text += shown;
      return shown;
    },
    get text() {
      return text;
    },
    citations,
    get hasRemoved() {
      return hasRemoved;
    },
  };
}

/**
 * Finds the literal quote of each source in the document. Returns none if a quotation within the sentence is
 * made up.
 */
async function findProof(
  sentence: string,
  sources: ClaimedSource[],
  excerpts: readonly Excerpt[],
  verify: CheckedAgainst['verify'],
): Promise<Verified[]> {
  const claimed = sources.map((source) => listCandidates(source, sentence, excerpts));
  const quotations = findQuotations(sentence).map((quote) => [{ quote }]);
  const groups = [...claimed, ...quotations];
  const candidates = groups.flatMap((group, owner) => group.map((quote) => ({ quote, owner })));
  const verified = candidates.length > 0 ? await verify(candidates.map(({ quote }) => quote)) : [];
  const found = groups.map((_, owner) => verified.find((each, index) => each !== null && candidates[index]?.owner === owner) ?? undefined);
  if (found.slice(claimed.length).some((each) => each === undefined)) return [];
  return found.slice(0, claimed.length).filter((each) => each !== undefined);
}

/** Finds the excerpt that a sentence without sources was copied from. */
function findCopiedSource(sentence: string, excerpts: readonly Excerpt[]): ClaimedQuote | undefined {
  const quote = normalizeSpaces(sentence).replace(/^[-–•*]\s+/, '');
  if (quote.split(' ').length < MIN_COPIED_WORDS || !isDistinctive(quote)) return undefined;
  const excerpt = excerpts.find(({ text }) => normalizeSpaces(text).includes(quote));
  return excerpt && { quote, page: excerpt.page, document: excerpt.document };
}

/** Lists where to look for a quote. It may run onto the next page, or the model named the wrong excerpt. */
function listCandidates({ excerpt: number, quote: claimedQuote }: ClaimedSource, sentence: string, excerpts: readonly Excerpt[]): ClaimedQuote[] {
  const excerpt = excerpts[number - 1];
  const quote = claimedQuote !== undefined && isDistinctive(claimedQuote) ? claimedQuote : excerpt && findBestSentence(sentence, excerpt.text);
  if (!quote) return [];
  if (!excerpt) return [{ quote }];
  const { page, document } = excerpt;
  return [{ quote, page, document }, { quote, page: page + 1, document }, { quote }];
}

/** Returns whether the quotes support a sentence, and it names no other page. */
function isProved(sentence: string, proof: readonly Verified[], { excerpts, question }: Pick<CheckedAgainst, 'excerpts' | 'question'>): boolean {
  const pages = proof.map(({ page }) => page);
  const quote = proof.map((each) => each.quote).join(' ');
  const around = proof.map((each) => findSentenceWith(each.quote, excerpts)).join(' ');
  return namesOnlyPages(sentence, pages) && isSupportedBy(sentence, { quote, sentence: around, question });
}

/** Returns the sentence of an excerpt that contains a quote, or an empty string. */
function findSentenceWith(quote: string, excerpts: readonly Excerpt[]): string {
  const sentences = excerpts.flatMap(({ text }) => splitKeepingSpace(text).map(normalizeSpaces));
  return sentences.find((sentence) => sentence.includes(normalizeSpaces(quote))) ?? '';
}

/** Returns whether a sentence without sources adds nothing to the question and the excerpts. */
function addsNothing(sentence: string, knownText: string): boolean {
  return (
    findQuotations(sentence).length === 0 &&
    namesOnlyPages(sentence, []) &&
    hasOnlyKnownNumbers(sentence, knownText) &&
    addsNoNewWords(sentence, knownText)
  );
}

function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
