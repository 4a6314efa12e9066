import type { PdfDictionary, PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';
import { readNameTree, writeNameTree } from './trees.ts';
import { decodePlainText, reserveName, withPrefix } from './uniqueNames.ts';

/** Name trees that are joined without changes to their values (ISO 32000-2 7.7.4). Slide shows, which bring scripts, and addresses of captured pages are left out. */
const PLAIN_TREES = ['AP', 'Pages', 'Templates', 'IDS', 'Renditions'];

/** Joins what documents name in their catalogs besides destinations and attachments. A name an earlier file has is put behind its file's. */
export function mergeNameTrees(writer: PdfWriter, documents: InputDocument[]): Record<string, PdfValue> {
  const trees: Record<string, PdfValue> = {};
  for (const tree of PLAIN_TREES) {
    const joined: PdfDictionary = new Map();
    const used = new Set<string>();
    for (const { file, catalog, copier, stem } of documents) {
      for (const [key, value] of readNameTree(file, file.dictionary(catalog.get('Names'))?.get(tree))) {
        const translated = copier.translate(value);
        if (translated === null) continue;
        joined.set(reserveName(used.has(key) ? withPrefix(`${decodePlainText(stem)}.`, key) : key, used), translated);
      }
    }
    if (joined.size > 0) trees[tree] = writeNameTree(writer, joined);
  }
  return trees;
}
