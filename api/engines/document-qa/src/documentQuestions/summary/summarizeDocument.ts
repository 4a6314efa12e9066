import type { OpenIndex } from '../../index/openChatIndex.ts';
import { chooseSentences } from './chooseSentences.ts';

const MAX_WORDS = 130;
const LONG_DOCUMENT = 60;
const SHORT_DOCUMENT = 15;

/** Summarizes the document in three to five of its sentences, or fewer where it has no more. */
export function summarizeDocument(index: OpenIndex): string {
  const count = index.sentences.length >= LONG_DOCUMENT ? 5 : index.sentences.length >= SHORT_DOCUMENT ? 4 : 3;
  const chosen = chooseSentences(index, { count, maxWords: MAX_WORDS });
  return chosen.map((sentence) => readSentence(index, sentence)).join(' ');
}

export function readSentence({ text, sentences }: OpenIndex, sentence: number): string {
  const { start, end } = sentences[sentence] ?? { start: 0, end: 0 };
  // "Abstract:" names the paragraph, it is no part of what is said.
  return text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/^(?:\(?\d{1,2}[.)]|[•◦▪‣·–-])\s+(?=\p{L})/u, '')
    .replace(/(?<=[.!?])\s\(?\d{1,2}[.)]$/, '')
    .replace(/^(?:abstract|summary|resumen|text)\s*[:.–—]\s*(?=\p{Lu})/iu, '');
}
