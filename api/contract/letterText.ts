import type { LetterParagraph } from './coverLetter.ts';

/** Joins the paragraphs of a letter with empty lines. */
export function joinParagraphs(paragraphs: readonly Pick<LetterParagraph, 'text'>[]): string {
  return paragraphs.map(({ text }) => text).join('\n\n');
}

/** Counts the words of the body, to which the lengths of letters apply. */
export function countBodyWords(paragraphs: readonly Pick<LetterParagraph, 'kind' | 'text'>[]): number {
  const body = paragraphs.filter(({ kind }) => kind !== 'greeting' && kind !== 'signature');
  return body.flatMap(({ text }) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))).length;
}
