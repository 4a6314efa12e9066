import { clean, leadsNowhere } from '../copy/valueCleaner.ts';
import type { InputDocument } from '../inputDocument.ts';
import { textString } from '../syntax/text.ts';
import { dictionaryOf, isDictionary, NewReference, name, type PdfDictionary, PdfReference, PdfString, type PdfValue } from '../syntax/values.ts';
import type { PdfWriter } from '../write/pdfWriter.ts';
import { rewrittenDestination } from './destinations.ts';

/** What the bookmarks of the merged file are: one per file with its own beneath, all as they were, one per file, or none. */
export type OutlineChoice = 'per-file-nested' | 'keep' | 'per-file' | 'none';

interface Bookmark {
  /** Everything but the links between items, translated for the merged file. */
  entries: PdfDictionary;
  isOpen: boolean;
  kids: Bookmark[];
}

const MAX_DEPTH = 100;
const MAX_BOOKMARKS = 200_000;

/** Writes the outline (ISO 32000-2 12.3.3) afresh, so that broken links between items are gone. Gives its root if there is anything in it. */
export function writeOutline(
  writer: PdfWriter,
  documents: InputDocument[],
  firstPages: Map<InputDocument, number>,
  choice: OutlineChoice,
): NewReference | undefined {
  if (choice === 'none') return undefined;
  const top: Bookmark[] = [];
  for (const document of documents) {
    const own = choice === 'per-file' ? [] : readBookmarks(document);
    const firstPage = firstPages.get(document);
    if (choice === 'keep' || firstPage === undefined) top.push(...own);
    else {
      const entries = dictionaryOf({ Title: textString(document.stem), Dest: [new NewReference(firstPage), name('Fit')] });
      top.push({ entries, isOpen: true, kids: own });
    }
  }
  if (top.length === 0) return undefined;
  const root = writer.allocate();
  const written = writeLevel(writer, top, root);
  writer.put(root, dictionaryOf({ Type: name('Outlines'), ...written, Count: visibleCount(top) }));
  return new NewReference(root);
}

/** The bookmarks of one file. Items are followed from First by Next; each is taken once. */
function readBookmarks(document: InputDocument): Bookmark[] {
  const { file } = document;
  const visited = new Set<number>();
  const outline = file.dictionary(document.catalog.get('Outlines'));
  return outline ? readLevel(outline.get('First'), 0) : [];

  function readLevel(first: PdfValue | undefined, depth: number): Bookmark[] {
    const level: Bookmark[] = [];
    for (let place = first; place !== undefined && depth < MAX_DEPTH && visited.size < MAX_BOOKMARKS; ) {
      if (place instanceof PdfReference) {
        if (visited.has(place.number)) break;
        visited.add(place.number);
      }
      const item = file.resolve(place);
      if (!isDictionary(item)) break;
      const kids = readLevel(item.get('First'), depth + 1);
      const isDead = leadsNowhere(document, item);
      if (!isDead || kids.length > 0) level.push({ entries: entriesOf(document, item, isDead), isOpen: isOpen(document, item), kids });
      place = item.get('Next');
      if (!(place instanceof PdfReference)) break;
    }
    return level;
  }
}

function isOpen(document: InputDocument, item: PdfDictionary): boolean {
  const count = document.file.resolve(item.get('Count'));
  return typeof count !== 'number' || count > 0;
}

function entriesOf(document: InputDocument, item: PdfDictionary, isDead: boolean): PdfDictionary {
  const { file, copier } = document;
  const title = file.resolve(item.get('Title'));
  const entries = dictionaryOf({ Title: title instanceof PdfString ? title : new PdfString('') });
  for (const key of ['C', 'F', 'SE']) {
    const value = item.get(key);
    if (value !== undefined && value !== null) entries.set(key, copier.translate(value));
  }
  if (isDead) return entries;
  if (item.has('Dest')) entries.set('Dest', copier.translate(rewrittenDestination(document, item.get('Dest') ?? null)));
  else {
    const action = clean(document, file.resolve(item.get('A')));
    if (isDictionary(action)) entries.set('A', copier.translate(action));
  }
  return entries;
}

function visibleCount(level: Bookmark[]): number {
  return level.reduce((sum, item) => sum + 1 + (item.isOpen ? visibleCount(item.kids) : 0), 0);
}

/** Writes the items of a level and gives the First and Last for their parent. */
function writeLevel(writer: PdfWriter, level: Bookmark[], parent: number): Record<string, PdfValue> {
  const numbers = level.map(() => writer.allocate());
  const at = (index: number): NewReference | undefined => (numbers[index] === undefined ? undefined : new NewReference(numbers[index]));
  level.forEach((item, index) => {
    const number = numbers[index] ?? 0;
    const links: Record<string, PdfValue | undefined> = { Parent: new NewReference(parent), Prev: at(index - 1), Next: at(index + 1) };
    if (item.kids.length > 0) {
      const count = visibleCount(item.kids);
      Object.assign(links, writeLevel(writer, item.kids, number), { Count: item.isOpen ? count : -count });
    }
    writer.put(number, new Map([...item.entries, ...dictionaryOf(links)]));
  });
  const first = at(0);
  const last = at(level.length - 1);
  return first && last ? { First: first, Last: last } : {};
}
