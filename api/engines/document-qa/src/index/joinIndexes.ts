import type { OpenIndex, Postings } from './openChatIndex.ts';

/** A line break keeps the last word of a document apart from the first of the next. */
const SEPARATOR = '\n';

/** Where each of several joined documents begins. */
interface DocumentOffsets {
  text: number;
  page: number;
  paragraph: number;
  sentence: number;
}

/** Joins documents of one language into one index, whose pages are numbered through, so that a question is ranked over all of them. */
export function joinIndexes(indexes: readonly OpenIndex[]): OpenIndex {
  const offsets = computeOffsets(indexes);
  const shifted = <Item, Moved>(items: (index: OpenIndex) => readonly Item[], move: (item: Item, by: DocumentOffsets) => Moved) =>
    indexes.flatMap((index, at) => items(index).map((item) => move(item, offsets[at] ?? ZERO)));
  return {
    language: indexes[0]?.language ?? 'und',
    text: indexes.map(({ text }) => text).join(SEPARATOR),
    abbreviations: indexes.flatMap(({ abbreviations }) => abbreviations),
    pages: shifted(
      ({ pages }) => pages,
      (page, by) => ({ ...page, page: page.page + by.page, start: page.start + by.text, end: page.end + by.text }),
    ),
    paragraphs: shifted(
      ({ paragraphs }) => paragraphs,
      (paragraph, by) => ({ ...paragraph, page: paragraph.page + by.page, start: paragraph.start + by.text, end: paragraph.end + by.text }),
    ),
    sentences: shifted(
      ({ sentences }) => sentences,
      ({ start, end, page, paragraph }, by) => ({
        start: start + by.text,
        end: end + by.text,
        page: page + by.page,
        paragraph: paragraph + by.paragraph,
      }),
    ),
    listBoxes(start, end) {
      const at = Math.max(
        0,
        offsets.findLastIndex(({ text }) => text <= start),
      );
      const { text, page } = offsets[at] ?? ZERO;
      return (indexes[at]?.listBoxes(start - text, end - text) ?? []).map((box) => ({ ...box, page: box.page + page }));
    },
    ...joinPostings(indexes, offsets),
  };
}

const ZERO: DocumentOffsets = { text: 0, page: 0, paragraph: 0, sentence: 0 };

function computeOffsets(indexes: readonly OpenIndex[]): DocumentOffsets[] {
  const offsets: DocumentOffsets[] = [];
  let { text, page, paragraph, sentence } = ZERO;
  for (const index of indexes) {
    offsets.push({ text, page, paragraph, sentence });
    text += index.text.length + SEPARATOR.length;
    page += index.pages.length;
    paragraph += index.paragraphs.length;
    sentence += index.sentences.length;
  }
  return offsets;
}

function joinPostings(indexes: readonly OpenIndex[], offsets: readonly DocumentOffsets[]): Postings {
  const vocabularies = indexes.map(({ termCount, termAt }) => Array.from({ length: termCount }, (_, number) => termAt(number)));
  const vocabulary = [...new Set(vocabularies.flat())].sort();
  const numbers = new Map(vocabulary.map((term, number): [string, number] => [term, number]));
  const joinedNumbers = vocabularies.map((terms) => Uint32Array.from(terms, (term) => numbers.get(term) ?? 0));
  const sentenceTerms = indexes.flatMap((index, at) =>
    index.sentences.map((_, sentence) => index.termsIn(sentence).map((number) => joinedNumbers[at]?.[number] ?? 0)),
  );
  const found = new Map<number, ReturnType<Postings['sentencesWith']>>();
  return {
    termCount: vocabulary.length,
    termAt: (number) => vocabulary[number] ?? '',
    findTermNumber: (term) => numbers.get(term),
    firstFrom(term) {
      let [low, high] = [0, vocabulary.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((vocabulary[middle] ?? '') < term) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    sentencesWith(term) {
      const known = found.get(term);
      if (known) return known;
      const joined = joinSentences(indexes, offsets, vocabulary[term] ?? '');
      found.set(term, joined);
      return joined;
    },
    termsIn: (sentence) => sentenceTerms[sentence] ?? new Uint32Array(),
    windows: Uint32Array.from(indexes.flatMap(({ windows }, at) => Array.from(windows, (sentence) => sentence + (offsets[at]?.sentence ?? 0)))),
  };
}

function joinSentences(indexes: readonly OpenIndex[], offsets: readonly DocumentOffsets[], term: string): ReturnType<Postings['sentencesWith']> {
  const sentences: number[] = [];
  const counts: number[] = [];
  for (const [at, index] of indexes.entries()) {
    const number = index.findTermNumber(term);
    if (number === undefined) continue;
    const postings = index.sentencesWith(number);
    for (const sentence of postings.sentences) sentences.push(sentence + (offsets[at]?.sentence ?? 0));
    for (const count of postings.counts) counts.push(count);
  }
  return { sentences: Uint32Array.from(sentences), counts: Uint8Array.from(counts) };
}
