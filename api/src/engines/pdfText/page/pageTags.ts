import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ParagraphKind } from '../documentText.ts';
import type { Glyph } from '../glyphs/glyph.ts';

/** Where marked content belongs by the tags of its page: blocks and the cells or parts in them count in reading order. */
export interface TagPlace {
  block: number;
  part: number;
  kind: ParagraphKind;
}

export type PageTags = Map<number, TagPlace>;

const TYPE_BYTES = 256;
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 50_000;
/** Tags that leave out more of a page than this are not to be trusted with it. */
const MIN_COVER = 0.9;
const HEADING = /^(H\d?|Title)$/;
/** A paragraph by itself, unless it stands in one of those that follow. */
const PARAGRAPH = /^(P|Caption|TOCI|Formula|Code|Quote)$/;
const WHOLE: Record<string, ParagraphKind> = { LI: 'listItem', TR: 'tableRow', Note: 'note', FENote: 'note' };
const CELL = /^(TD|TH)$/;
/** Says nothing about how a page is to be read. */
const PLAIN = /^(Document|Part|Sect|Div|P|Span|NonStruct|Private)$/;

/** The tags of a page, when they cover it and say more than where its paragraphs are. */
export function pageTags(instance: WrappedPdfiumModule, page: number, glyphs: Glyph[]): PageTags | undefined {
  if (!glyphs.some(({ style }) => style.markedContent >= 0)) return undefined;
  const tree = instance.FPDF_StructTree_GetForPage(page);
  if (!tree) return undefined;
  try {
    const reader = new TagReader(instance);
    const count = instance.FPDF_StructTree_CountChildren(tree);
    for (let index = 0; index < count; index += 1) reader.visit(instance.FPDF_StructTree_GetChildAtIndex(tree, index), undefined, 0);
    reader.close();
    const covered = glyphs.filter(({ style }) => reader.places.has(style.markedContent)).length;
    return reader.saysMore && covered >= MIN_COVER * glyphs.length ? reader.places : undefined;
  } finally {
    instance.FPDF_StructTree_Close(tree);
  }
}

interface OpenBlock extends TagPlace {
  /** A list item's own paragraph is the item; a second one is another paragraph. */
  holdsParagraph: boolean;
}

class TagReader {
  readonly places: PageTags = new Map();
  saysMore = false;
  readonly #instance: WrappedPdfiumModule;
  readonly #type: number;
  #blocks = 0;
  #seen = 0;

  constructor(instance: WrappedPdfiumModule) {
    this.#instance = instance;
    this.#type = instance.pdfium.wasmExports.malloc(TYPE_BYTES);
  }

  close(): void {
    this.#instance.pdfium.wasmExports.free(this.#type);
  }

  visit(element: number, around: OpenBlock | undefined, depth: number): void {
    this.#seen += 1;
    if (!element || depth > MAX_DEPTH || this.#seen > MAX_ELEMENTS) return;
    const type = this.#typeOf(element);
    if (!PLAIN.test(type)) this.saysMore = true;
    let open = this.#opened(type, around);
    const count = this.#instance.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < count; index += 1) {
      const content = this.#instance.FPDF_StructElement_GetChildMarkedContentID(element, index);
      if (content >= 0) {
        open ??= this.#begun('text');
        const { block, part, kind } = open;
        if (!this.places.has(content)) this.places.set(content, { block, part, kind });
        continue;
      }
      const blocksBefore = this.#blocks;
      this.visit(this.#instance.FPDF_StructElement_GetChildAtIndex(element, index), open, depth + 1);
      // What follows a list inside an item stands below that list.
      if (open && type !== 'TR' && this.#blocks > blocksBefore && this.#blocks > open.block + 1)
        open = this.#begun(open.kind === 'listItem' ? 'text' : open.kind);
    }
  }

  #opened(type: string, around: OpenBlock | undefined): OpenBlock | undefined {
    if (HEADING.test(type)) return this.#begun('heading');
    const whole = WHOLE[type];
    if (whole) return this.#begun(whole);
    if (CELL.test(type) && around) {
      around.part += 1;
      return around;
    }
    if (!PARAGRAPH.test(type)) return around;
    if (!around || around.kind === 'text') return this.#begun('text');
    if (around.kind === 'tableRow' || !around.holdsParagraph) {
      around.holdsParagraph = true;
      return around;
    }
    return this.#begun(around.kind === 'note' ? 'note' : 'text');
  }

  #begun(kind: ParagraphKind): OpenBlock {
    this.#blocks += 1;
    return { block: this.#blocks - 1, part: 0, kind, holdsParagraph: kind === 'text' };
  }

  #typeOf(element: number): string {
    const length = this.#instance.FPDF_StructElement_GetType(element, this.#type, TYPE_BYTES);
    return length > 2 && length <= TYPE_BYTES ? this.#instance.pdfium.UTF16ToString(this.#type) : '';
  }
}
