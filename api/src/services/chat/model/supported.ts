const MIN_QUOTED_WORDS = 3;
/** So much of what a sentence says must be words that were given, when it names no source. */
const MIN_KNOWN_SHARE = 0.6;
const STEM_LETTERS = 5;
const MIN_WORD_LETTERS = 4;
const PAGE = /\b(?:pages?|pp?\.|p[áa]ginas?|p[áa]gs?\.)\s*(\d+)/gi;
/** A full stop before white space, or the end of a line, which belongs to what follows. */
const SENTENCE_END = /[.!?…]["”»)]*(?=\s)|(?=\n)/g;
/** The number of a list's item, an initial, an abbreviation. */
const NO_END =
  /(?:(?:^|\n)\s*\d{1,3}|(?:^|[\s(])(?:\p{Lu}|[ap]\.m|approx|art|ca|cf|co|corp|dr|dra|e\.g|etc|fig|i\.e|inc|jr|ltd|mr|mrs|ms|no|nos|p|pp|pág|prof|sec|sr|sra|st|vol|vs))\.$/iu;
const NO_END_LETTERS = 12;
const ITEM_NUMBER = /^\s*\d{1,3}[.)]\s/;
const QUOTED = /"([^"]+)"|“([^”]+)”|«([^»]+)»/g;

/** Quotations within a sentence that are long enough to be held to. */
export function quotationsIn(sentence: string): string[] {
  const quoted = [...sentence.matchAll(QUOTED)].map(([, one, other, third]) => one ?? other ?? third ?? '');
  return quoted.filter((each) => wordsIn(each).length >= MIN_QUOTED_WORDS);
}

/** Whether every page that a sentence names is one of these. */
export function namesOnlyPages(sentence: string, pages: number[]): boolean {
  return [...sentence.matchAll(PAGE)].every(([, page]) => pages.includes(Number(page)));
}

/** Whether a sentence has no number that stands nowhere in what was given; pages are another matter. */
export function hasOnlyNumbersOf(sentence: string, given: string): boolean {
  const known = new Set(numbersIn(given));
  return numbersIn(sentence.replace(ITEM_NUMBER, '').replace(PAGE, '')).every((number) => known.has(number));
}

/** Whether a sentence that names no source says nothing new: it leads to others, or uses the words that were given. */
export function saysNothingNew(sentence: string, given: string): boolean {
  if (/:\s*$/.test(sentence)) return true;
  const known = new Set(wordsIn(given).map(stem));
  const words = wordsIn(sentence).filter((word) => word.length >= MIN_WORD_LETTERS);
  return words.length === 0 || words.filter((word) => known.has(stem(word))).length / words.length >= MIN_KNOWN_SHARE;
}

/** Whether a quote says something: "of the" stands in every document. */
export function isTelling(quote: string): boolean {
  return /\d/.test(quote) || (wordsIn(quote).length > 1 && wordsIn(quote).some((word) => word.length >= MIN_WORD_LETTERS));
}

/** The sentence of an excerpt that shares most words with a claim, if it shares enough to be meant. */
export function meantSentence(claim: string, excerpt: string): string | undefined {
  const claimed = new Set(wordsIn(claim).map(stem));
  const [best] = sentencesIn(excerpt)
    .map((sentence) => ({
      sentence: sentence.trim(),
      shared: new Set(
        wordsIn(sentence)
          .map(stem)
          .filter((word) => claimed.has(word)),
      ).size,
    }))
    .toSorted((a, b) => b.shared - a.shared);
  return best && best.shared / claimed.size >= MIN_KNOWN_SHARE ? best.sentence : undefined;
}

/** Each with the white space before it, so that together they are the text again, but for white space at its end. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(SENTENCE_END)) {
    const end = index + stop.length;
    const said = text.slice(start, end);
    const goesOn = stop !== '' && (NO_END.test(said.slice(-NO_END_LETTERS)) || /^[ \t]*\p{Ll}/u.test(text.slice(end)));
    if (said.trim() === '' || goesOn) continue;
    sentences.push(said);
    start = end;
  }
  if (text.slice(start).trim() !== '') sentences.push(text.slice(start));
  return sentences;
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/[.,]/g, ''));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function stem(word: string): string {
  return word.slice(0, STEM_LETTERS);
}
