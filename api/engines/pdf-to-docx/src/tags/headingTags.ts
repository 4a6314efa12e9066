import type { TagPlace } from '@sheaf/pdf-text/read/pageTags';

/** What the tags of a document say of one of its paragraphs. */
export interface TaggedText {
  tag: TagPlace | undefined;
  letters: number;
}

/** Headings are short: where tags make this share of all letters headings, somebody has used them for their look. */
const MOST_LETTERS = 0.3;
/** With fewer, whoever tagged the document need not have tagged all its headings. */
const MANY = 2;

/** Returns whether the tags of a document name its headings, and whether they name all of them. */
export function judgeHeadingTags(texts: TaggedText[]): 'none' | 'some' | 'all' {
  const tagged = texts.filter(({ tag }) => tag);
  const headings = tagged.filter(({ tag }) => tag?.kind === 'heading');
  const countLetters = (some: TaggedText[]) => some.reduce((sum, { letters }) => sum + letters, 0);
  if (headings.length === 0 || countLetters(headings) > MOST_LETTERS * countLetters(tagged)) return 'none';
  return headings.length < MANY ? 'some' : 'all';
}
