import { dictionaryOf, type NewReference, name, type PdfValue } from '../../../merge/raw/syntax/values.ts';
import type { PdfFile } from './pdfFile.ts';

export type TagName = 'Document' | 'H1' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link';

/** An element of the tree that tells what each stretch of the pages is. */
export class Tag {
  readonly reference: NewReference;
  readonly #name: TagName;
  readonly #parent: NewReference;
  readonly #children: PdfValue[] = [];

  constructor(tagName: TagName, parent: NewReference, reference: NewReference) {
    this.#name = tagName;
    this.#parent = parent;
    this.reference = reference;
  }

  append(child: PdfValue): void {
    this.#children.push(child);
  }

  value(): PdfValue {
    return dictionaryOf({
      Type: name('StructElem'),
      S: name(this.#name),
      P: this.#parent,
      K: this.#children,
      // Readers announce lists by it, and PDF/UA wants it where items have marks.
      A: this.#name === 'L' ? dictionaryOf({ O: name('List'), ListNumbering: name('Disc') }) : undefined,
    });
  }
}

/** The tree of a document, and which of its elements each stretch of a page and each link belongs to (ISO 32000-1 14.7, 14.8). */
export class TagTree {
  readonly root: NewReference;
  readonly document: Tag;
  readonly #file: PdfFile;
  readonly #tags: Tag[] = [];
  /** By page: the element of each marked stretch. */
  readonly #stretches = new Map<number, NewReference[]>();
  readonly #links: NewReference[] = [];
  readonly #pageCount: number;

  constructor(file: PdfFile, pageCount: number) {
    this.#file = file;
    this.#pageCount = pageCount;
    this.root = file.reserve();
    this.document = this.#open('Document', this.root);
  }

  append(tagName: TagName, parent: Tag): Tag {
    const tag = this.#open(tagName, parent.reference);
    parent.append(tag.reference);
    return tag;
  }

  /** The number of a new stretch of a page, which belongs to this element. */
  mark(tag: Tag, page: number, pageReference: NewReference): number {
    const marked = this.#stretches.get(page) ?? [];
    this.#stretches.set(page, marked);
    tag.append(dictionaryOf({ Type: name('MCR'), Pg: pageReference, MCID: marked.length }));
    return marked.push(tag.reference) - 1;
  }

  /** Where a link looks up its element. */
  markLink(tag: Tag, annotation: NewReference, pageReference: NewReference): number {
    tag.append(dictionaryOf({ Type: name('OBJR'), Pg: pageReference, Obj: annotation }));
    return this.#pageCount + this.#links.push(tag.reference) - 1;
  }

  write(): void {
    for (const tag of this.#tags) this.#file.set(tag.reference, tag.value());
    const numbers: PdfValue[] = [];
    for (let page = 0; page < this.#pageCount; page++) numbers.push(page, this.#stretches.get(page) ?? []);
    for (const [index, link] of this.#links.entries()) numbers.push(this.#pageCount + index, link);
    this.#file.set(
      this.root,
      dictionaryOf({
        Type: name('StructTreeRoot'),
        K: this.document.reference,
        ParentTree: this.#file.add(dictionaryOf({ Nums: numbers })),
        ParentTreeNextKey: this.#pageCount + this.#links.length,
      }),
    );
  }

  #open(tagName: TagName, parent: NewReference): Tag {
    const tag = new Tag(tagName, parent, this.#file.reserve());
    this.#tags.push(tag);
    return tag;
  }
}
