import { clean } from '../copy/valueCleaner.ts';
import type { InputDocument } from '../inputDocument.ts';
import {
  dictionaryOf,
  isDictionary,
  NewReference,
  name,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfString,
  type PdfValue,
} from '../syntax/values.ts';
import type { PdfWriter } from '../write/pdfWriter.ts';
import { rewriteElements, type TagChanges } from './tagElements.ts';
import { readNameTree, readNumberTree, writeNameTree, writeNumberTree } from './trees.ts';
import { plainText, uniqueName, withPrefix } from './uniqueNames.ts';

const MAX_ROLE_STEPS = 20;

/** The joined structure tree: its number is known before the pages are written, its parts after. */
export class MergedTags {
  readonly #writer: PdfWriter;
  readonly #tagged: InputDocument[];
  readonly #root: number;
  readonly #parentTrees = new Map<InputDocument, Map<number, PdfValue>>();
  readonly #kids: PdfValue[] = [];
  readonly #roles: PdfDictionary = new Map();
  readonly #classes: PdfDictionary = new Map();
  readonly #ids = new Map<string, PdfValue>();
  readonly #lists = new Map<string, PdfValue[]>();
  #nextKey = 0;

  /** Gives every file its stretch of StructParent keys (ISO 32000-2 14.7.5.4), joins roles, classes and IDs, and readies the elements. */
  constructor(writer: PdfWriter, documents: InputDocument[], documentLanguage: string | undefined) {
    this.#writer = writer;
    this.#tagged = documents.filter((document) => rootOf(document));
    this.#root = this.#tagged.length > 0 ? writer.allocate() : 0;
    for (const document of this.#tagged) this.#prepare(document, documentLanguage);
  }

  get isTagged(): boolean {
    return this.#tagged.length > 0;
  }

  #prepare(document: InputDocument, documentLanguage: string | undefined): void {
    const { file, copier } = document;
    const root = rootOf(document) ?? new Map();
    const parentTree = readNumberTree(file, root.get('ParentTree'));
    this.#parentTrees.set(document, parentTree);
    copier.rules.structParentOffset = this.#nextKey;
    let largest = -1;
    for (const key of parentTree.keys()) largest = Math.max(largest, key);
    this.#nextKey += largest + 1;
    const place = document.catalog.get('StructTreeRoot');
    if (place instanceof PdfReference) copier.assign(place.number, this.#root);
    const ids = readNameTree(file, root.get('IDTree'));
    const changes: TagChanges = {
      roles: this.#joinNames(document, root.get('RoleMap'), this.#roles),
      classes: this.#joinNames(document, root.get('ClassMap'), this.#classes),
      ids: new Map(),
    };
    for (const id of ids.keys()) {
      if (this.#ids.has(id))
        changes.ids.set(id, uniqueName(withPrefix(`${plainText(document.stem)}.`, id), new Set([...this.#ids.keys(), ...ids.keys()])));
    }
    const isRewritten = document.leavesPagesOut || changes.roles.size > 0 || changes.classes.size > 0 || changes.ids.size > 0;
    const given = file.resolve(root.get('K'));
    const kids = Array.isArray(given) ? given : given === null ? [] : [root.get('K') ?? null];
    const kept = isRewritten ? rewriteElements(document, kids, changes) : kids;
    this.#addDocumentElement(document, root, kept, documentLanguage);
    for (const [id, element] of ids) this.#ids.set(changes.ids.get(id) ?? id, copier.translate(element));
    for (const key of ['Namespaces', 'PronunciationLexicon', 'AF']) {
      const items = file.array(root.get(key)).map((item) => copier.translate(item));
      if (items.length > 0) this.#lists.set(key, [...(this.#lists.get(key) ?? []), ...items]);
    }
  }

  /** Joins role or class maps. A name that already means something else gets another, which the elements then have to use. */
  #joinNames(document: InputDocument, value: PdfValue | undefined, joined: PdfDictionary): Map<string, string> {
    const { file, copier } = document;
    const renamed = new Map<string, string>();
    for (const [key, entry] of file.dictionary(value) ?? []) {
      const translated = entry instanceof PdfReference ? copier.translate(file.resolve(entry)) : copier.translate(entry);
      const known = joined.get(key);
      if (known === undefined) joined.set(key, translated);
      else if (!isSameText(known, translated)) {
        const free = uniqueName(`${key}_${document.index + 1}`, new Set(joined.keys()));
        renamed.set(key, free);
        joined.set(free, translated);
      }
    }
    return renamed;
  }

  /** Each file hangs in the tree as one Document element with its language; a file that already has one keeps it. */
  #addDocumentElement(document: InputDocument, root: PdfDictionary, kids: PdfValue[], documentLanguage: string | undefined): void {
    const { file, copier } = document;
    const language = languageFor(document, documentLanguage);
    const [only] = kids;
    const element = kids.length === 1 ? file.dictionary(only) : undefined;
    if (only instanceof PdfReference && element && this.#roleOf(document, root, element) === 'Document') {
      const cleaned = copier.hasReplacement(only.number) ? copier.current(only) : clean(document, element);
      if (!isDictionary(cleaned)) return;
      const changed = new Map([...cleaned, ['P', new NewReference(this.#root)]]);
      if (!changed.has('Lang') && language !== undefined) changed.set('Lang', new PdfString(language));
      copier.replace(only.number, changed);
      this.#kids.push(copier.translate(only));
      return;
    }
    const number = this.#writer.allocate();
    const reference = new NewReference(number);
    for (const kid of kids) {
      const dictionary = kid instanceof PdfReference ? copier.current(kid) : null;
      if (!(kid instanceof PdfReference) || !isDictionary(dictionary)) continue;
      const cleaned = copier.hasReplacement(kid.number) ? dictionary : clean(document, dictionary);
      if (isDictionary(cleaned)) copier.replace(kid.number, new Map([...cleaned, ['P', reference]]));
    }
    const direct = kids.map((kid) => {
      const translated = copier.translate(isDictionary(kid) ? clean(document, kid) : kid);
      return isDictionary(translated) ? new Map([...translated, ['P', reference]]) : translated;
    });
    this.#writer.put(
      number,
      dictionaryOf({
        Type: name('StructElem'),
        S: name('Document'),
        P: new NewReference(this.#root),
        K: direct.filter((kid) => kid !== null),
        Lang: language === undefined ? undefined : new PdfString(language),
      }),
    );
    this.#kids.push(reference);
  }

  #roleOf(document: InputDocument, root: PdfDictionary, element: PdfDictionary): string {
    const roles = document.file.dictionary(root.get('RoleMap'));
    let role = document.file.resolve(element.get('S'));
    for (let step = 0; step < MAX_ROLE_STEPS && role instanceof PdfName; step++) {
      const mapped = document.file.resolve(roles?.get(role.value));
      if (!(mapped instanceof PdfName)) return role.value;
      role = mapped;
    }
    return '';
  }

  /** Writes the root, after the pages; elements that only the tree leads to are copied with it. */
  write(): NewReference | undefined {
    if (!this.isTagged) return undefined;
    const entries: [number, PdfValue][] = [];
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
    this.#writer.put(
      this.#root,
      dictionaryOf({
        Type: name('StructTreeRoot'),
        K: this.#kids,
        ParentTree: writeNumberTree(this.#writer, entries),
        ParentTreeNextKey: this.#nextKey,
        RoleMap: this.#roles.size > 0 ? this.#roles : undefined,
        ClassMap: this.#classes.size > 0 ? this.#classes : undefined,
        IDTree: this.#ids.size > 0 ? writeNameTree(this.#writer, this.#ids) : undefined,
        ...Object.fromEntries(this.#lists),
      }),
    );
    return new NewReference(this.#root);
  }
}

function rootOf(document: InputDocument): PdfDictionary | undefined {
  return document.file.dictionary(document.catalog.get('StructTreeRoot'));
}

/** The language a file's Document element states: its own, or "unknown" where the merged file's would be wrong (ISO 32000-2 14.9.2). */
function languageFor(document: InputDocument, documentLanguage: string | undefined): string | undefined {
  const own = document.file.resolve(document.catalog.get('Lang'));
  if (own instanceof PdfString) return own.value;
  return documentLanguage === undefined ? undefined : '';
}

function isSameText(left: PdfValue, right: PdfValue): boolean {
  return left instanceof PdfName && right instanceof PdfName
    ? left.value === right.value
    : JSON.stringify(plain(left)) === JSON.stringify(plain(right));
}

function plain(value: PdfValue): unknown {
  if (value instanceof Map) return [...value].map(([key, item]) => [key, plain(item)]);
  if (Array.isArray(value)) return value.map(plain);
  return value;
}
