import type { ListStyle } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { buildParagraph } from '../paragraphs/buildParagraph.ts';
import { buildListCandidate, buildLists, makeListItem } from '../paragraphs/lists.ts';
import { isText, type Passage } from './passage.ts';

/** Makes items of lists of the paragraphs that begin with their marks, and takes the marks off. */
export function setListItems(passages: Passage[], { source, styles }: { source: InlineSource; styles: ListStyle[] }): void {
  const hasListTags = passages.some(({ first }) => first.tag?.item);
  const items = buildLists(
    passages.map((passage) => {
      const { lines, first, whole, mark } = passage;
      const isHeading = isText(passage) && passage.block.role.type !== 'body';
      return {
        ...buildListCandidate(lines),
        mark: isHeading ? undefined : mark,
        // A division may hold an item as well as anything else: its mark alone tells.
        tag: hasListTags && !first.tag?.isUntyped ? first.tag : undefined,
        column: `${whole.parts[0]?.page} ${first.frame.left}`,
      };
    }),
    styles,
  );
  for (const [index, passage] of passages.entries()) {
    const item = items[index];
    if (!item || !isText(passage)) continue;
    const paragraph = buildParagraph(passage.lines, source, 1);
    makeListItem(paragraph, item);
    // A clause title stays a heading, and the list of the clauses numbers it.
    if (passage.clauseLevel !== undefined) paragraph.role = { type: 'heading', level: passage.clauseLevel, number: item };
    paragraph.align = passage.block.align === 'justify' ? 'justify' : paragraph.isRightToLeft ? 'right' : 'left';
    passage.block = paragraph;
  }
}
