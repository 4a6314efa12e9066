import { isDictionary, type PdfDictionary, PdfName, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { InputDocument } from '../copy/inputDocument.ts';
import { reserveName } from './uniqueNames.ts';

/**
 * Adds a form's default resources (ISO 32000-2 12.7.3, DR) to the joined ones. A font whose name already stands for another font gets
 * a new name; the new names are given back, so that appearance strings can follow.
 */
export function mergeResources(document: InputDocument, form: PdfDictionary, merged: PdfDictionary): Map<string, string> {
  const { file, copier } = document;
  const renamed = new Map<string, string>();
  for (const [category, value] of file.dictionary(form.get('DR')) ?? []) {
    const entries = file.resolve(value);
    if (!isDictionary(entries)) {
      if (!merged.has(category)) merged.set(category, copier.translate(value));
      continue;
    }
    const known = merged.get(category);
    const target: PdfDictionary = isDictionary(known) ? known : new Map();
    merged.set(category, target);
    for (const [key, entry] of entries) {
      const fontKey = buildFontKey(document, entry);
      if (!target.has(key)) target.set(key, copier.translate(entry));
      else if (category === 'Font' && fingerprints.get(target)?.get(key) !== fontKey) {
        const free = reserveName(`${key}_`, new Set(target.keys()));
        renamed.set(key, free);
        target.set(free, copier.translate(entry));
        remember(target, free, fontKey);
        continue;
      } else continue;
      remember(target, key, fontKey);
    }
  }
  return renamed;
}

/** The contents of the fonts of a joined dictionary, to distinguish equal ones from others of the same name. */
const fingerprints = new WeakMap<PdfDictionary, Map<string, string>>();

function remember(target: PdfDictionary, key: string, fontKey: string): void {
  const known = fingerprints.get(target) ?? new Map<string, string>();
  fingerprints.set(target, known.set(key, fontKey));
}

function buildFontKey(document: InputDocument, value: PdfValue): string {
  const font = document.file.dictionary(value);
  const readText = (key: string): string => {
    const found = document.file.resolve(font?.get(key));
    if (found instanceof PdfName) return found.value;
    // An encoding of its own, or an embedded font, is only equal to itself.
    return found === null ? '' : `${document.index}:${value instanceof PdfReference ? value.number : ''}`;
  };
  return ['Type', 'Subtype', 'BaseFont', 'Encoding', 'FontDescriptor'].map(readText).join(' ');
}
