import type { Passage } from './types/builtInAnswer.ts';
import type { ChatIndex } from './types/chatIndex.ts';

/** Returns the text of a document page by page, for a model that can read all of it; nothing where it has more letters than these. */
export function readWholeText({ text, pages }: Pick<ChatIndex, 'text' | 'pages'>, maxLetters: number): Passage[] {
  if (text.length > maxLetters) return [];
  return pages.flatMap(({ page, start, end }) => {
    const pageText = text.slice(start, end);
    return pageText.trim() === '' ? [] : [{ page, start, end, text: pageText, score: 1 }];
  });
}
