import type { Block, DocumentModel, Inline, ListStyle, Paragraph, Section, Table, TableCell, TextStyle } from '../model/documentModel.ts';
import { plainLook } from '../paragraphs/textStyle.ts';
import { buildEmptyParagraph } from '../structure/emptyParagraph.ts';

/** Documents written by hand, for tests: each builder gives the plainest there is, with what the test changes about it. */
export const plainStyle: TextStyle = { ...plainLook, font: 'Liberation Serif', size: 11 };

export function text(words: string, style: Partial<TextStyle> = {}): Extract<Inline, { kind: 'text' }> {
  return { kind: 'text', text: words, style: { ...plainStyle, ...style } };
}

export function paragraph(inlines: Inline[] | string, changes: Partial<Paragraph> = {}): Paragraph {
  return {
    ...buildEmptyParagraph(1),
    spaceAfter: 6,
    inlines: typeof inlines === 'string' ? [text(inlines)] : inlines,
    ...changes,
  };
}

export function heading(words: string, level: number): Paragraph {
  return paragraph([text(words, { size: 20 - 2 * level, isBold: true })], { role: { type: 'heading', level }, spaceBefore: 12 });
}

export function item(words: string, list: number, level = 0): Paragraph {
  return paragraph(words, { role: { type: 'listItem', list, level }, indent: { left: 18 + 18 * level, right: 0, firstLine: -18 } });
}

export function buildListStyle(...levels: [format: ListStyle['levels'][number]['format'], text: string, start?: number][]): ListStyle {
  return { levels: levels.map(([format, words, start = 1], level) => ({ format, text: words, start, left: 18 + 18 * level, hanging: 18 })) };
}

const ruling = { width: 0.5, color: '000000' };

export function cell(blocks: Block[] | string, changes: Partial<TableCell> = {}): TableCell {
  return {
    columnSpan: 1,
    rowSpan: 1,
    blocks: typeof blocks === 'string' ? [paragraph(blocks, { spaceAfter: 0 })] : blocks,
    borders: { top: ruling, right: ruling, bottom: ruling, left: ruling },
    verticalAlign: 'top',
    ...changes,
  };
}

export function table(columns: number[], rows: TableCell[][], changes: Partial<Table> = {}): Table {
  return {
    kind: 'table',
    columns,
    rows: rows.map((cells) => ({ cells })),
    headerRows: 0,
    align: 'left',
    indent: 0,
    padding: { top: 0, right: 5.4, bottom: 0, left: 5.4 },
    isRightToLeft: false,
    page: 1,
    confidence: 1,
    ...changes,
  };
}

export function section(blocks: Block[], changes: Partial<Section> = {}): Section {
  return {
    start: 'nextPage',
    paper: { width: 595, height: 842, top: 72, right: 72, bottom: 72, left: 72 },
    columns: { count: 1, gap: 0 },
    blocks,
    ...changes,
  };
}

export function buildDocument(blocks: Block[], changes: Partial<DocumentModel> = {}): DocumentModel {
  return {
    sections: [section(blocks)],
    footnotes: [],
    lists: [],
    pictures: new Map(),
    body: { font: plainStyle.font, size: plainStyle.size },
    ...changes,
  };
}
