import type { OpenIndex } from '../../index/openChatIndex.ts';

/** Returns the place of the heading above a paragraph, or -1. */
export function findHeadingAbove({ paragraphs }: OpenIndex, paragraph: number): number {
  for (let position = paragraph; position >= 0; position -= 1) if (paragraphs[position]?.kind === 'heading') return position;
  return -1;
}

/** Returns the text of a heading by its place. */
export function readHeadingAt({ paragraphs, text }: OpenIndex, position: number): string {
  const heading = paragraphs[position];
  return heading ? text.slice(heading.start, heading.end).replace(/\s+/g, ' ') : '';
}

/** Lists the sentences between a heading and the next one, without rows of tables. */
export function listSentencesBelow(index: OpenIndex, heading: number): number[] {
  const next = index.paragraphs.findIndex(({ kind }, position) => position > heading && kind === 'heading');
  return index.sentences.flatMap(({ paragraph }, sentence) => {
    const isBelow = paragraph > heading && (next < 0 || paragraph < next);
    return isBelow && index.paragraphs[paragraph]?.kind !== 'tableRow' ? [sentence] : [];
  });
}
