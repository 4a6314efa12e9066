import type { Passage } from '@sheaf/grammar/text/passages';
import { segmentSentences } from '@sheaf/language/sentences/segmentSentences';
import { countWords } from '@sheaf/language/tokens/countWords';

/** A chunk is closed at the first end of a paragraph after this many words, and nowhere later than at the second. */
const MIN_CHUNK_WORDS = 250;
const MAX_CHUNK_WORDS = 400;
/** What runs on for longer than this without a full stop is a list or a table, and is cut between words. */
const MAX_SENTENCE_WORDS = 100;

/** A sentence with its place in its paragraph: `start` and `end` count characters of `passage.text`. */
export interface Sentence {
  passage: Passage;
  start: number;
  end: number;
}

/** Splits the sentences of a text into chunks that a model can handle. Leaves out passages without letters. */
export function splitChunks(passages: readonly Passage[]): Sentence[][] {
  const chunks: Sentence[][] = [];
  let chunk: Sentence[] = [];
  let words = 0;
  const close = () => {
    if (chunk.length > 0) chunks.push(chunk);
    chunk = [];
    words = 0;
  };
  for (const passage of passages) {
    for (const sentence of splitSentences(passage)) {
      const more = countSentenceWords(sentence);
      if (words + more > MAX_CHUNK_WORDS) close();
      chunk.push(sentence);
      words += more;
    }
    if (words >= MIN_CHUNK_WORDS) close();
  }
  close();
  return chunks;
}

/** Counts the words of a sentence. */
export function countSentenceWords({ passage, start, end }: Sentence): number {
  return countWords(passage.text.slice(start, end));
}

function* splitSentences(passage: Passage): Generator<Sentence> {
  for (const { segment, index } of segmentSentences(passage.text, 'en')) {
    for (const piece of segment.matchAll(new RegExp(`(?:\\S+\\s*){1,${MAX_SENTENCE_WORDS}}`, 'g'))) {
      const sentenceText = piece[0].trimEnd();
      if (/\p{L}/u.test(sentenceText)) yield { passage, start: index + piece.index, end: index + piece.index + sentenceText.length };
    }
  }
}
