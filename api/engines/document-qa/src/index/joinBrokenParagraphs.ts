import type { DocumentText, Paragraph } from '@sheaf/pdf-text/documentText';

/** A paragraph breaks off where it ends in a word and more than a label stands in it. */
const BREAKS_OFF = /^(?=(?:\S+\s+){5}).*[\p{Ll},]$/su;
const GOES_ON = /^\p{Ll}/u;

/** Joins paragraphs of one page that are one sentence: "You need not" and "be at home." */
export function joinBrokenParagraphs({ text, paragraphs }: DocumentText): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const before = joined.at(-1);
    const isBroken =
      before !== undefined &&
      paragraph.kind === 'text' &&
      paragraph.page === before.page &&
      (before.kind === 'text' || before.kind === 'listItem') &&
      GOES_ON.test(text.slice(paragraph.start, paragraph.end)) &&
      BREAKS_OFF.test(text.slice(before.start, before.end).trim());
    if (isBroken) joined[joined.length - 1] = { ...before, end: paragraph.end };
    else joined.push(paragraph);
  }
  return joined;
}
