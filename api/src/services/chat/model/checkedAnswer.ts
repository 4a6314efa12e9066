import type { ClaimedQuote } from '@sheaf/document-qa/types/builtInAnswer';
import { splitKeepingSpace } from '@sheaf/language/sentences/splitKeepingSpace';
import type { Citation } from '../../../../contract/chat.ts';
import type { VerifiedQuotes } from '../../../jobs/chatJobs.ts';
import type { Claim, ClaimedSource } from './claimsIn.ts';
import type { Excerpt } from './excerpts.ts';
import { isCarriedBy } from './isCarriedBy.ts';
import { NOT_FOUND } from './modelPrompt.ts';
import { plainWords } from './plainWords.ts';
import { hasOnlyNumbersOf, isTelling, meantSentence, namesOnlyPages, quotationsIn, saysNothingNew } from './supported.ts';

type Verified = NonNullable<VerifiedQuotes[number]>;

interface CheckedAgainst {
  excerpts: readonly Excerpt[];
  question: string;
  verify(quotes: ClaimedQuote[]): Promise<VerifiedQuotes>;
}

/** An answer that grows claim by claim, each as far as the document bears it out. */
export interface CheckedAnswer {
  /** Takes the next claim and gives what of it can be shown, with the marks of its citations. */
  add(claim: Claim): Promise<string>;
  readonly text: string;
  readonly citations: Citation[];
  /** Whether something was left out. */
  readonly hasRemoved: boolean;
}

export function checkedAnswer({ excerpts, question, verify }: CheckedAgainst): CheckedAnswer {
  const given = [question, ...excerpts.map((excerpt) => excerpt.text)].join('\n');
  const citations: Citation[] = [];
  let text = '';
  let hasRemoved = false;

  /** Quotes as they stand in the document: those of the sources that are there, and nothing when a quotation within the sentence is made up. */
  async function proofOf(sentence: string, sources: ClaimedSource[]): Promise<Verified[]> {
    const claimed = sources.map((source) => candidates(source, sentence));
    const quotations = quotationsIn(sentence).map((quote) => [{ quote }]);
    const groups = [...claimed, ...quotations];
    const asked = groups.flatMap((group, owner) => group.map((quote) => ({ quote, owner })));
    const verified = asked.length > 0 ? await verify(asked.map(({ quote }) => quote)) : [];
    const found = groups.map((_, owner) => verified.find((each, place) => each !== null && asked[place]?.owner === owner) ?? undefined);
    if (found.slice(claimed.length).some((each) => each === undefined)) return [];
    return found.slice(0, claimed.length).filter((each) => each !== undefined);
  }

  /** A passage may run over the end of its page, and a model may have named the wrong excerpt. */
  function candidates({ excerpt: number, quote: said }: ClaimedSource, sentence: string): ClaimedQuote[] {
    const excerpt = excerpts[number - 1];
    const quote = said !== undefined && isTelling(said) ? said : excerpt && meantSentence(sentence, excerpt.text);
    if (!quote) return [];
    return excerpt ? [{ quote, page: excerpt.page }, { quote, page: excerpt.page + 1 }, { quote }] : [{ quote }];
  }

  function markFor({ page, quote, rects, source }: Verified): number {
    const known = citations.find((each) => each.page === page && each.quote === quote);
    if (known) return known.id;
    const id = citations.length + 1;
    citations.push({ id, page, quote, rects, source, score: 1 });
    return id;
  }

  function evidenceOf(proof: Verified[]) {
    const quote = proof.map((each) => each.quote).join(' ');
    const sentences = proof.map((each) => sentenceWith(each.quote, excerpts));
    return { quote, sentence: sentences.join(' '), question };
  }

  async function checkedSentence(sentence: string, sources: ClaimedSource[]): Promise<string> {
    if (!/[\p{L}\p{N}]/u.test(sentence)) return '';
    const proof = await proofOf(sentence, sources);
    const isSupported =
      proof.length > 0
        ? namesOnlyPages(
            sentence,
            proof.map(({ page }) => page),
          ) && isCarriedBy(sentence, evidenceOf(proof))
        : sources.length === 0 &&
          quotationsIn(sentence).length === 0 &&
          namesOnlyPages(sentence, []) &&
          hasOnlyNumbersOf(sentence, given) &&
          saysNothingNew(sentence, given);
    const isWhole = proof.length === sources.length;
    if (!isSupported || !isWhole) hasRemoved = true;
    if (!isSupported) return '';
    const marks = [...new Set(proof.map(markFor))].map((id) => ` [${id}]`).join('');
    return sentence.trimEnd() + marks;
  }

  return {
    async add(claim) {
      const sentences = splitKeepingSpace(plainWords(claim.text, given).replaceAll(NOT_FOUND, ''));
      let shown = '';
      for (const [index, sentence] of sentences.entries()) {
        const isLast = index === sentences.length - 1;
        shown += await checkedSentence(sentence, isLast ? claim.sources : []);
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

/** The sentence of an excerpt that a quote stands in. */
function sentenceWith(quote: string, excerpts: readonly Excerpt[]): string {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const sentences = excerpts.flatMap(({ text }) => splitKeepingSpace(text).map(flat));
  return sentences.find((sentence) => sentence.includes(flat(quote))) ?? '';
}
