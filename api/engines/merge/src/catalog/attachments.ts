import { decodeText, encodeText } from '@sheaf/pdf/syntax/text';
import { type NewReference, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { getBaseName, makeSafeFileName } from '../copy/fileNames.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import { readNameTree, writeNameTree } from './trees.ts';

/** The names of attached files that make a PDF an electronic invoice or order. */
const INVOICE_FILES = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i;

/** The attachments of the files, chosen before anything is written because actions may name them. */
export type Attachments = Map<string, { document: InputDocument; value: PdfValue; fileName: string | undefined }>;

/** Collects the embedded files (ISO 32000-2 7.11.4); one whose name an earlier file has gets a number before its ending. */
export function collectAttachments(documents: InputDocument[]): Attachments {
  const attachments: Attachments = new Map();
  const usedNames = new Set<string>();
  for (const document of documents) {
    const { file } = document;
    for (const [key, value] of readNameTree(file, file.dictionary(document.catalog.get('Names'))?.get('EmbeddedFiles'))) {
      const specification = file.dictionary(value);
      if (!specification) continue;
      const shown = readShownName(document, specification.get('UF') ?? specification.get('F'));
      if (INVOICE_FILES.test(shown ?? '')) document.dropped.add('invoice');
      const free = shown === undefined ? undefined : findFreeName(shown, usedNames);
      const newKey = findFreeName(makeSafeFileName(new PdfString(key)).value, attachments);
      if (newKey !== key) document.renamed.attachments.set(key, newKey);
      attachments.set(newKey, { document, value, fileName: free === shown ? undefined : free });
      if (free !== undefined) usedNames.add(free);
      if (free !== shown && free !== undefined && value instanceof PdfReference) {
        document.copier.replace(value.number, renameSpecification(specification, free));
      }
    }
  }
  return attachments;
}

/** Writes the name tree of the attachments. */
export function writeAttachments(writer: PdfWriter, attachments: Attachments): NewReference | undefined {
  if (attachments.size === 0) return undefined;
  const entries = new Map<string, PdfValue>();
  for (const [key, { document, value, fileName }] of attachments) {
    const isDirect = !(value instanceof PdfReference) && value instanceof Map;
    entries.set(key, document.copier.translate(isDirect && fileName !== undefined ? renameSpecification(value, fileName) : value));
  }
  return writeNameTree(writer, entries);
}

/** Lists the associated files of all documents (ISO 32000-2 14.13.3). */
export function mergeAssociatedFiles(documents: InputDocument[]): PdfValue[] {
  return documents.flatMap(({ file, catalog, copier }) => file.array(catalog.get('AF')).map((item) => copier.translate(item)));
}

function renameSpecification(specification: Map<string, PdfValue>, fileName: string): Map<string, PdfValue> {
  const renamed = new Map(specification);
  for (const key of ['F', 'UF']) if (renamed.has(key)) renamed.set(key, encodeText(fileName));
  return renamed;
}

function readShownName(document: InputDocument, value: PdfValue | undefined): string | undefined {
  const found = document.file.resolve(value);
  return found instanceof PdfString ? getBaseName(decodeText(found)) : undefined;
}

/** `data.txt`, else `data (2).txt` and so on. Also works on the bytes of a UTF-16 string, where the ending is spread out. */
function findFreeName(wanted: string, used: { has(name: string): boolean }): string {
  if (!used.has(wanted)) return wanted;
  const isWide = wanted.startsWith('\xfe\xff');
  const dot = wanted.lastIndexOf(isWide ? '\0.' : '.');
  const at = dot > (isWide ? 2 : 0) ? dot : wanted.length;
  for (let count = 2; ; count++) {
    const mark = ` (${count})`;
    const candidate = wanted.slice(0, at) + (isWide ? [...mark].map((character) => `\0${character}`).join('') : mark) + wanted.slice(at);
    if (!used.has(candidate)) return candidate;
  }
}
