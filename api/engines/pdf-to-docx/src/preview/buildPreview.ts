import { readBlockText } from '../corrections/blockText.ts';
import { type FootnoteMarks, readFootnoteMarks } from '../docx/notes.ts';
import { buildStyleSheet, findStyleId, type Place, type StyleSheet } from '../docx/styleSheet.ts';
import { readBeginning } from '../model/correction.ts';
import {
  type Block,
  type DocumentModel,
  type FloatPlace,
  getListPlace,
  type Inline,
  type ListStyle,
  type Paragraph,
  type Section,
  type Table,
} from '../model/documentModel.ts';
import type { PageMode } from '../model/pageMode.ts';
import { detectFontKind } from '../paragraphs/fontKind.ts';
import { findFontReach } from '../paragraphs/lineReach.ts';
import type { DocumentPreview, PictureSource, PreviewFloat, PreviewInline, PreviewPage, PreviewParagraph, PreviewTable } from './documentPreview.ts';
import { ListCounter } from './listCounter.ts';
import { splitOverPages } from './overPages.ts';
import { findPageHeaders } from './pageHeaders.ts';

export interface PreviewFacts {
  /** The pages that were converted, in order, and what became of them. */
  pages: { page: number; mode: PageMode; width: number; height: number }[];
  sources: ReadonlyMap<string, PictureSource>;
}

/** A preview is looked at, page by page; nobody looks at more, and it waits in the browser's memory. */
const MAX_PAGES = 120;
const MAX_CHARACTERS = 3_000_000;

/** Builds what the document holds of each page, from the model that Word's file is written from. */
export function buildPreview(model: DocumentModel, { pages, sources }: PreviewFacts): DocumentPreview {
  const writer = new PreviewWriter(model, sources);
  const counts = new Map<number, number>();
  const byPage = new Map<number, PreviewPage>();
  for (const { page, mode, width, height } of pages.slice(0, MAX_PAGES))
    byPage.set(page, { page, mode, width, height, margins: { top: 0, right: 0, bottom: 0, left: 0 }, parts: [] });
  for (const section of model.sections) {
    for (const block of section.blocks) {
      const number = counts.get(block.page) ?? 0;
      counts.set(block.page, number + 1);
      const shown = writer.block(block, byPage.get(block.page)?.parts.length === 0);
      const whole = { ...shown, place: { block: number, begins: readBeginning(readBlockText(block)) } };
      for (const { page, shown } of placeOnPages(block, whole)) {
        const preview = byPage.get(page);
        if (preview?.mode !== 'flow') continue;
        if (preview.parts.length === 0) preview.margins = roundMargins(section);
        findOrBeginPart(preview, section).blocks.push(shown);
      }
    }
  }
  for (const { id, blocks, left = 0 } of model.footnotes) {
    for (const [index, block] of blocks.entries()) {
      const preview = byPage.get(block.page);
      if (preview?.mode !== 'flow') continue;
      preview.notes = [...(preview.notes ?? []), index === 0 ? writer.markedNote(block, id) : writer.paragraph(block, 'footnote')];
      const column = findColumn(left, preview);
      if (column !== undefined) preview.noteColumns = [...(preview.noteColumns ?? []), column];
    }
  }
  const order = pages.map(({ page }) => page);
  for (const [page, { head, foot }] of findPageHeaders(model, order)) {
    const preview = byPage.get(page);
    if (preview?.mode !== 'flow' || preview.parts.length === 0) continue;
    const running = ({ from, paragraphs }: typeof head, place: Place) => ({
      from: round(from),
      paragraphs: paragraphs.map((each) => writer.paragraph(each, place)),
    });
    if (head.paragraphs.length > 0) preview.head = running(head, 'header');
    if (foot.paragraphs.length > 0) preview.foot = running(foot, 'footer');
  }
  return { pages: limitCharacters([...byPage.values()]) };
}

function placeOnPages(block: Block, shown: PreviewParagraph | PreviewTable): { page: number; shown: PreviewParagraph | PreviewTable }[] {
  const runsOver = block.kind === 'paragraph' ? (block.runsOver ?? []) : [];
  if (runsOver.length === 0 || shown.kind !== 'paragraph') return [{ page: block.page, shown }];
  const pages = [block.page, ...runsOver.map(({ page }) => page)];
  return splitOverPages(shown, runsOver).map((part, index) => ({ page: pages[index] ?? block.page, shown: part }));
}

function roundMargins({ paper }: Section): PreviewPage['margins'] {
  return { top: round(paper.top), right: round(paper.right), bottom: round(paper.bottom), left: round(paper.left) };
}

/** Blocks in as many columns go together. */
function findOrBeginPart({ parts }: PreviewPage, { columns: { count, gap } }: Section): PreviewPage['parts'][number] {
  const last = parts.at(-1);
  if (last?.columns === count) return last;
  const part = { columns: count, gap: round(gap), blocks: [] };
  parts.push(part);
  return part;
}

/** The column of the last part of a page that begins at or before this place; nothing where there is but one. */
function findColumn(left: number, { width, margins, parts }: PreviewPage): number | undefined {
  const { columns, gap } = parts.at(-1) ?? { columns: 1, gap: 0 };
  if (columns < 2) return undefined;
  const step = (width - margins.left - margins.right + gap) / columns;
  return Math.min(columns - 1, Math.max(0, Math.floor((left + gap / 2) / step)));
}

function limitCharacters(pages: PreviewPage[]): PreviewPage[] {
  let characters = 0;
  const end = pages.findIndex((page) => {
    characters += JSON.stringify(page).length;
    return characters > MAX_CHARACTERS;
  });
  return end < 0 ? pages : pages.slice(0, end);
}

class PreviewWriter {
  private readonly lists: ListCounter;
  private readonly listStyles: readonly ListStyle[];
  private readonly sources: PreviewFacts['sources'];
  private readonly marks: FootnoteMarks;
  private readonly sheet: StyleSheet;

  constructor(model: DocumentModel, sources: PreviewFacts['sources']) {
    const { lists, footnotes } = model;
    this.sheet = buildStyleSheet(model);
    this.lists = new ListCounter(lists);
    this.listStyles = lists;
    this.sources = sources;
    this.marks = readFootnoteMarks({ footnotes });
  }

  /** `isFirst` is what begins the page. */
  block(block: Block, isFirst: boolean): PreviewParagraph | PreviewTable {
    return block.kind === 'paragraph' ? this.paragraph(block, 'body', isFirst) : this.table(block);
  }

  paragraph(paragraph: Paragraph, place: Place, isFirst = false): PreviewParagraph {
    const { role, align, isRightToLeft, spaceAfter, shading, borders = {}, tabs = [], inlines } = paragraph;
    const lineHeight = measureLineHeight(paragraph);
    const indent = this.computeIndent(paragraph);
    const counted = getListPlace(role);
    const mark = counted && this.lists.next(counted.list, counted.level);
    return {
      kind: 'paragraph',
      role: role.type,
      ...('level' in role && { level: role.level }),
      ...(mark !== undefined && { mark }),
      ...(align !== 'left' && { align }),
      ...(isRightToLeft && { isRightToLeft }),
      ...omitUndefined('left', indent.left),
      ...omitUndefined('right', indent.right),
      ...omitUndefined('firstLine', indent.firstLine),
      ...omitUndefined('before', this.spaceBefore(paragraph, place, isFirst)),
      ...omitUndefined('after', spaceAfter),
      ...(lineHeight !== USUAL_LINE && { lineHeight }),
      ...(tabs.length > 0 && { tabs: tabs.map(({ at, align, leader }) => ({ at: round(at), align, ...(leader && { leader }) })) }),
      ...(shading !== undefined && { shading }),
      ...(borders.above && !borders.joins?.above && { ruleAbove: borders.above }),
      ...(borders.below && !borders.joins?.below && { ruleBelow: borders.below }),
      ...(borders.left && { ruleLeft: borders.left }),
      ...(borders.right && { ruleRight: borders.right }),
      ...((borders.joins?.above || borders.joins?.below) && { joins: borders.joins }),
      pieces: inlines.filter((inline) => inline.kind !== 'picture' || !inline.behind).map((inline) => this.piece(inline)),
    };
  }

  /** The first paragraph of a note, with the mark that Word puts before it. */
  markedNote(note: Paragraph, id: number): PreviewParagraph {
    const shown = this.paragraph(note, 'footnote');
    return { ...shown, pieces: [this.piece({ kind: 'footnote', id }), { kind: 'text', text: ' ', size: NOTE_SIZE }, ...shown.pieces] };
  }

  /** What is not known is as much as Word's style for it has, but for the top of a page. */
  private spaceBefore(paragraph: Paragraph, place: Place, isFirst: boolean): number {
    if (paragraph.spaceBefore !== undefined || isFirst) return paragraph.spaceBefore ?? 0;
    return (this.sheet.styles.get(findStyleId(paragraph, place)) ?? this.sheet.normal).paragraph.before ?? 0;
  }

  /** Items that do not hang from their mark by themselves are where their list has them. */
  private computeIndent({ role, indent, isRightToLeft }: Paragraph): Paragraph['indent'] {
    const place = getListPlace(role);
    if (!place || indent.firstLine < 0) return indent;
    const levels = this.listStyles[place.list]?.levels;
    const level = levels?.[Math.min(place.level, levels.length - 1)];
    if (!level) return indent;
    return { left: isRightToLeft ? indent.left : level.left, right: isRightToLeft ? level.left : indent.right, firstLine: -level.hanging };
  }

  private table({ isRightToLeft, columns, rows, float }: Table): PreviewTable {
    return {
      kind: 'table',
      ...(isRightToLeft && { isRightToLeft }),
      columns: columns.map(round),
      ...(float && { float: roundFloat(float) }),
      rows: rows.map(({ cells, height }) => ({
        ...(height !== undefined && { height: round(height) }),
        cells: cells.map(({ columnSpan, rowSpan, shading, borders, runs, blocks }) => ({
          ...(columnSpan > 1 && { columnSpan }),
          ...(rowSpan > 1 && { rowSpan }),
          ...(shading !== undefined && { shading }),
          ...(Object.values(borders).some(Boolean) && { hasBorders: true, borders }),
          ...(runs && { runs }),
          paragraphs: this.listParagraphs(blocks),
        })),
      })),
    };
  }

  /** A table within a cell is shown as its paragraphs. */
  private listParagraphs(blocks: readonly Block[]): PreviewParagraph[] {
    return blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? [this.paragraph(block, 'table')]
        : block.rows.flatMap(({ cells }) => cells.flatMap((cell) => this.listParagraphs(cell.blocks))),
    );
  }

  private piece(inline: Inline): PreviewInline {
    switch (inline.kind) {
      case 'text':
        return buildTextPiece(inline);
      case 'picture': {
        const from = this.sources.get(inline.picture);
        const { width, height, float } = inline;
        return { kind: 'picture', width: round(width), height: round(height), ...(from && { from }), ...(float && { float: roundFloat(float) }) };
      }
      case 'footnote':
        return { kind: 'text', text: this.marks.shown.get(inline.id) ?? String(inline.id), size: NOTE_SIZE, script: 'super' };
      case 'pageNumber':
      case 'pageCount':
        return buildTextPiece({ kind: 'text', text: '#', style: inline.style });
      case 'checkBox':
        return buildTextPiece({ kind: 'text', text: inline.isChecked ? CHECKED : UNCHECKED, style: inline.style });
      case 'field':
        return buildTextPiece({ kind: 'text', text: inline.value || EMPTY_FIELD, style: inline.style });
      case 'tab':
        return { kind: 'tab' };
      case 'lineBreak':
        return { kind: 'break' };
    }
  }
}

const NOTE_SIZE = 11;
const [CHECKED, UNCHECKED, EMPTY_FIELD] = ['\u2612', '\u2610', '_____'];

/** Single lines of most fonts, in letter heights. */
const USUAL_LINE = 1.15;

/** From line to line, in letter heights: what its font wants, times what it was given. */
function measureLineHeight({ inlines, lineHeight }: Paragraph): number {
  const first = inlines.find((inline) => inline.kind === 'text');
  const { above, below } = findFontReach(first?.style.font ?? '');
  return Math.round((above + below) * lineHeight * 100) / 100;
}

function buildTextPiece({ text, style }: Extract<Inline, { kind: 'text' }>): PreviewInline {
  const font = detectFontKind(style.font);
  return {
    kind: 'text',
    text,
    size: style.size,
    ...(font !== 'sans' && { font }),
    ...(style.color !== '000000' && { color: style.color }),
    ...(style.highlight !== undefined && { highlight: style.highlight }),
    ...(style.isBold && { isBold: true }),
    ...(style.isItalic && { isItalic: true }),
    ...(style.isUnderlined && { isUnderlined: true }),
    ...(style.isStruck && { isStruck: true }),
    ...(style.script !== 'normal' && { script: style.script }),
  };
}

function omitUndefined<Name extends string>(name: Name, points: number): { [Key in Name]?: number } {
  const value = round(points);
  return value === 0 ? {} : ({ [name]: value } as { [Key in Name]: number });
}

function roundFloat({ side, below, gap }: FloatPlace): PreviewFloat {
  return { side, below: round(below), gap: round(gap) };
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
