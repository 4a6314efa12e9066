import type { ChatAnswer, Citation } from '../contract/chat.ts';
import type { ChatAnswerMessages } from '../contract/messages/chatAnswers.ts';
import type { FakeDocument } from './chatDocument.ts';

const MAX_QUOTES = 3;
/** Shares of a question's words that a sentence has: from the first on it answers, from the second on it comes close. */
const ANSWERS = 0.6;
const COMES_CLOSE = 0.3;
/** Forms of one word begin alike. */
const STEM_LETTERS = 5;
const EMPTY_WORDS = new Set(
  'a an and any are at be by can did do does document for from has have how i in is it its me much of on or pdf say tell that the there this to was were what when where which who why will with you about'.split(
    ' ',
  ),
);

type FakeAnswer = Pick<ChatAnswer, 'response' | 'status' | 'citations' | 'closest' | 'searchedPages'>;

/** Answers in sentences of the document that share words with the question: simple, and the same each time. */
export function fakeAnswer({ sentences, pageCount }: FakeDocument, question: string, words: ChatAnswerMessages): FakeAnswer {
  const facts = { searchedPages: pageCount };
  if (/summar/i.test(question)) {
    const citations = sentences.slice(0, MAX_QUOTES).map((sentence, index) => buildCitation({ ...sentence, score: 1 }, index));
    return { ...facts, status: 'grounded', citations, response: `${words.leads.summary()} ${joinSentences(citations)}` };
  }
  const asked = new Set(listStems(question));
  const scored = sentences
    .map((sentence) => ({ ...sentence, score: measureOverlap(asked, listStems(sentence.quote)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  if (best < COMES_CLOSE) {
    const closest = scored.slice(0, MAX_QUOTES).map(buildCitation);
    return { ...facts, status: 'not_found', citations: [], closest, response: words.notFound({ pages: pageCount }) };
  }
  const isSure = best >= ANSWERS;
  const citations = scored
    .filter(({ score }) => score >= (isSure ? ANSWERS : COMES_CLOSE))
    .slice(0, MAX_QUOTES)
    .map(buildCitation);
  const lead = isSure ? '' : `${words.leads.closest()} `;
  return { ...facts, status: isSure ? 'grounded' : 'partial', citations, response: lead + joinSentences(citations) };
}

/** Questions that the first sentences answer. */
export function fakeQuestions({ sentences }: FakeDocument): string[] {
  return sentences
    .flatMap(({ quote }) => {
      const [longest] = quote.match(/\p{L}{4,}/gu)?.toSorted((a, b) => b.length - a.length) ?? [];
      return longest ? [`What does it say about ${longest.toLowerCase()}?`] : [];
    })
    .slice(0, 3);
}

function buildCitation({ page, quote, rects, score }: Pick<Citation, 'page' | 'quote' | 'rects' | 'score'>, index: number): Citation {
  return { id: index + 1, page, quote, rects, score, source: 'text' };
}

function joinSentences(citations: Citation[]): string {
  return citations.map(({ quote, id }) => `${quote} [${id}]`).join(' ');
}

function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word)).map((word) => word.slice(0, STEM_LETTERS));
}

function measureOverlap(asked: Set<string>, stems: string[]): number {
  return asked.size === 0 ? 0 : new Set(stems.filter((stem) => asked.has(stem))).size / asked.size;
}
