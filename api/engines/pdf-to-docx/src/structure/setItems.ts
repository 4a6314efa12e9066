import type { ListStyle } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { paragraphOf } from '../paragraphs/buildParagraph.ts';
import { asItem, candidateOf, listsOf } from '../paragraphs/lists.ts';
import { isText, type Passage } from './passage.ts';

/** Makes items of lists of the paragraphs that begin with their marks, and takes the marks off. */
export function setItems(passages: Passage[], { source, styles }: { source: InlineSource; styles: ListStyle[] }): void {
  const hasListTags = passages.some(({ first }) => first.tag?.item);
  const items = listsOf(
    passages.map((passage) => {
      const { lines, first, whole, mark } = passage;
      const isHeading = isText(passage) && passage.block.role.type !== 'body';
      return {
        ...candidateOf(lines),
        mark: isHeading ? undefined : mark,
        tag: hasListTags ? first.tag : undefined,
        column: `${whole.parts[0]?.page} ${first.frame.left}`,
      };
    }),
    styles,
  );
  for (const [place, passage] of passages.entries()) {
    const item = items[place];
    if (!item || !isText(passage)) continue;
    const paragraph = paragraphOf(passage.lines, source, 1);
    asItem(paragraph, item);
    paragraph.align = passage.block.align === 'justify' ? 'justify' : paragraph.isRightToLeft ? 'right' : 'left';
    passage.block = paragraph;
  }
}
