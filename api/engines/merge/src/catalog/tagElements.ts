import { isDictionary, isName, type PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { findPageIndex, type InputDocument } from '../copy/inputDocument.ts';
import { clean, leadsNowhere } from '../copy/valueCleaner.ts';

/** The new roles, classes and IDs of a file's elements, by the old ones. */
export interface TagChanges {
  roles: Map<string, string>;
  classes: Map<string, string>;
  ids: Map<string, string>;
}

const MAX_DEPTH = 500;

/** Returns whether an annotation is kept with its page. Links to omitted pages are not, nor are fields that become drawings. */
export function staysOnPage(document: InputDocument, object: PdfValue, isFlattened: boolean): boolean {
  const annotation = document.file.dictionary(object);
  const type = document.file.resolve(annotation?.get('Subtype'));
  if (!annotation || (isFlattened && isName(type, 'Widget'))) return false;
  return !(document.leavesPagesOut && isName(type, 'Link') && leadsNowhere(document, annotation));
}

/**
 * Goes through the structure elements of one file (ISO 32000-2 14.7.2): renames roles, classes and IDs, and drops elements whose
 * content lies only on pages that are left out. Returns the remaining kids of the root.
 */
export function rewriteElements(document: InputDocument, top: PdfValue[], changes: TagChanges, isFlattened: boolean): PdfValue[] {
  const { file, copier } = document;
  const visited = new Set<number>();
  return keepKids(top, undefined, 0);

  function keepKids(kids: PdfValue[], page: number | undefined, depth: number): PdfValue[] {
    return kids.filter((kid) => depth < MAX_DEPTH && rewriteKid(kid, page, depth));
  }

  function isPageKept(page: number | undefined): boolean {
    return page === undefined || document.pageNumbers[page] !== 0;
  }

  /** Rewrites a kid and what is below it. Returns false when no content is left. */
  function rewriteKid(kid: PdfValue, page: number | undefined, depth: number): boolean {
    if (typeof kid === 'number') return isPageKept(page);
    const dictionary = file.resolve(kid);
    if (!isDictionary(dictionary)) return false;
    const own = dictionary.has('Pg') ? findPageIndex(document, dictionary.get('Pg')) : page;
    if (isName(dictionary.get('Type'), 'MCR')) return isPageKept(own);
    if (isName(dictionary.get('Type'), 'OBJR')) return isPageKept(own) && keepsObject(dictionary.get('Obj') ?? null);
    if (!(kid instanceof PdfReference)) return true;
    if (visited.has(kid.number)) return !copier.isDropped(kid.number);
    visited.add(kid.number);
    const kidsEntry = file.resolve(dictionary.get('K'));
    const kids = Array.isArray(kidsEntry) ? kidsEntry : dictionary.has('K') ? [dictionary.get('K') ?? null] : [];
    const kept = keepKids(kids, own, depth + 1);
    if (kids.length > 0 && kept.length === 0 && document.leavesPagesOut) {
      copier.drop(kid.number);
      return false;
    }
    const renamed = rename(dictionary);
    if (kept.length !== kids.length) renamed.set('K', kept);
    const cleaned = clean(document, renamed, kid.number);
    copier.replace(kid.number, cleaned);
    return true;
  }

  function keepsObject(object: PdfValue): boolean {
    return staysOnPage(document, object, isFlattened) && isPageKept(findPageIndex(document, file.dictionary(object)?.get('P')));
  }

  function rename(element: PdfDictionary): PdfDictionary {
    const renamed = new Map(element);
    const role = file.resolve(element.get('S'));
    // A role of a namespace is explained there, not in the role map (ISO 32000-2 14.8.6.2).
    const newRole = role instanceof PdfName && !element.has('NS') ? changes.roles.get(role.value) : undefined;
    if (newRole !== undefined) renamed.set('S', new PdfName(newRole));
    const id = file.resolve(element.get('ID'));
    const newId = id instanceof PdfString ? changes.ids.get(id.value) : undefined;
    if (newId !== undefined) renamed.set('ID', new PdfString(newId));
    if (changes.classes.size > 0 && element.has('C')) renamed.set('C', renameClasses(file.resolve(element.get('C'))));
    if (changes.ids.size > 0 && element.has('A')) renamed.set('A', renameHeaders(element.get('A') ?? null));
    return renamed;
  }

  function renameClasses(value: PdfValue): PdfValue {
    if (Array.isArray(value)) return value.map(renameClasses);
    return value instanceof PdfName ? new PdfName(changes.classes.get(value.value) ?? value.value) : value;
  }

  /** Table cells name their header cells by ID, ISO 32000-2 14.8.5.7. */
  function renameHeaders(value: PdfValue): PdfValue {
    const attributes = file.resolve(value);
    if (Array.isArray(attributes)) return attributes.map(renameHeaders);
    const headers = isDictionary(attributes) ? file.resolve(attributes.get('Headers')) : null;
    if (!isDictionary(attributes) || !Array.isArray(headers)) return value;
    const renamed = headers.map((header) => (header instanceof PdfString ? new PdfString(changes.ids.get(header.value) ?? header.value) : header));
    return new Map([...attributes, ['Headers', renamed]]);
  }
}
