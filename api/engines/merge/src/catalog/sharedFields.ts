import { isDictionary, isName, NewReference, type PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { withFont } from '../copy/appearanceFont.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import { clean } from '../copy/valueCleaner.ts';
import type { PageCopies } from '../pages/pageCopies.ts';
import { FIELD_KEYS, type FieldTree } from './fieldTree.ts';
import { isSameValue } from './isSameValue.ts';
import { listRootFields, readFieldName } from './rootFields.ts';

/** What the fields below a group take from it, ISO 32000-2 12.7.4. */
const INHERITABLE = ['FT', 'Ff', 'V', 'DV', 'DA', 'Q', 'MaxLen'];

interface Member {
  document: InputDocument;
  tree: FieldTree;
  object: PdfValue;
  /** What the field takes from its own form and from the groups above it. */
  inherited: PdfDictionary;
}

/** Fields of one full name and type in several files that become one field: filled in once, shown everywhere. */
export class SharedFields {
  readonly #writer: PdfWriter;
  readonly #copies: PageCopies;
  readonly #roots = new Map<string, Member[]>();
  /** Whether a box has to be drawn again because it now shows the value of another file. */
  changesValues = false;

  constructor(writer: PdfWriter, copies: PageCopies, documents: InputDocument[]) {
    this.#writer = writer;
    this.#copies = copies;
    const known = new Map<string, Shape[]>();
    for (const document of documents) {
      for (const object of listRootFields(document)) {
        const name = readFieldName(document, object);
        if (name !== undefined) known.set(name, [...(known.get(name) ?? []), { document, object, type: null }]);
      }
    }
    for (const [name, shapes] of known) if (shapes.length > 1 && areAlike(shapes)) this.#roots.set(name, []);
  }

  has(name: string): boolean {
    return this.#roots.has(name);
  }

  add(name: string, member: Member): void {
    this.#roots.get(name)?.push(member);
  }

  /** Writes the joined fields. */
  write(): PdfValue[] {
    return [...this.#roots.values()].filter((members) => members.length > 0).map((members) => this.#join(members, undefined));
  }

  /** Writes one field for several; the first file says what it holds. */
  #join(members: Member[], parent: NewReference | undefined): PdfValue {
    const reference = new NewReference(this.#writer.allocate());
    for (const { document, object } of members) {
      // Whatever leads to the field of one file now leads to the joined one; a field that is its own box stays the box.
      if (object instanceof PdfReference && !document.file.dictionary(object)?.has('Rect')) document.copier.assign(object.number, reference.number);
    }
    const [first] = members;
    const leading: PdfDictionary = new Map([...(first?.inherited ?? []), ...(first?.document.file.dictionary(first.object) ?? [])]);
    const entries: PdfDictionary = new Map();
    for (const [key, value] of leading) {
      if (FIELD_KEYS.includes(key) && key !== 'Parent' && key !== 'Kids')
        entries.set(key, withFont(first?.document.copier.translate(value) ?? null, first?.tree.fontNames ?? new Map()));
    }
    if (parent) entries.set('Parent', parent);
    const value = first ? readValue(first.document, leading.get('V')) : null;
    const isGroup = first && classifyField({ ...first, type: null }) === GROUP;
    entries.set('Kids', isGroup ? this.#joinKids(members, reference) : members.flatMap((member) => this.#moveBoxes(member, reference, value)));
    this.#writer.put(reference.number, entries);
    return reference;
  }

  /** The fields below a group that several files have: those of one name are joined in turn. */
  #joinKids(groups: Member[], parent: NewReference): PdfValue[] {
    const byName = new Map<string, Member[]>();
    for (const { document, tree, object, inherited } of groups) {
      const group = document.file.dictionary(object) ?? new Map();
      const below = new Map([...inherited, ...[...group].filter(([key]) => INHERITABLE.includes(key))]);
      for (const kid of document.file.array(group.get('Kids'))) {
        const name = readFieldName(document, kid) ?? '';
        if (tree.isKept(kid)) byName.set(name, [...(byName.get(name) ?? []), { document, tree, object: kid, inherited: below }]);
      }
    }
    return [...byName.values()].flatMap((members) => {
      if (members.length > 1) return [this.#join(members, parent)];
      return members
        .map(({ tree, object, inherited }) => tree.rewrite(object, new Map(inherited), parent, inherited.get('FT')))
        .filter((object) => object !== null);
    });
  }

  /** The boxes of one file's field, made kids of the joined one. */
  #moveBoxes({ document, object, inherited }: Member, parent: NewReference, value: PdfValue): PdfValue[] {
    const { file, copier } = document;
    const field = file.dictionary(object);
    const kids = file.array(field?.get('Kids'));
    const own = readValue(document, field?.get('V') ?? inherited.get('V'));
    const isOther = !isSameValue(own, value);
    if (isOther && own !== null && !isName(own, 'Off') && !(own instanceof PdfString && own.value === '')) document.dropped.add('values');
    return (kids.length > 0 ? kids : [object]).flatMap((kid): PdfValue[] => {
      const widget = file.dictionary(kid);
      if (!(kid instanceof PdfReference) || !widget?.has('Rect') || this.#copies.isDropped(document, kid)) return [];
      const cleaned = clean(document, widget);
      const box = new Map([...(isDictionary(cleaned) ? cleaned : [])].filter(([key]) => !FIELD_KEYS.includes(key)));
      box.set('Parent', parent);
      if (isOther) this.#show(document, box, value);
      copier.replace(kid.number, box);
      this.#copies.setWidget(document, kid, box);
      return [copier.translate(kid), ...this.#copies.listWidgetCopies(document, [kid])];
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

const GROUP = 'group';

/** A field by its place, with the type that the groups above it give. */
interface Shape {
  document: InputDocument;
  object: PdfValue;
  type: PdfValue;
}

/** Returns the type of a field, or GROUP. Undefined for what cannot be joined: signatures, and groups that have widgets of their own. */
function classifyField({ document, object, type }: Shape): string | undefined {
  const { file } = document;
  const field = file.dictionary(object);
  const kids = file.array(field?.get('Kids'));
  const named = kids.filter((kid) => file.dictionary(kid)?.has('T'));
  if (named.length > 0)
    return named.length === kids.length && new Set(kids.map((kid) => readFieldName(document, kid))).size === kids.length ? GROUP : undefined;
  const own = file.resolve(field?.get('FT') ?? type);
  return own instanceof PdfName && !isName(own, 'Sig') ? own.value : undefined;
}

/** Returns whether fields of one name can be joined, and with groups, whether all fields can be that both have. */
function areAlike(shapes: Shape[], seen = new Set<string>()): boolean {
  const [kind, ...others] = shapes.map(classifyField);
  if (kind === undefined || others.some((other) => other !== kind)) return false;
  if (kind !== GROUP) return true;
  const below = new Map<string, Shape[]>();
  for (const { document, object, type } of shapes) {
    const group = document.file.dictionary(object);
    const mark = `${document.index} ${object instanceof PdfReference ? object.number : ''}`;
    // Fields that contain themselves are no tree.
    if (seen.has(mark)) return false;
    seen.add(mark);
    for (const kid of document.file.array(group?.get('Kids'))) {
      const name = readFieldName(document, kid) ?? '';
      below.set(name, [...(below.get(name) ?? []), { document, object: kid, type: group?.get('FT') ?? type }]);
    }
  }
  return [...below.values()].every((kids) => kids.length < 2 || areAlike(kids, seen));
}

/** Reads the value of a field; a list in which several lines are selected has an array of them. */
function readValue({ file }: InputDocument, value: PdfValue | undefined): PdfValue {
  const found = file.resolve(value);
  return Array.isArray(found) ? found.map((item) => file.resolve(item)) : found;
}
