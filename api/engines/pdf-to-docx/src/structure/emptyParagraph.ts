import type { Paragraph } from '../model/documentModel.ts';

/** Builds a paragraph of nothing, set as plainly as can be. */
export function buildEmptyParagraph(page: number): Paragraph {
  return {
    kind: 'paragraph',
    role: { type: 'body' },
    align: 'left',
    isRightToLeft: false,
    indent: { left: 0, right: 0, firstLine: 0 },
    spaceBefore: 0,
    spaceAfter: 0,
    lineHeight: 1,
    beginsPage: false,
    inlines: [],
    page,
    confidence: 1,
  };
}
