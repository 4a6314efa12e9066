import { encodeText } from '@sheaf/pdf/syntax/text';
import {
  buildDictionary,
  isDictionary,
  NewReference,
  name,
  type PdfDictionary,
  PdfReference,
  PdfString,
  type PdfValue,
} from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { rewriteDestination } from '../copy/destinations.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import { clean, leadsNowhere } from '../copy/valueCleaner.ts';
import type { OutlineChoice } from '../model/mergeOptions.ts';

interface Bookmark {
  /** Everything but the links between items, translated for the merged file. */
  entries: PdfDictionary;
  isOpen: boolean;
  kids: Bookmark[];
  /** How many bookmarks show below it while it is open. */
  visibleBelow: number;
}

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
    if (choice === 'keep' || firstPage === undefined) for (const item of own) top.push(item);
    else {
      const entries = buildDictionary({ Title: encodeText(document.stem), Dest: [new NewReference(firstPage), name('Fit')] });
      top.push({ entries, isOpen: true, kids: own, visibleBelow: countVisible(own) });
    }
  }
  if (top.length === 0) return undefined;
  const root = writer.allocate();
  const written = writeItems(writer, top, root);
  writer.put(root, buildDictionary({ Type: name('Outlines'), ...written, Count: countVisible(top) }));
  return new NewReference(root);
}

/** Returns the bookmarks of one file. Items are followed from First by Next, each once, to any depth. */
function readBookmarks(document: InputDocument): Bookmark[] {
  const { file } = document;
  const visited = new Set<number>();
  const top: Bookmark[] = [];
  const open: OpenItem[] = [{ level: top, next: file.dictionary(document.catalog.get('Outlines'))?.get('First'), item: undefined }];
  for (let current = open.at(-1); current; current = open.at(-1)) {
    const item = findNextItem(document, current, visited);
    if (item) {
      current.next = item.get('Next') instanceof PdfReference ? item.get('Next') : undefined;
      open.push({ level: [], next: item.get('First'), item });
      continue;
    }
    open.pop();
    const above = open.at(-1);
    if (!current.item || !above) continue;
    const isDead = leadsNowhere(document, current.item);
    if (isDead && current.level.length === 0) continue;
    const kids = current.level;
    const own = isOpen(document, current.item);
    const visibleBelow = kids.reduce((sum, kid) => sum + 1 + (kid.isOpen ? kid.visibleBelow : 0), 0);
    above.level.push({ entries: buildEntries(document, current.item, isDead), isOpen: own, kids, visibleBelow });
  }
  return top;
}

/** An item whose kids are being read. */
interface OpenItem {
  level: Bookmark[];
  next: PdfValue | undefined;
  /** The item itself; the root of the outline has none. */
  item: PdfDictionary | undefined;
}

/** Returns the next item of a level, unless it was read before; where there are too many, the file is noted as cut short. */
function findNextItem({ file, dropped }: InputDocument, { next }: OpenItem, visited: Set<number>): PdfDictionary | undefined {
  const item = next === undefined ? null : file.resolve(next);
  if (!isDictionary(item)) return undefined;
  if (visited.size >= MAX_BOOKMARKS) {
    dropped.add('bookmarks');
    return undefined;
  }
  if (!(next instanceof PdfReference)) return item;
  if (visited.has(next.number)) return undefined;
  visited.add(next.number);
  return item;
}

function isOpen(document: InputDocument, item: PdfDictionary): boolean {
  const count = document.file.resolve(item.get('Count'));
  return typeof count !== 'number' || count > 0;
}

function buildEntries(document: InputDocument, item: PdfDictionary, isDead: boolean): PdfDictionary {
  const { file, copier } = document;
  const title = file.resolve(item.get('Title'));
  const entries = buildDictionary({ Title: title instanceof PdfString ? title : new PdfString('') });
  for (const key of ['C', 'F', 'SE']) {
    const value = item.get(key);
    if (value !== undefined && value !== null) entries.set(key, copier.translate(value));
  }
  if (isDead) return entries;
  if (item.has('Dest')) entries.set('Dest', copier.translate(rewriteDestination(document, item.get('Dest') ?? null)));
  else {
    const action = clean(document, file.resolve(item.get('A')));
    if (isDictionary(action)) entries.set('A', copier.translate(action));
  }
  return entries;
}

/** Counts the bookmarks of a level that are seen while those with open kids are open. */
function countVisible(level: Bookmark[]): number {
  return level.reduce((sum, item) => sum + 1 + (item.isOpen ? item.visibleBelow : 0), 0);
}

/** Writes all items below `root` and returns the First and Last for it. Without recursion, since an outline may be thousands deep. */
function writeItems(writer: PdfWriter, top: Bookmark[], root: number): Record<string, PdfValue> {
  const waiting = [{ level: numberBookmarks(writer, top), parent: root }];
  const ends = linkFirstAndLast(waiting[0]?.level ?? []);
  for (let current = waiting.pop(); current; current = waiting.pop()) {
    const { level, parent } = current;
    for (const [index, { item, number }] of level.entries()) {
      const kids = numberBookmarks(writer, item.kids);
      const links: Record<string, PdfValue | undefined> = {
        Parent: new NewReference(parent),
        Prev: getReference(level[index - 1]),
        Next: getReference(level[index + 1]),
        ...linkFirstAndLast(kids),
        Count: kids.length === 0 ? undefined : item.isOpen ? item.visibleBelow : -item.visibleBelow,
      };
      writer.put(number, new Map([...item.entries, ...buildDictionary(links)]));
      if (kids.length > 0) waiting.push({ level: kids, parent: number });
    }
  }
  return ends;
}

interface NumberedBookmark {
  item: Bookmark;
  number: number;
}

function numberBookmarks(writer: PdfWriter, level: Bookmark[]): NumberedBookmark[] {
  return level.map((item) => ({ item, number: writer.allocate() }));
}

function getReference(bookmark: NumberedBookmark | undefined): NewReference | undefined {
  return bookmark && new NewReference(bookmark.number);
}

function linkFirstAndLast(level: NumberedBookmark[]): Record<string, PdfValue> {
  const [first, last] = [getReference(level[0]), getReference(level.at(-1))];
  return first && last ? { First: first, Last: last } : {};
}
