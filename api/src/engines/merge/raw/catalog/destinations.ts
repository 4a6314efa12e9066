import { type InputDocument, pageIndexOf } from '../inputDocument.ts';
import { isDictionary, type NewReference, PdfName, PdfReference, PdfString, type PdfValue } from '../syntax/values.ts';
import type { PdfWriter } from '../write/pdfWriter.ts';
import { readNameTree, writeNameTree } from './trees.ts';
import { plainText, uniqueName, withPrefix } from './uniqueNames.ts';

/**
 * An explicit destination with its page put right: a page counted by number becomes a reference, since numbers shift in a merge
 * (ISO 32000-2 12.3.2.2). Null when the page is not in the merged file.
 */
export function explicitDestination(document: InputDocument, value: PdfValue): PdfValue[] | null {
  const found = document.file.resolve(value);
  const destination = isDictionary(found) ? document.file.resolve(found.get('D')) : found;
  if (!Array.isArray(destination)) return null;
  const [first, ...view] = destination;
  if (typeof first === 'number') {
    const place = document.pageNumbers[first] ? document.pages[first]?.place : undefined;
    return place instanceof PdfReference ? [place, ...view] : null;
  }
  const index = pageIndexOf(document, first);
  if (index === undefined ? first instanceof PdfReference && document.copier.isDropped(first.number) : !document.pageNumbers[index]) return null;
  return destination;
}

/** A destination of any kind as it has to be written: names renamed, dead ones null. */
export function rewrittenDestination(document: InputDocument, value: PdfValue): PdfValue {
  const found = document.file.resolve(value);
  if (found instanceof PdfString || found instanceof PdfName) {
    const { strings, names, leftOut } = document.destinations;
    if (leftOut.has(found.value)) document.dropped.add('targets');
    // A name this file does not define must not reach a page of another file that does.
    if (!strings.has(found.value) && !names.has(found.value)) return null;
    const renamed = document.renamed.destinations.get(found.value);
    if (renamed === undefined) return found;
    return found instanceof PdfString ? new PdfString(renamed) : new PdfName(renamed);
  }
  const destination = explicitDestination(document, found);
  if (!destination && document.leavesPagesOut && Array.isArray(found)) document.dropped.add('targets');
  return destination;
}

/** Collects the named destinations of both kinds (ISO 32000-2 12.3.2.4) and renames those whose name an earlier file has. */
export function collectDestinations(documents: InputDocument[]): void {
  const taken = new Set<string>();
  for (const document of documents) {
    const { file, catalog } = document;
    const strings = new Map<string, PdfValue>();
    const names = new Map<string, PdfValue>();
    const leftOut = new Set<string>();
    const add = (to: Map<string, PdfValue>, key: string, value: PdfValue): void => {
      const found = file.resolve(value);
      const destination = explicitDestination(document, found);
      // A dictionary may lead to a structure element as well as to the page (ISO 32000-2 12.3.2.3).
      if (destination) to.set(key, isDictionary(found) ? new Map([...found, ['D', destination]]) : destination);
      else if (document.leavesPagesOut) leftOut.add(key);
    };
    for (const [key, value] of readNameTree(file, file.dictionary(catalog.get('Names'))?.get('Dests'))) add(strings, key, value);
    for (const [key, value] of file.dictionary(catalog.get('Dests')) ?? []) add(names, key, value);
    const own = new Set([...strings.keys(), ...names.keys()]);
    // A new name must not be one that this file uses for something else.
    const used = new Set([...taken, ...own]);
    for (const key of own) {
      if (taken.has(key)) document.renamed.destinations.set(key, uniqueName(withPrefix(`${plainText(document.stem)}.`, key), used));
    }
    for (const key of used) taken.add(key);
    document.destinations = { strings, names, leftOut };
  }
  const areNamesUsed = taken.size > 0;
  for (const document of documents) {
    document.copier.rules.caresAboutNames = areNamesUsed;
    document.copier.rules.caresAboutPages = document.leavesPagesOut;
  }
}

/** Writes the destinations of all files: the name tree, and the dictionary of the old kind. */
export function writeDestinations(writer: PdfWriter, documents: InputDocument[]): { tree?: NewReference; dictionary?: NewReference } {
  const strings = new Map<string, PdfValue>();
  const names = new Map<string, PdfValue>();
  for (const document of documents) {
    const renamed = document.renamed.destinations;
    for (const [key, value] of document.destinations.strings) strings.set(renamed.get(key) ?? key, document.copier.translate(value));
    for (const [key, value] of document.destinations.names) names.set(renamed.get(key) ?? key, document.copier.translate(value));
  }
  return {
    ...(strings.size > 0 && { tree: writeNameTree(writer, strings) }),
    ...(names.size > 0 && { dictionary: writer.add(names) }),
  };
}
