import type { ChatIndex } from '../types/chatIndex.ts';

/** Returns a sentence as the document has it, line breaks included. */
export function sliceSentence({ text, sentences }: Pick<ChatIndex, 'text' | 'sentences'>, sentence: number): string {
  const { start, end } = sentences[sentence] ?? { start: 0, end: 0 };
  return text.slice(start, end);
}
