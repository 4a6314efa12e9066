import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { encodeText } from '@sheaf/pdf/syntax/text';
import { isDictionary, type NewReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { resolveDestination } from '../copy/destinations.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import { readNameTree, writeNameTree } from './trees.ts';
import { decodePlainText, reserveName, withPrefix } from './uniqueNames.ts';

/**
 * Collects the named destinations of both kinds (ISO 32000-2 12.3.2.4) for one name tree, since some readers look into no tree beside a
 * dictionary of the old kind. Renames those whose name an earlier file has.
 */
export function collectDestinations(documents: InputDocument[]): void {
  const usedNames = new Set<string>();
  for (const document of documents) {
    const { file, catalog } = document;
    const removed = new Set<string>();
    const read = (entries: Iterable<[string, PdfValue]>): Map<string, PdfValue> => {
      const kept = new Map<string, PdfValue>();
      for (const [key, value] of entries) {
        const found = file.resolve(value);
        const destination = resolveDestination(document, found);
        // A dictionary may lead to a structure element as well as to the page (ISO 32000-2 12.3.2.3).
        if (destination) kept.set(key, isDictionary(found) ? new Map([...found, ['D', destination]]) : destination);
        else if (document.leavesPagesOut) removed.add(key);
      }
      return kept;
    };
    const inTree = read(readNameTree(file, file.dictionary(catalog.get('Names'))?.get('Dests')));
    const inDictionary = read(file.dictionary(catalog.get('Dests')) ?? []);
    // A new name must not be one that this file uses for something else.
    const own = new Set([...inTree.keys(), ...[...inDictionary.keys()].map(decodeName)]);
    const used = new Set([...usedNames, ...own]);
    const entries = new Map<string, PdfValue>();
    let renamed = 0;
    const addDestination = (key: string, value: PdfValue): string => {
      const isFree = !usedNames.has(key) && !entries.has(key);
      const free = isFree ? key : reserveName(withPrefix(`${decodePlainText(document.stem)}.`, key), used);
      if (!isFree) renamed++;
      entries.set(free, value);
      return free;
    };
    const strings = new Map([...inTree].map(([key, value]) => [key, addDestination(key, value)]));
    const names = new Map([...inDictionary].map(([key, value]) => [key, addDestination(decodeName(key), value)]));
    for (const key of [...own, ...entries.keys()]) usedNames.add(key);
    document.destinations = { entries, strings, names, removed, renamed };
  }
  const areNamesUsed = usedNames.size > 0;
  for (const document of documents) {
    document.copier.rules.checksNames = areNamesUsed;
    document.copier.rules.checksPages = document.leavesPagesOut;
  }
}

/** Returns the name of an old destination as a text string: names are UTF-8 (ISO 32000-2 7.3.5), strings of a tree are not. */
function decodeName(value: string): string {
  if (!/[\x80-\xff]/.test(value)) return value;
  const text = new TextDecoder().decode(encodeLatin1(value));
  return text.includes('\ufffd') ? value : encodeText(text).value;
}

/** Writes the destinations of all files as one name tree. */
export function writeDestinations(writer: PdfWriter, documents: InputDocument[]): NewReference | undefined {
  const joined = new Map<string, PdfValue>();
  for (const { destinations, copier } of documents) {
    for (const [key, value] of destinations.entries) joined.set(key, copier.translate(value));
  }
  return joined.size > 0 ? writeNameTree(writer, joined) : undefined;
}
