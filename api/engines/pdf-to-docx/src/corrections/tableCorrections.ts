import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Block, Paragraph, Table } from '../model/documentModel.ts';
import { buildTable, type TableFacts } from '../tables/buildTable.ts';
import { buildTableFromLines } from '../tables/columnsOfWords.ts';
import { readBlockText } from './blockText.ts';

/** A cell with more letters than this is a paragraph of text, not an entry. */
const ENTRY = 60;

/** Returns what a table holds as text: a line with tabs for each row of short entries, a paragraph for each longer one. */
export function makeParagraphs({ rows, columns, page }: Table): Block[] {
  const stops = columns.slice(0, -1).map((_, index) => columns.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  const blocks = rows.flatMap(({ cells }): Block[] => {
    const filled = cells.flatMap(({ blocks }) => (blocks.some((block) => readBlockText(block).trim() !== '') ? [blocks] : []));
    const all = filled.flat();
    const [first, ...others] = all.flatMap((block) => (block.kind === 'paragraph' ? [block] : []));
    const isRow = filled.length > 1 && filled.every(([block, more]) => block?.kind === 'paragraph' && !more && readBlockText(block).length <= ENTRY);
    if (!isRow || !first) return all.map((block) => (block.kind === 'paragraph' ? setFree(block) : block));
    const inlines = [...first.inlines, ...others.flatMap(({ inlines }) => [{ kind: 'tab' as const }, ...inlines])];
    return [{ ...setFree(first), align: 'left' as const, inlines, tabs: stops.map((at) => ({ at, align: 'left' as const })) }];
  });
  return blocks.map((block) => ({ ...block, page }));
}

/** Its indents were those of its cell. */
function setFree({ keepsNext: _, ...paragraph }: Paragraph): Paragraph {
  return { ...paragraph, indent: { left: 0, right: 0, firstLine: 0 } };
}

export interface TableSource extends TableFacts {
  /** The text of the page as it was read. */
  segments: readonly Segment[];
  /** The edges of the text on the page. */
  area: { left: number; right: number };
}

/** Returns the table whose rows these paragraphs are; undefined where their words are in one column. */
export function makeTable(paragraphs: readonly Paragraph[], { segments, area, ...facts }: TableSource): Table | undefined {
  const [first] = paragraphs;
  const lines = buildLines(findSegments(paragraphs, segments));
  if (!first || lines.length === 0) return undefined;
  const size = lines[0]?.size ?? 10;
  const { left, top, right, bottom } = findBounds(lines);
  const frame = { left, right, top: top - 0.2 * size, bottom: bottom + 0.1 * size };
  const draft = buildTableFromLines(lines, frame, first.page);
  return draft && buildTable(draft, area, facts);
}

/** The segments of lines that the words of paragraphs were in, between the first and the last that occur once on the page. */
function findSegments(paragraphs: readonly Paragraph[], segments: readonly Segment[]): Segment[] {
  const compact = (text: string) => text.replace(/[\s\ufffc]+/gu, '');
  const wanted = compact(paragraphs.map(readBlockText).join(' '));
  const found = segments.filter(({ words }) => wanted.includes(compact(words.map(({ text }) => text).join(''))));
  const texts = found.map(({ words }) => compact(words.map(({ text }) => text).join('')));
  const unique = found.filter(
    (_, index) => texts.indexOf(texts[index] ?? '') === texts.lastIndexOf(texts[index] ?? '') && (texts[index] ?? '').length > 2,
  );
  if (unique.length === 0) return found;
  const { top, bottom } = findBounds(unique);
  return found.filter((segment) => segment.bottom > top && segment.top < bottom);
}
