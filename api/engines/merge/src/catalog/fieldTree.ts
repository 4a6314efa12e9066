import { isDictionary, isName, NewReference, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { withFont } from '../copy/appearanceFont.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import { clean } from '../copy/valueCleaner.ts';
import type { PageCopies } from '../pages/pageCopies.ts';
import { stampSignature } from './signatureStamps.ts';

const MAX_DEPTH = 60;
/** Entries of a field; the rest of a dictionary that is field and widget in one belongs to the widget (ISO 32000-2 12.7.4). */
export const FIELD_KEYS = ['FT', 'Parent', 'Kids', 'T', 'TU', 'TM', 'Ff', 'V', 'DV', 'DA', 'Q', 'DS', 'RV', 'Opt', 'MaxLen', 'TI', 'I', 'Lock', 'SV'];

/** Rewrites the fields of one file where that is needed: signatures become stamps, fields of pages left out, widgets of pages that are copied. */
export class FieldTree {
  readonly #writer: PdfWriter;
  readonly #document: InputDocument;
  readonly #copies: PageCopies;
  readonly #fontNames: Map<string, string>;
  /** Fields that moved to another object because their old one became a widget. */
  readonly #moved = new Map<number, NewReference>();
  readonly #visited = new Set<number>();
  /** Whether visited fields are kept. */
  readonly #kept = new Map<number, boolean>();

  constructor(writer: PdfWriter, document: InputDocument, copies: PageCopies, fontNames: Map<string, string>) {
    this.#writer = writer;
    this.#document = document;
    this.#copies = copies;
    this.#fontNames = fontNames;
  }

  get fontNames(): Map<string, string> {
    return this.#fontNames;
  }

  /** Returns whether a field has a widget on a kept page, or no widget at all. */
  isKept(object: PdfValue, depth = 0): boolean {
    if (!this.#document.leavesPagesOut || depth > MAX_DEPTH) return true;
    if (!(object instanceof PdfReference)) return true;
    const known = this.#kept.get(object.number);
    if (known !== undefined) return known;
    const kids = this.#document.file.array(this.#document.file.dictionary(object)?.get('Kids'));
    const isKept = kids.length > 0 ? kids.some((kid) => this.isKept(kid, depth + 1)) : !this.#copies.isDropped(this.#document, object);
    this.#kept.set(object.number, isKept);
    return isKept;
  }

  /** Returns the reference of a field in the merged file; null when it was omitted. */
  findMergedField(value: PdfValue): PdfValue {
    if (!(value instanceof PdfReference)) return null;
    return this.#moved.get(value.number) ?? this.#document.copier.translate(value);
  }

  /** Rewrites a field and those below it. `added` has entries for when it lacks them. Returns its merged reference; null if nothing is left. */
  rewrite(object: PdfValue, added: PdfDictionary, parent: NewReference | undefined, type: PdfValue = null, depth = 0): PdfValue {
    const { file, copier } = this.#document;
    if (depth > MAX_DEPTH) return null;
    if (!(object instanceof PdfReference)) return isDictionary(object) ? copier.translate(clean(this.#document, object)) : null;
    if (this.#visited.has(object.number)) return null;
    this.#visited.add(object.number);
    const field = file.resolve(object);
    if (!isDictionary(field)) return null;
    const fieldType = field.get('FT') ?? type;
    const changes: PdfDictionary = new Map();
    for (const [key, value] of added) if (!field.has(key)) changes.set(key, value);
    if (parent) changes.set('Parent', parent);
    const appearance = withFont(file.resolve(field.get('DA')), this.#fontNames);
    if (this.#fontNames.size > 0 && appearance !== null) changes.set('DA', appearance);
    const isSigned = isName(file.resolve(fieldType), 'Sig') && field.has('V');
    const kids = file.array(field.get('Kids'));
    if (isSigned) {
      stampSignature(this.#document, this.#copies, kids.length > 0 ? kids : [object]);
      return null;
    }
    if (kids.length > 0) {
      const kept = kids.map((kid) => this.rewrite(kid, new Map(), undefined, fieldType, depth + 1)).filter((kid) => kid !== null);
      if (kept.length === 0) return null;
      if (kept.length !== kids.length || kept.some((kid, index) => this.#isMoved(kids[index], kid))) changes.set('Kids', kept);
      // The copies of a kid that is a field itself have become kids of that one.
      const boxes = kids.filter((kid) => !(kid instanceof PdfReference && this.#moved.has(kid.number)));
      const extra = this.#copies.listWidgetCopies(this.#document, boxes);
      if (extra.length > 0) changes.set('Kids', [...kept, ...extra]);
    } else if (this.#copies.isDropped(this.#document, object)) return null;
    else if (field.has('T') && this.#copies.listWidgetCopies(this.#document, [object]).length > 0) return this.#split(object, field, changes);
    if (changes.size > 0) copier.replace(object.number, this.#changed(field, changes));
    return copier.translate(object);
  }

  #isMoved(before: PdfValue | undefined, after: PdfValue): boolean {
    return !(before instanceof PdfReference && after instanceof NewReference && this.#document.copier.renumberObject(before.number) === after.number);
  }

  #changed(field: PdfDictionary, changes: PdfDictionary): PdfValue {
    const cleaned = clean(this.#document, field);
    if (!isDictionary(cleaned)) return null;
    return new Map([...cleaned, ...changes]);
  }

  /** Splits a field that is its own widget, on a repeated page, into a field with several widgets. */
  #split(object: PdfReference, field: PdfDictionary, changes: PdfDictionary): NewReference {
    const { copier } = this.#document;
    const changed = this.#changed(field, changes);
    const parts = isDictionary(changed) ? changed : new Map();
    const own: PdfDictionary = new Map([...parts].filter(([key]) => FIELD_KEYS.includes(key)));
    const number = this.#writer.allocate();
    const reference = new NewReference(number);
    const widget: PdfDictionary = new Map([...parts].filter(([key]) => !FIELD_KEYS.includes(key)));
    widget.set('Parent', reference);
    copier.replace(object.number, widget);
    this.#copies.setWidget(this.#document, object, widget);
    own.set('Kids', [copier.translate(object), ...this.#copies.listWidgetCopies(this.#document, [object])]);
    this.#writer.put(number, own, copier.renumber);
    this.#moved.set(object.number, reference);
    return reference;
  }
}
