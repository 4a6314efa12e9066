import { countWords } from '@sheaf/language/tokens/countWords';
import type { Paragraph } from '@sheaf/pdf-text/documentText';
import type { Sentence } from '../types/chatIndex.ts';

const WINDOW_WORDS = 110;
const MAX_WORDS = 140;

/** Splits sentences into windows of about 110 words that overlap by a sentence, as pairs of start and end. */
export function splitWindows(sentences: readonly Sentence[], paragraphs: readonly Paragraph[], text: string): [number, number][] {
  const lengths = sentences.map(({ start, end }) => countWords(text.slice(start, end)));
  const windows: [number, number][] = [];
  let from = 0;
  while (from < sentences.length) {
    let words = 0;
    let to = from;
    while (to < sentences.length && words < WINDOW_WORDS && (to === from || words + (lengths[to] ?? 0) <= MAX_WORDS)) {
      // What is under another heading is another topic.
      if (to > from && words > WINDOW_WORDS / 2 && isHeading(to)) break;
      words += lengths[to] ?? 0;
      to++;
    }
    windows.push([from, to]);
    if (to >= sentences.length) break;
    from = isHeading(to) || to - 1 <= from ? to : to - 1;
  }
  return windows;

  function isHeading(position: number): boolean {
    return paragraphs[sentences[position]?.paragraph ?? -1]?.kind === 'heading';
  }
}
