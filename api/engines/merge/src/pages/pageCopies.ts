import { NewReference, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';
import type { PlannedPage } from './planPages.ts';

/** A repeated page: it and its annotations become objects of their own. */
export interface PageCopy {
  number: number;
  /** The page's object in its file. */
  object: PdfValue;
  annotations: Map<number, NewReference>;
  /** Where tags find the page and its annotations, if they are tagged. */
  structParents?: number;
  structParent: Map<number, number>;
}

/** Tracks the annotations that are repeated with their page, and those that are omitted with it. */
export class PageCopies {
  readonly #byPosition = new Map<number, PageCopy>();
  readonly #byDocument = new Map<InputDocument, PageCopy[]>();
  readonly #widgets = new Map<InputDocument, Map<number, NewReference[]>>();
  readonly #dropped = new Map<InputDocument, Set<number>>();
  readonly #changedWidgets = new Map<InputDocument, Map<number, PdfDictionary>>();

  constructor(writer: PdfWriter, documents: InputDocument[], plan: PlannedPage[]) {
    const written = new Map(documents.map((document) => [document, new Uint8Array(document.pages.length)]));
    plan.forEach((page, position) => {
      const seen = page.kind === 'source' ? written.get(page.document) : undefined;
      if (page.kind !== 'source' || !seen) return;
      if (seen[page.index]) this.#byPosition.set(position, this.#copy(writer, page.document, page.index));
      seen[page.index] = 1;
    });
    for (const document of documents) if (document.leavesPagesOut) this.#dropped.set(document, findDroppedAnnotations(document));
  }

  /** The copy planned at a position of the merged file, if the page there is one. */
  at(position: number): PageCopy | undefined {
    return this.#byPosition.get(position);
  }

  /** All copies of pages of a file. */
  of(document: InputDocument): PageCopy[] {
    return this.#byDocument.get(document) ?? [];
  }

  /** The copies of some annotations. */
  listWidgetCopies(document: InputDocument, objects: PdfValue[]): NewReference[] {
    const known = this.#widgets.get(document);
    if (!known) return [];
    return objects.flatMap((object) => (object instanceof PdfReference ? (known.get(object.number) ?? []) : []));
  }

  /** Returns whether an annotation is only on pages that are left out. */
  isDropped(document: InputDocument, object: PdfReference): boolean {
    return this.#dropped.get(document)?.has(object.number) ?? false;
  }

  /** Sets the entries of the copies of a widget, where they differ from the file. */
  setWidget(document: InputDocument, object: PdfReference, widget: PdfDictionary): void {
    const known = this.#changedWidgets.get(document) ?? new Map<number, PdfDictionary>();
    this.#changedWidgets.set(document, known.set(object.number, widget));
  }

  getWidget(document: InputDocument, number: number): PdfDictionary | undefined {
    return this.#changedWidgets.get(document)?.get(number);
  }

  #copy(writer: PdfWriter, document: InputDocument, index: number): PageCopy {
    const copy: PageCopy = { number: writer.allocate(), object: getPageObject(document, index), annotations: new Map(), structParent: new Map() };
    this.#byDocument.set(document, this.of(document));
    this.of(document).push(copy);
    const widgets = this.#widgets.get(document) ?? new Map<number, NewReference[]>();
    this.#widgets.set(document, widgets);
    for (const annotation of listAnnotations(document, index)) {
      const reference = new NewReference(writer.allocate());
      copy.annotations.set(annotation, reference);
      widgets.set(annotation, [...(widgets.get(annotation) ?? []), reference]);
    }
    return copy;
  }
}

function listAnnotations(document: InputDocument, index: number): number[] {
  const page = document.file.dictionary(getPageObject(document, index));
  return document.file.array(page?.get('Annots')).flatMap((item) => (item instanceof PdfReference ? [item.number] : []));
}

function getPageObject(document: InputDocument, index: number): PdfValue {
  return document.pages[index]?.object ?? null;
}

function findDroppedAnnotations(document: InputDocument): Set<number> {
  const dropped = new Set<number>();
  document.pages.forEach((_, index) => {
    if (!document.pageNumbers[index]) for (const number of listAnnotations(document, index)) dropped.add(number);
  });
  document.pages.forEach((_, index) => {
    if (document.pageNumbers[index]) for (const number of listAnnotations(document, index)) dropped.delete(number);
  });
  return dropped;
}
