import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { isDictionary, PdfReference, PdfStream, type PdfValue } from '@sheaf/pdf/syntax/values';

/** Keys whose value is an action or a list of actions, ISO 32000-2 12.6. */
const ACTION_KEYS = ['A', 'PA', 'Next', 'OpenAction'];

const known = new WeakMap<PdfFile, Set<number>>();

/**
 * Returns the object numbers that are structure elements and nothing else: the structure tree reaches them by K, and no action key
 * leads to them. Reads the whole file once, so call it only when an element has the name of an action.
 */
export function collectStructureElements(file: PdfFile): Set<number> {
  const found = known.get(file) ?? findStructureElements(file);
  known.set(file, found);
  return found;
}

function findStructureElements(file: PdfFile): Set<number> {
  const elements = new Set<number>();
  const waiting: PdfValue[] = [file.dictionary(file.catalog().get('StructTreeRoot'))?.get('K') ?? null];
  for (let kid = waiting.pop(); kid !== undefined; kid = waiting.pop()) {
    if (kid instanceof PdfReference) {
      if (elements.has(kid.number)) continue;
      elements.add(kid.number);
    }
    const value = file.resolve(kid);
    if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (isDictionary(value)) waiting.push(value.get('K') ?? null);
  }
  if (elements.size === 0) return elements;
  for (let number = 1; number < file.table.size; number++) {
    if (!file.table.kind(number)) continue;
    for (const action of collectActionReferences(file, file.load(number))) elements.delete(action);
  }
  return elements;
}

/** The objects that a value of the file names where actions stand, at any depth of its direct parts. */
function collectActionReferences(file: PdfFile, value: PdfValue): Set<number> {
  const found = new Set<number>();
  const visit = (part: PdfValue, isAction: boolean): void => {
    if (part instanceof PdfReference) {
      if (!isAction || found.has(part.number)) return;
      found.add(part.number);
      const target = file.load(part.number);
      // A reference may lead to a list of actions or to another reference.
      if (target instanceof PdfReference || Array.isArray(target)) visit(target, true);
    } else if (Array.isArray(part)) for (const item of part) visit(item, isAction);
    else {
      const entries = part instanceof PdfStream ? part.dictionary : part;
      if (!isDictionary(entries)) return;
      for (const [key, item] of entries) {
        visit(item, ACTION_KEYS.includes(key) || key === 'Names');
        if (key === 'AA') for (const event of file.dictionary(item)?.values() ?? []) visit(event, true);
      }
    }
  };
  visit(value, false);
  return found;
}
