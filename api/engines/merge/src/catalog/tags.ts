import { encodeText } from '@sheaf/pdf/syntax/text';
import {
  buildDictionary,
  isDictionary,
  isName,
  NewReference,
  name,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfString,
  type PdfValue,
} from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';
import { clean } from '../copy/valueCleaner.ts';
import type { PageCopies } from '../pages/pageCopies.ts';
import { rewriteElements, staysOnPage, type TagChanges } from './tagElements.ts';
import { readNameTree, readNumberTree, writeNameTree, writeNumberTree } from './trees.ts';
import { decodePlainText, reserveName, withPrefix } from './uniqueNames.ts';

const MAX_ROLE_STEPS = 20;
/** The roles of the elements that a merge adds; no role map may give them another meaning. */
const OWN_ROLES = new Set(['Document', 'Part', 'TOC', 'TOCI', 'Link']);
const PDF_2_NAMESPACE = 'http://iso.org/pdf2/ssn';
/** A larger `ParentTreeNextKey` is ignored. */
const MAX_STATED_KEY = 10_000_000;

/** The options of the joined structure tree. */
interface TagOptions {
  copies: PageCopies;
  isFlattened: boolean;
  /** The language the merged file states. */
  language: string | undefined;
}

/** The joined structure tree: its number is known before the pages are written, its parts after. */
export class MergedTags {
  readonly #writer: PdfWriter;
  readonly #tagged: InputDocument[];
  readonly #root: number;
  /** The one Document element, above those of all files. */
  readonly #document: number;
  readonly #parentTrees = new Map<InputDocument, Map<number, PdfValue>>();
  readonly #kids: PdfValue[] = [];
  readonly #roles: PdfDictionary = new Map();
  readonly #classes: PdfDictionary = new Map();
  readonly #ids = new Map<string, PdfValue>();
  readonly #namespaces = new Map<string, NewReference>();
  readonly #lists = new Map<string, PdfValue[]>();
  #nextKey = 0;
  readonly #options: TagOptions;
  /** Entries of the parent tree for what no file had. */
  readonly #added: [number, PdfValue][] = [];
  readonly #contents: PdfValue[] = [];

  /** Gives every file its range of StructParent keys (ISO 32000-2 14.7.5.4), joins roles, classes and IDs, and prepares the elements. */
  constructor(writer: PdfWriter, documents: InputDocument[], options: TagOptions) {
    this.#writer = writer;
    this.#options = options;
    this.#tagged = documents.filter((document) => readStructureRoot(document));
    this.#root = this.#tagged.length > 0 ? writer.allocate() : 0;
    this.#document = this.#tagged.length > 0 ? writer.allocate() : 0;
    for (const document of this.#tagged) this.#prepare(document);
  }

  get isTagged(): boolean {
    return this.#tagged.length > 0;
  }

  #prepare(document: InputDocument): void {
    const { file, copier } = document;
    const root = readStructureRoot(document) ?? new Map();
    const parentTree = readNumberTree(file, root.get('ParentTree'));
    this.#parentTrees.set(document, parentTree);
    copier.rules.structParentOffset = this.#nextKey;
    const stated = file.resolve(root.get('ParentTreeNextKey'));
    // Keys in use that the tree does not know must not clash with those of the next file.
    let next = typeof stated === 'number' && stated > 0 && stated < MAX_STATED_KEY ? Math.ceil(stated) : 0;
    for (const key of parentTree.keys()) next = Math.max(next, key + 1);
    this.#nextKey += next;
    const object = document.catalog.get('StructTreeRoot');
    if (object instanceof PdfReference) copier.assign(object.number, this.#root);
    const ids = readNameTree(file, root.get('IDTree'));
    const changes: TagChanges = {
      roles: this.#joinRoles(document, root),
      classes: this.#joinClasses(document, root.get('ClassMap')),
      ids: new Map(),
    };
    const usedIds = new Set([...this.#ids.keys(), ...ids.keys()]);
    for (const id of ids.keys()) {
      if (this.#ids.has(id)) changes.ids.set(id, reserveName(withPrefix(`${decodePlainText(document.stem)}.`, id), usedIds));
    }
    const { isFlattened } = this.#options;
    const isRewritten = isFlattened || document.leavesPagesOut || changes.roles.size > 0 || changes.classes.size > 0 || changes.ids.size > 0;
    const kidsEntry = file.resolve(root.get('K'));
    const kids = Array.isArray(kidsEntry) ? kidsEntry : kidsEntry === null ? [] : [root.get('K') ?? null];
    const kept = isRewritten ? rewriteElements(document, kids, changes, isFlattened) : kids;
    this.#tagCopies(document, parentTree);
    if (kept.length > 0) this.#addPart(document, root, kept);
    for (const [id, element] of ids) {
      const translated = copier.translate(element);
      if (translated !== null) this.#ids.set(changes.ids.get(id) ?? id, translated);
    }
    this.#joinNamespaces(document, root.get('Namespaces'));
    for (const key of ['PronunciationLexicon', 'AF']) {
      const items = file.array(root.get(key)).map((item) => copier.translate(item));
      if (items.length > 0) this.#lists.set(key, [...(this.#lists.get(key) ?? []), ...items]);
    }
  }

  /** Joins role maps. A name that already stands for another role gets another, which the elements then have to use. */
  #joinRoles(document: InputDocument, root: PdfDictionary): Map<string, string> {
    const { file } = document;
    const own: PdfDictionary = new Map();
    for (const [key, role] of file.dictionary(root.get('RoleMap')) ?? []) own.set(key, file.resolve(role));
    const used = new Set([...this.#roles.keys(), ...own.keys()]);
    const renamed = new Map<string, string>();
    for (const key of own.keys()) {
      const isOther = OWN_ROLES.has(key)
        ? resolveRole(own, key) !== key
        : this.#roles.has(key) && resolveRole(own, key) !== resolveRole(this.#roles, key);
      if (isOther) renamed.set(key, reserveName(`${key}_${document.index + 1}`, used));
    }
    for (const [key, role] of own) {
      const free = renamed.get(key) ?? key;
      // A name may stand for another name of the map, which is followed under its new name.
      if (!this.#roles.has(free) && !OWN_ROLES.has(free))
        this.#roles.set(free, role instanceof PdfName ? name(renamed.get(role.value) ?? role.value) : role);
    }
    return renamed;
  }

  /** Joins class maps in the same way. */
  #joinClasses({ file, copier, index }: InputDocument, value: PdfValue | undefined): Map<string, string> {
    const renamed = new Map<string, string>();
    const own = file.dictionary(value) ?? new Map<string, PdfValue>();
    const used = new Set([...this.#classes.keys(), ...own.keys()]);
    for (const [key, entry] of own) {
      const attributes = copier.translate(file.resolve(entry));
      const known = this.#classes.get(key);
      if (known === undefined) this.#classes.set(key, attributes);
      else if (JSON.stringify(toJsonValue(known)) !== JSON.stringify(toJsonValue(attributes))) {
        const free = reserveName(`${key}_${index + 1}`, used);
        renamed.set(key, free);
        this.#classes.set(free, attributes);
      }
    }
    return renamed;
  }

  /** Adds the content of a repeated page to the same elements, so that screen readers find it there too. */
  #tagCopies(document: InputDocument, parentTree: Map<number, PdfValue>): void {
    const { file, copier } = document;
    const grown = new Map<number, PdfValue[]>();
    const add = (element: PdfValue, kid: PdfDictionary): void => {
      if (!(element instanceof PdfReference) || copier.isDropped(element.number)) return;
      const known = grown.get(element.number);
      known?.push(kid);
      const entries = known ? null : copier.getCurrent(element);
      const cleaned = copier.hasReplacement(element.number) ? entries : clean(document, entries, element.number);
      if (!isDictionary(cleaned)) return;
      const own = file.resolve(cleaned.get('K'));
      const kids = [...(Array.isArray(own) ? own : own === null ? [] : [cleaned.get('K') ?? null]), kid];
      grown.set(element.number, kids);
      copier.replace(element.number, new Map([...cleaned, ['K', kids]]));
    };
    for (const copy of this.#options.copies.of(document)) {
      const page = new NewReference(copy.number);
      const elements = file.resolve(parentTree.get(readParentTreeKey(document, copy.object, 'StructParents')) ?? null);
      if (Array.isArray(elements)) {
        for (const [index, element] of elements.entries()) add(element, buildDictionary({ Type: name('MCR'), Pg: page, MCID: index }));
        copy.structParents = this.#newKey(copier.translate(elements));
      }
      for (const [annotation, copied] of copy.annotations) {
        const object = new PdfReference(annotation);
        const element = parentTree.get(readParentTreeKey(document, object, 'StructParent'));
        if (element === undefined || !staysOnPage(document, object, this.#options.isFlattened)) continue;
        add(element, buildDictionary({ Type: name('OBJR'), Pg: page, Obj: copied }));
        copy.structParent.set(annotation, this.#newKey(copier.translate(element)));
      }
    }
  }

  /** Adds an entry to the parent tree and returns its key. */
  #newKey(element: PdfValue): number {
    this.#added.push([this.#nextKey, element]);
    return this.#nextKey++;
  }

  /** Tags one page of the list of contents: its lines are entries of a table of contents. Gives the page's key and those of its links. */
  addContentsPage(page: NewReference, links: NewReference[]): { page: number; links: number[] } {
    const contents = new NewReference(this.#writer.allocate());
    const addElement = (role: string, parent: NewReference, kids: PdfValue[], number = this.#writer.allocate()): NewReference => {
      this.#writer.put(number, buildDictionary({ Type: name('StructElem'), S: name(role), P: parent, Pg: page, K: kids }));
      return new NewReference(number);
    };
    const lines = links.map((link, index) => {
      const item = new NewReference(this.#writer.allocate());
      const line = addElement('Link', item, [index, buildDictionary({ Type: name('OBJR'), Obj: link })]);
      addElement('TOCI', contents, [line], item.number);
      return { item, line };
    });
    addElement(
      'TOC',
      new NewReference(this.#document),
      lines.map(({ item }) => item),
      contents.number,
    );
    this.#contents.push(contents);
    return { page: this.#newKey(lines.map(({ line }) => line)), links: lines.map(({ line }) => this.#newKey(line)) };
  }

  /** Joins the namespaces of PDF 2.0 (ISO 32000-2 14.7.4.2): one that explains no roles is the same for all files. */
  #joinNamespaces({ file, copier }: InputDocument, value: PdfValue | undefined): void {
    for (const item of file.array(value)) {
      const space = file.dictionary(item);
      const address = file.resolve(space?.get('NS'));
      const isPlain = item instanceof PdfReference && address instanceof PdfString && !space?.has('RoleMapNS') && !space?.has('Schema');
      const known = isPlain ? this.#namespaces.get(address.value) : undefined;
      if (known !== undefined && isPlain) {
        copier.assign(item.number, known.number);
        continue;
      }
      const translated = copier.translate(item);
      if (isPlain && translated instanceof NewReference) this.#namespaces.set(address.value, translated);
      if (translated !== null) this.#lists.set('Namespaces', [...(this.#lists.get('Namespaces') ?? []), translated]);
    }
  }

  /** Adds a file to the tree as one Part with its language and its name. Its own Document element becomes that Part. */
  #addPart(document: InputDocument, root: PdfDictionary, kids: PdfValue[]): void {
    const { file, copier } = document;
    const language = choosePartLanguage(document, this.#options.language);
    const parent = new NewReference(this.#document);
    const [only] = kids;
    const element = kids.length === 1 ? file.dictionary(only) : undefined;
    if (only instanceof PdfReference && element && isDocument(document, root, element)) {
      const cleaned = copier.hasReplacement(only.number) ? copier.getCurrent(only) : clean(document, element, only.number);
      if (!isDictionary(cleaned)) return;
      const changed = new Map([...cleaned, ['P', parent], ['S', name('Part')]]);
      if (!isStandardNamespace(document, element)) changed.delete('NS');
      if (!changed.has('Lang') && language !== undefined) changed.set('Lang', new PdfString(language));
      if (!changed.has('T')) changed.set('T', encodeText(document.stem));
      copier.replace(only.number, changed);
      this.#kids.push(copier.translate(only));
      return;
    }
    const reference = new NewReference(this.#writer.allocate());
    for (const kid of kids) {
      const dictionary = kid instanceof PdfReference ? copier.getCurrent(kid) : null;
      if (!(kid instanceof PdfReference) || !isDictionary(dictionary)) continue;
      const cleaned = copier.hasReplacement(kid.number) ? dictionary : clean(document, dictionary, kid.number);
      if (isDictionary(cleaned)) copier.replace(kid.number, new Map([...cleaned, ['P', reference]]));
    }
    const direct = kids.map((kid) => {
      const translated = copier.translate(isDictionary(kid) ? clean(document, kid) : kid);
      return isDictionary(translated) ? new Map([...translated, ['P', reference]]) : translated;
    });
    const entries = { P: parent, K: direct.filter((kid) => kid !== null), T: encodeText(document.stem) };
    const spoken = language === undefined ? undefined : new PdfString(language);
    this.#writer.put(reference.number, buildDictionary({ Type: name('StructElem'), S: name('Part'), ...entries, Lang: spoken }));
    this.#kids.push(reference);
  }

  /** Writes the root, after the pages; elements that only the tree leads to are copied with it. */
  write(): NewReference | undefined {
    if (!this.isTagged) return undefined;
    const entries: [number, PdfValue][] = [...this.#added];
    for (const document of this.#tagged) {
      const offset = document.copier.rules.structParentOffset;
      const tree = [...(this.#parentTrees.get(document) ?? [])].filter(([key]) => key >= 0).sort(([left], [right]) => left - right);
      for (const [key, value] of tree) {
        const translated = document.copier.translate(value);
        const isEmpty = translated === null || (Array.isArray(translated) && translated.every((item) => item === null));
        if (!isEmpty || !document.leavesPagesOut) entries.push([key + offset, translated]);
      }
      this.#parentTrees.delete(document);
    }
    const kids = [...this.#contents, ...this.#kids];
    const top = new NewReference(this.#root);
    const documentEntries = { S: name('Document'), P: top, K: kids, NS: this.#namespaces.get(PDF_2_NAMESPACE) };
    if (kids.length > 0) this.#writer.put(this.#document, buildDictionary({ Type: name('StructElem'), ...documentEntries }));
    this.#writer.put(
      this.#root,
      buildDictionary({
        Type: name('StructTreeRoot'),
        K: kids.length > 0 ? [new NewReference(this.#document)] : [],
        ParentTree: writeNumberTree(
          this.#writer,
          entries.sort(([left], [right]) => left - right),
        ),
        ParentTreeNextKey: this.#nextKey,
        RoleMap: this.#roles.size > 0 ? this.#roles : undefined,
        ClassMap: this.#classes.size > 0 ? this.#classes : undefined,
        IDTree: this.#ids.size > 0 ? writeNameTree(this.#writer, this.#ids) : undefined,
        ...Object.fromEntries(this.#lists),
      }),
    );
    return top;
  }
}

function readStructureRoot(document: InputDocument): PdfDictionary | undefined {
  return document.file.dictionary(document.catalog.get('StructTreeRoot'));
}

/** The language a file's Document element states: its own, or "unknown" where the merged file's would be wrong (ISO 32000-2 14.9.2). */
function choosePartLanguage(document: InputDocument, documentLanguage: string | undefined): string | undefined {
  const own = document.file.resolve(document.catalog.get('Lang'));
  if (own instanceof PdfString) return own.value;
  return documentLanguage === undefined ? undefined : '';
}

/** Returns whether an element is its file's Document element, by its role map or by its namespace. */
function isDocument({ file }: InputDocument, root: PdfDictionary, element: PdfDictionary): boolean {
  const role = file.resolve(element.get('S'));
  if (!(role instanceof PdfName)) return false;
  if (!element.has('NS')) return resolveRole(file.dictionary(root.get('RoleMap')) ?? new Map(), role.value) === 'Document';
  const explained = file.resolve(file.dictionary(file.dictionary(element.get('NS'))?.get('RoleMapNS'))?.get(role.value));
  const [meant] = Array.isArray(explained) ? explained : [explained];
  return isName(file.resolve(meant) ?? role, 'Document');
}

/** Returns whether an element's namespace is one of those of PDF itself (ISO 32000-2 14.8.6). */
function isStandardNamespace({ file }: InputDocument, element: PdfDictionary): boolean {
  const address = file.resolve(file.dictionary(element.get('NS'))?.get('NS'));
  return address instanceof PdfString && /^http:\/\/iso\.org\/pdf2?\/ssn$/.test(address.value);
}

/** Resolves a role through a role map; empty when the map has a cycle. */
function resolveRole(roles: PdfDictionary, role: string): string {
  let found = role;
  for (let step = 0; step < MAX_ROLE_STEPS; step++) {
    const mapped = roles.get(found);
    if (!(mapped instanceof PdfName)) return found;
    found = mapped.value;
  }
  return '';
}

function readParentTreeKey({ file }: InputDocument, object: PdfValue, entry: 'StructParent' | 'StructParents'): number {
  const key = file.resolve(file.dictionary(object)?.get(entry));
  return typeof key === 'number' ? key : -1;
}

function toJsonValue(value: PdfValue): unknown {
  if (value instanceof Map) return [...value].map(([key, item]) => [key, toJsonValue(item)]);
  if (Array.isArray(value)) return value.map(toJsonValue);
  return value;
}
