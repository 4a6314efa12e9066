import { PDFDocument, type PDFFont, PDFName, PDFNumber, PDFOperator, PDFOperatorNames, type PDFPage, type PDFRef, StandardFonts } from 'pdf-lib';

/** A structure element with what it holds. */
export interface TestTag {
  tag: string;
  attributes?: Record<string, number | string>;
  holds: (TestTag | TestText)[];
}

/** A line of text. Heights are from the foot of the page, pages from 1. */
export interface TestText {
  text: string;
  x: number;
  y: number;
  size?: number;
  page?: number;
}

const PAPER: [number, number] = [595, 842];
const SIZE = 11;

/** Builds a PDF with these tags, all in plain letters, so that only tags say what its parts are. */
export async function buildTaggedPdf(tags: TestTag[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const press = new Press(document, await document.embedFont(StandardFonts.TimesRoman));
  const root = document.context.nextRef();
  const kids = tags.map((tag) => press.element(tag, root));
  press.close(root, kids);
  return document.save();
}

/** Builds the tag of a paragraph with one line. */
export function buildParagraphTag(text: string, y: number, x = 70): TestTag {
  return { tag: 'P', holds: [{ text, x, y }] };
}

class Press {
  readonly #document: PDFDocument;
  readonly #font: PDFFont;
  readonly #pages: { page: PDFPage; owners: PDFRef[] }[] = [];

  constructor(document: PDFDocument, font: PDFFont) {
    this.#document = document;
    this.#font = font;
  }

  element({ tag, attributes, holds }: TestTag, parent: PDFRef): PDFRef {
    const { context } = this.#document;
    const own = context.nextRef();
    const kids = holds.map((held) => ('tag' in held ? this.element(held, own) : this.#content(held, own)));
    const named = Object.entries(attributes ?? {}).map(([name, value]) => [name, typeof value === 'number' ? value : PDFName.of(value)]);
    const attributeDictionary = attributes && context.obj({ O: tag.startsWith('L') ? 'List' : 'Table', ...Object.fromEntries(named) });
    context.assign(own, context.obj({ Type: 'StructElem', S: tag, P: parent, K: kids, ...(attributeDictionary && { A: attributeDictionary }) }));
    return own;
  }

  close(root: PDFRef, kids: PDFRef[]): void {
    const { context, catalog } = this.#document;
    const numbers = this.#pages.flatMap(({ owners }, index) => [PDFNumber.of(index), context.obj(owners)]);
    context.assign(root, context.obj({ Type: 'StructTreeRoot', K: kids, ParentTree: { Nums: numbers } }));
    catalog.set(PDFName.of('StructTreeRoot'), root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  #content({ text, x, y, size = SIZE, page: number = 1 }: TestText, owner: PDFRef) {
    while (this.#pages.length < number) {
      const page = this.#document.addPage(PAPER);
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(this.#pages.length));
      this.#pages.push({ page, owners: [] });
    }
    const { page, owners } = this.#pages[number - 1] ?? this.#pages[0] ?? { page: this.#document.addPage(PAPER), owners: [] };
    const id = owners.push(owner) - 1;
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), `<< /MCID ${id} >>`]));
    page.drawText(text, { x, y, size, font: this.#font });
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    return this.#document.context.obj({ Type: 'MCR', Pg: page.ref, MCID: id });
  }
}
