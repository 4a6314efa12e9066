import type { Block, ListStyle, Paragraph } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { buildParagraph } from '../paragraphs/buildParagraph.ts';
import { findListMarker } from '../paragraphs/listMarkers.ts';
import { buildListCandidate, buildLists, makeListItem } from '../paragraphs/lists.ts';
import type { PlacedLine } from '../paragraphs/textDraft.ts';

/** A number alone in its cell may count the rows. */
const MIN_COUNTED = 2;

/** Makes items of the paragraphs of one cell that begin with bullets, or count each other. Adds to `styles` what its lists look like. */
export function setListsInCell(
  blocks: Block[],
  linesByParagraph: ReadonlyMap<Paragraph, PlacedLine[]>,
  source: InlineSource,
  styles: ListStyle[],
): void {
  const placed = blocks.flatMap((block, at) => {
    const lines = block.kind === 'paragraph' ? linesByParagraph.get(block) : undefined;
    return block.kind === 'paragraph' && lines ? [{ at, lines, paragraph: block }] : [];
  });
  const found: ListStyle[] = [];
  const items = buildLists(
    placed.map(({ lines }) => ({ ...buildListCandidate(lines), mark: lines[0] && findListMarker(lines[0]), column: '', tag: undefined })),
    found,
  );
  const isList = (list: number) => {
    const isCounted = found[list]?.levels[0]?.format !== 'bullet';
    return !isCounted || items.filter((item) => item?.list === list).length >= MIN_COUNTED;
  };
  for (const [index, item] of items.entries()) {
    const own = placed[index];
    if (!item || !own || !isList(item.list)) continue;
    const { align, spaceBefore, spaceAfter } = own.paragraph;
    const paragraph = { ...buildParagraph(own.lines, source, 1), align: align === 'justify' ? align : 'left', spaceBefore, spaceAfter } as const;
    makeListItem(paragraph, { list: styles.length + item.list, level: item.level });
    blocks[own.at] = paragraph;
  }
  if (items.some((item) => item !== undefined)) styles.push(...found);
}
