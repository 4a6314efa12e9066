import { type PDFContext, PDFName, type PDFObject, type PDFRef } from 'pdf-lib';

export type TagName = 'Document' | 'H1' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link';

/** An element of the tree that tells what each stretch of the pages is. */
export class Tag {
  readonly reference: PDFRef;
  readonly #name: TagName;
  readonly #parent: PDFRef;
  readonly #children: PDFObject[] = [];

  constructor(tagName: TagName, parent: PDFRef, reference: PDFRef) {
    this.#name = tagName;
    this.#parent = parent;
    this.reference = reference;
  }

  append(child: PDFObject): void {
    this.#children.push(child);
  }

  write(context: PDFContext): void {
    const element = context.obj({ Type: 'StructElem', S: this.#name, P: this.#parent, K: this.#children });
    // Readers announce lists by it, and PDF/UA wants it where items have marks.
    if (this.#name === 'L') element.set(PDFName.of('A'), context.obj({ O: 'List', ListNumbering: 'Disc' }));
    context.assign(this.reference, element);
  }
}

/** The tree of a document, and which of its elements each stretch of a page and each link belongs to (ISO 32000-1 14.7, 14.8). */
export class TagTree {
  readonly root: PDFRef;
  readonly document: Tag;
  readonly #context: PDFContext;
  readonly #tags: Tag[] = [];
  /** By page: the element of each marked stretch. */
  readonly #stretches = new Map<number, PDFRef[]>();
  readonly #links: PDFRef[] = [];
  readonly #pageCount: number;

  constructor(context: PDFContext, pageCount: number) {
    this.#context = context;
    this.#pageCount = pageCount;
    this.root = context.nextRef();
    this.document = this.#open('Document', this.root);
  }

  append(tagName: TagName, parent: Tag): Tag {
    const tag = this.#open(tagName, parent.reference);
    parent.append(tag.reference);
    return tag;
  }

  /** The number of a new stretch of a page, which belongs to this element. */
  mark(tag: Tag, page: number, pageReference: PDFRef): number {
    const marked = this.#stretches.get(page) ?? [];
    this.#stretches.set(page, marked);
    tag.append(this.#context.obj({ Type: 'MCR', Pg: pageReference, MCID: marked.length }));
    return marked.push(tag.reference) - 1;
  }

  /** Where a link looks up its element. */
  markLink(tag: Tag, annotation: PDFRef, pageReference: PDFRef): number {
    tag.append(this.#context.obj({ Type: 'OBJR', Pg: pageReference, Obj: annotation }));
    return this.#pageCount + this.#links.push(tag.reference) - 1;
  }

  write(): void {
    const context = this.#context;
    for (const tag of this.#tags) tag.write(context);
    const numbers: (number | PDFRef | PDFRef[])[] = [];
    for (let page = 0; page < this.#pageCount; page++) numbers.push(page, this.#stretches.get(page) ?? []);
    for (const [index, link] of this.#links.entries()) numbers.push(this.#pageCount + index, link);
    context.assign(
      this.root,
      context.obj({
        Type: 'StructTreeRoot',
        K: this.document.reference,
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: this.#pageCount + this.#links.length,
      }),
    );
  }

  #open(tagName: TagName, parent: PDFRef): Tag {
    const tag = new Tag(tagName, parent, this.#context.nextRef());
    this.#tags.push(tag);
    return tag;
  }
}
