import { clean } from '../copy/valueCleaner.ts';
import type { InputDocument } from '../inputDocument.ts';
import type { PageCopies } from '../pages/pageCopies.ts';
import { isDictionary, NewReference, type PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from '../syntax/values.ts';
import type { PdfWriter } from '../write/pdfWriter.ts';
import { FIELD_KEYS } from './fieldTree.ts';
import { fieldsOf, rootName } from './rootFields.ts';

interface Member {
  document: InputDocument;
  place: PdfValue;
  /** What the field takes from its own form. */
  defaults: PdfDictionary;
}

/** Fields of one name and type in several files that become one field: filled in once, shown everywhere. */
export class SharedFields {
  readonly #groups = new Map<string, Member[]>();
  /** Whether a box has to be drawn again because it now shows the value of another file. */
  changesValues = false;

  constructor(documents: InputDocument[]) {
    const types = new Map<string, string>();
    const shared = new Set<string>();
    const unlike = new Set<string>();
    for (const document of documents) {
      for (const place of fieldsOf(document)) {
        const name = rootName(document, place);
        if (name === undefined) continue;
        const type = simpleType(document, place);
        const known = types.get(name);
        if (type === undefined || (known !== undefined && known !== type)) unlike.add(name);
        else if (known !== undefined) shared.add(name);
        types.set(name, type ?? '');
      }
    }
    for (const name of shared) if (!unlike.has(name)) this.#groups.set(name, []);
  }

  has(name: string): boolean {
    return this.#groups.has(name);
  }

  add(name: string, member: Member): void {
    this.#groups.get(name)?.push(member);
  }

  /** Writes the joined fields; the first file says what they hold. */
  write(writer: PdfWriter, copies: PageCopies): NewReference[] {
    return [...this.#groups.values()].filter((members) => members.length > 0).map((members) => this.#writeField(writer, copies, members));
  }

  #writeField(writer: PdfWriter, copies: PageCopies, members: Member[]): NewReference {
    const reference = new NewReference(writer.allocate());
    const [first] = members;
    const entries: PdfDictionary = new Map();
    const leading = first?.document.file.dictionary(first.place);
    for (const [key, value] of [...(first?.defaults ?? []), ...(leading ?? [])]) {
      if (FIELD_KEYS.includes(key) && key !== 'Parent' && key !== 'Kids') entries.set(key, first?.document.copier.translate(value) ?? null);
    }
    const value = first?.document.file.resolve(leading?.get('V')) ?? null;
    entries.set(
      'Kids',
      members.flatMap((member) => this.#boxesOf(member, reference, value, copies)),
    );
    writer.put(reference.number, entries);
    return reference;
  }

  /** The boxes of one file's field, made kids of the joined one. */
  #boxesOf({ document, place }: Member, parent: NewReference, value: PdfValue, copies: PageCopies): PdfValue[] {
    const { file, copier } = document;
    const field = file.dictionary(place);
    const kids = file.array(field?.get('Kids'));
    const isOther = !isSameValue(file.resolve(field?.get('V')), value);
    return (kids.length > 0 ? kids : [place]).flatMap((kid): PdfValue[] => {
      const widget = file.dictionary(kid);
      if (!(kid instanceof PdfReference) || !widget || copies.isLeftOut(document, kid)) return [];
      const cleaned = clean(document, widget);
      const own = new Map([...(isDictionary(cleaned) ? cleaned : [])].filter(([key]) => !FIELD_KEYS.includes(key)));
      own.set('Parent', parent);
      if (isOther) this.#show(document, own, value);
      copier.replace(kid.number, own);
      copies.setWidgetParent(document, kid, parent);
      return [copier.translate(kid), ...copies.widgetsOf(document, [kid])];
    });
  }

  /** Makes a box show a value: a button by its state, anything else by being drawn again. */
  #show(document: InputDocument, widget: PdfDictionary, value: PdfValue): void {
    const states = document.file.dictionary(document.file.dictionary(widget.get('AP'))?.get('N'));
    if (widget.has('AS')) {
      widget.set('AS', value instanceof PdfName && states?.has(value.value) ? value : new PdfName('Off'));
      return;
    }
    widget.delete('AP');
    this.changesValues = true;
  }
}

/** The type of a field that can be shared: one with a type of its own and no fields below it, and no signature. */
function simpleType(document: InputDocument, place: PdfValue): string | undefined {
  const { file } = document;
  const field = file.dictionary(place);
  const type = file.resolve(field?.get('FT'));
  const hasFields = file.array(field?.get('Kids')).some((kid) => file.dictionary(kid)?.has('T'));
  return type instanceof PdfName && type.value !== 'Sig' && !hasFields ? type.value : undefined;
}

function isSameValue(left: PdfValue, right: PdfValue): boolean {
  if (left instanceof PdfString && right instanceof PdfString) return left.value === right.value;
  if (left instanceof PdfName && right instanceof PdfName) return left.value === right.value;
  return left === right;
}
