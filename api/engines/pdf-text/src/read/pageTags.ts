import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ParagraphKind } from '../documentText.ts';
import type { Glyph } from '../glyphs/glyph.ts';
import { TagAttributes } from './tagAttributes.ts';

/** Where marked content belongs by the tags of its page: blocks and the cells or parts in them count in reading order. */
export interface TagPlace {
  block: number;
  part: number;
  kind: ParagraphKind;
  /** Of a heading: from 1, and 0 for the title of the document. */
  level?: number;
  item?: TaggedItem;
  cell?: TaggedCell;
  /** Which paragraph of its page it is, where its block is a row of a table. */
  paragraph?: number;
  /** Whether its block has a part on an earlier page, and on a later one. */
  isBegun?: boolean;
  continues?: boolean;
  /** Whether it is in a division alone, and no tag calls it a paragraph or anything else. */
  isUntyped?: boolean;
}

/** An item of a list: which one of its page, and how many lists it is in beside its own. */
export interface TaggedItem {
  list: number;
  level: number;
  /** As the PDF names it, such as `Decimal`. */
  numbering: string | undefined;
  hasLabel: boolean;
}

/** A cell of a table that is in no other. */
export interface TaggedCell {
  table: TaggedTable;
  row: number;
  rowSpan: number;
  columnSpan: number;
  /** It is the header of its column. */
  isHeader: boolean;
}

/** The rows that have a part on this page; cells without any text are not known. */
export interface TaggedTable {
  rows: (TaggedCell | undefined)[][];
  /** Whether it has rows on an earlier page, and on a later one. */
  isBegun: boolean;
  continues: boolean;
}

export type PageTags = Map<number, TagPlace>;

const TYPE_BYTES = 256;
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 50_000;
/** Tags that leave out more of a page than this are ignored. */
const MIN_COVER = 0.9;
const HEADING = /^(H\d?|Title)$/;
const MAX_LEVEL = 6;
/** Is part of a paragraph without beginning one. */
const INLINE = /^(Span|Link|Reference|Em|Strong|LBody|NonStruct|Private)$/;
const SECTION = /^(Sect|Art|Part)$/;

/** A paragraph by itself, unless it is in one of those that follow. */
const PARAGRAPH = /^(P|Caption|TOCI|Formula|Code|Quote)$/;
const KIND_BY_TAG: Record<string, ParagraphKind> = { LI: 'listItem', TR: 'tableRow', Note: 'note', FENote: 'note' };
const CELL = /^(TD|TH)$/;
/** Tags without meaning for the reading of a page. */
const PLAIN = /^(Document|Part|Sect|Div|P|Span|NonStruct|Private)$/;

/** Reads the tags of a page, when they cover it: `plainTags` where they say no more than where its paragraphs are. */
export function readPageTags(instance: WrappedPdfiumModule, page: number, glyphs: Glyph[]): { tags?: PageTags; plainTags?: PageTags } {
  if (!glyphs.some(({ style }) => style.markedContent >= 0)) return {};
  const tree = instance.FPDF_StructTree_GetForPage(page);
  if (!tree) return {};
  try {
    const reader = new TagReader(instance);
    const count = instance.FPDF_StructTree_CountChildren(tree);
    for (let index = 0; index < count; index += 1) reader.visit(instance.FPDF_StructTree_GetChildAtIndex(tree, index), { sections: 0 }, 0);
    reader.close();
    const covered = glyphs.filter(({ style }) => reader.places.has(style.markedContent)).length;
    if (covered < MIN_COVER * glyphs.length) return {};
    return reader.hasStructure ? { tags: reader.places } : { plainTags: reader.places };
  } finally {
    instance.FPDF_StructTree_Close(tree);
  }
}

interface OpenBlock extends TagPlace {
  /** A list item's own paragraph is the item; a second one is another paragraph. */
  holdsParagraph: boolean;
  places: TagPlace[];
}

/** The ancestors of an element. */
interface Around {
  open?: OpenBlock | undefined;
  sections: number;
  list?: { list: number; level: number; numbering: string | undefined };
  item?: TaggedItem;
  table?: TaggedTable;
  row?: (TaggedCell | undefined)[];
  cell?: TaggedCell;
  paragraph?: number;
}

class TagReader {
  readonly places: PageTags = new Map();
  hasStructure = false;
  readonly #instance: WrappedPdfiumModule;
  readonly #type: number;
  readonly #attributes: TagAttributes;
  #blocks = 0;
  #lists = 0;
  #paragraphs = 0;
  #seen = 0;

  constructor(instance: WrappedPdfiumModule) {
    this.#instance = instance;
    this.#type = instance.pdfium.wasmExports.malloc(TYPE_BYTES);
    this.#attributes = new TagAttributes(instance);
  }

  close(): void {
    this.#attributes.close();
    this.#instance.pdfium.wasmExports.free(this.#type);
  }

  visit(element: number, outside: Around, depth: number): void {
    this.#seen += 1;
    if (!element || depth > MAX_DEPTH || this.#seen > MAX_ELEMENTS) return;
    const type = this.#readType(element);
    if (!PLAIN.test(type)) this.hasStructure = true;
    const around = this.#inside(type, element, outside);
    if (type === 'Lbl' && around.item) around.item.hasLabel = true;
    let open = this.#opened(type, around);
    const own = open !== around.open || INLINE.test(type) || PARAGRAPH.test(type) ? open : undefined;
    const count = this.#instance.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < count; index += 1) {
      const content = this.#instance.FPDF_StructElement_GetChildMarkedContentID(element, index);
      if (content >= 0) {
        open ??= { ...this.#begun('text', around), isUntyped: true };
        if (!this.places.has(content)) this.#put(content, open, around);
        continue;
      }
      const child = this.#instance.FPDF_StructElement_GetChildAtIndex(element, index);
      if (!child) {
        this.#missing(type, around, { open: own, index, count });
        continue;
      }
      const blocksBefore = this.#blocks;
      this.visit(child, { ...around, open }, depth + 1);
      // What follows a list inside an item is below that list.
      if (open && type !== 'TR' && this.#blocks > blocksBefore && this.#blocks > open.block + 1)
        open = this.#begun(open.kind === 'listItem' ? 'text' : open.kind, around);
    }
  }

  #put(content: number, { holdsParagraph: _, places, ...open }: OpenBlock, { cell, paragraph }: Around): void {
    const place: TagPlace = cell ? { ...open, cell, ...(paragraph !== undefined && { paragraph }) } : open;
    places.push(place);
    this.places.set(content, place);
  }

  /** What is on another page, and cells without any text, are children that PDFium does not have. */
  #missing(type: string, { row, table }: Around, { open, index, count }: { open: OpenBlock | undefined; index: number; count: number }): void {
    if (type === 'TR') row?.push(undefined);
    else if (table && table.rows.length === 0) table.isBegun = true;
    else if (table) table.continues = true;
    if (!open || open.kind === 'tableRow') return;
    const last = open.places.at(-1);
    if (!last) open.isBegun = true;
    else if (index === count - 1) last.continues = true;
  }

  #inside(type: string, element: number, outside: Around): Around {
    const around: Around = { ...outside };
    if (SECTION.test(type)) around.sections += 1;
    if (type === 'L') {
      around.list = {
        list: outside.list?.list ?? this.#lists++,
        level: outside.list ? outside.list.level + 1 : 0,
        numbering: this.#attributes.name(element, 'ListNumbering'),
      };
    }
    if (type === 'LI' && around.list) around.item = { ...around.list, hasLabel: false };
    if (type === 'Table' && !around.cell) around.table = { rows: [], isBegun: false, continues: false };
    if (PARAGRAPH.test(type) && around.cell) around.paragraph = this.#paragraphs++;
    // Rows of a table inside a cell are text of that cell.
    if (type === 'TR' && around.table && !around.cell) {
      around.row = [];
      around.table.rows.push(around.row);
    }
    if (CELL.test(type) && around.row && around.table && !around.cell) {
      const scope = type === 'TH' ? this.#attributes.name(element, 'Scope') : 'Row';
      around.cell = {
        table: around.table,
        row: around.table.rows.length - 1,
        rowSpan: this.#attributes.count(element, 'RowSpan'),
        columnSpan: this.#attributes.count(element, 'ColSpan'),
        isHeader: scope !== 'Row',
      };
      around.row.push(around.cell);
    }
    return around;
  }

  #opened(type: string, around: Around): OpenBlock | undefined {
    const { open } = around;
    if (HEADING.test(type)) return { ...this.#begun('heading', around), level: parseHeadingLevel(type, around.sections) };
    const kind = KIND_BY_TAG[type];
    if (kind) return this.#begun(kind, around);
    if (CELL.test(type) && open) {
      open.part += 1;
      return open;
    }
    if (!PARAGRAPH.test(type)) return open;
    if (!open || open.kind === 'text') return this.#begun('text', around);
    if (open.kind === 'tableRow' || !open.holdsParagraph) {
      open.holdsParagraph = true;
      return open;
    }
    return this.#begun(open.kind === 'note' ? 'note' : 'text', around);
  }

  #begun(kind: ParagraphKind, { item }: Around): OpenBlock {
    this.#blocks += 1;
    return { block: this.#blocks - 1, part: 0, kind, holdsParagraph: kind === 'text', places: [], ...(kind === 'listItem' && item && { item }) };
  }

  #readType(element: number): string {
    const length = this.#instance.FPDF_StructElement_GetType(element, this.#type, TYPE_BYTES);
    return length > 2 && length <= TYPE_BYTES ? this.#instance.pdfium.UTF16ToString(this.#type) : '';
  }
}

/** Returns the level of a heading tag; one without a number has the depth of its sections. */
function parseHeadingLevel(type: string, sections: number): number {
  if (type === 'Title') return 0;
  return Math.min(MAX_LEVEL, Math.max(1, type === 'H' ? sections : Number(type.slice(1))));
}
