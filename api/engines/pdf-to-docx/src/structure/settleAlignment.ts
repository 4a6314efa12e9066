import type { Paragraph } from '../model/documentModel.ts';

/** Letters of paragraphs of three lines and more, and of those of two. */
const LONG_PARAGRAPH = 180;
const LONGER_THAN_A_LINE = 110;

/** Settles whether paragraphs with one full line are justified, by what the long or, without them, the short paragraphs do. */
export function settleAlignment(paragraphs: Paragraph[]): void {
  const doubtful = paragraphs.filter(({ confidence }) => confidence === 0.8);
  const sure = paragraphs.filter(({ confidence }) => confidence === 1);
  const long = sure.filter((paragraph) => countLetters(paragraph) > LONG_PARAGRAPH);
  const justified = long.filter(({ align }) => align === 'justify').length;
  const ragged = sure.filter((paragraph) => paragraph.align === 'left' && countLetters(paragraph) > LONGER_THAN_A_LINE).length;
  const isJustified = long.length > 0 ? justified > 0.5 * long.length : doubtful.length > 2 * ragged + 1;
  for (const paragraph of doubtful) {
    paragraph.align = isJustified ? 'justify' : paragraph.isRightToLeft ? 'right' : 'left';
    paragraph.confidence = 1;
  }
}

function countLetters({ inlines }: Paragraph): number {
  return inlines.reduce((sum, inline) => sum + (inline.kind === 'text' ? inline.text.length : 0), 0);
}
