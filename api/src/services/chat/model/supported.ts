import { splitKeepingSpace } from '@sheaf/language/sentences/splitKeepingSpace';
import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { findPlainWords } from '@sheaf/language/tokens/findPlainWords';

const MIN_QUOTED_WORDS = 3;
/** So many words of a sentence without a source must be in the known text. */
const MIN_KNOWN_SHARE = 0.6;
const MIN_WORD_LETTERS = 4;
const PAGE = /\b(?:pages?|pp?\.|p[áa]ginas?|p[áa]gs?\.)\s*(\d+)/gi;
const ITEM_NUMBER = /^\s*\d{1,3}[.)]\s/;
const QUOTED = /"([^"]+)"|“([^”]+)”|«([^»]+)»/g;

/** Quotations within a sentence that are long enough to be held to. */
export function findQuotations(sentence: string): string[] {
  const quoted = [...sentence.matchAll(QUOTED)].map(([, one, other, third]) => one ?? other ?? third ?? '');
  return quoted.filter((each) => findPlainWords(each).length >= MIN_QUOTED_WORDS);
}

/** Returns whether every page that a sentence names is in the list. */
export function namesOnlyPages(sentence: string, pages: number[]): boolean {
  return [...sentence.matchAll(PAGE)].every(([, page]) => pages.includes(Number(page)));
}

/** Returns whether every number in a sentence occurs in the given text; page numbers do not count. */
export function hasOnlyKnownNumbers(sentence: string, knownText: string): boolean {
  const known = new Set(listNumbers(knownText));
  return listNumbers(sentence.replace(ITEM_NUMBER, '').replace(PAGE, '')).every((number) => known.has(number));
}

/** Returns whether a sentence without a source adds nothing: it introduces others, or repeats words of the given text. */
export function addsNoNewWords(sentence: string, knownText: string): boolean {
  if (/:\s*$/.test(sentence)) return true;
  const known = new Set(findPlainWords(knownText).map(stemByPrefix));
  const words = findPlainWords(sentence).filter((word) => word.length >= MIN_WORD_LETTERS);
  return words.length === 0 || words.filter((word) => known.has(stemByPrefix(word))).length / words.length >= MIN_KNOWN_SHARE;
}

/** Returns whether a quote is distinctive: "of the" occurs in every document. */
export function isDistinctive(quote: string): boolean {
  return /\d/.test(quote) || (findPlainWords(quote).length > 1 && findPlainWords(quote).some((word) => word.length >= MIN_WORD_LETTERS));
}

/** Finds the sentence of an excerpt that shares most words with a claim; undefined if it shares too few. */
export function findBestSentence(claim: string, excerpt: string): string | undefined {
  const claimed = new Set(findPlainWords(claim).map(stemByPrefix));
  const [best] = splitKeepingSpace(excerpt)
    .map((sentence) => ({
      sentence: sentence.trim(),
      shared: new Set(
        findPlainWords(sentence)
          .map(stemByPrefix)
          .filter((word) => claimed.has(word)),
      ).size,
    }))
    .toSorted((a, b) => b.shared - a.shared);
  return best && best.shared / claimed.size >= MIN_KNOWN_SHARE ? best.sentence : undefined;
}

function listNumbers(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/[.,]/g, ''));
}
