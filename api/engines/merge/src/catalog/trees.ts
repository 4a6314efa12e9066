import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { buildDictionary, type NewReference, type PdfDictionary, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';

const ENTRIES_PER_LEAF = 64;
const MAX_ENTRIES = 2_000_000;

/** The leaves of a name or number tree from left to right, each visited once whatever its kids claim (ISO 32000-2 7.9.6, 7.9.7). */
function* walkLeaves(file: PdfFile, root: PdfValue | undefined, key: 'Names' | 'Nums'): Generator<PdfValue[]> {
  const visited = new Set<number>();
  const stack: PdfValue[] = [root ?? null];
  for (let object = stack.pop(); object !== undefined; object = stack.pop()) {
    if (object instanceof PdfReference) {
      if (visited.has(object.number)) continue;
      visited.add(object.number);
    }
    const node = file.dictionary(object);
    if (!node) continue;
    const entries = file.resolve(node.get(key));
    if (Array.isArray(entries)) yield entries;
    const kids = file.array(node.get('Kids'));
    if (stack.length + kids.length < MAX_ENTRIES) for (let index = kids.length - 1; index >= 0; index--) stack.push(kids[index] ?? null);
  }
}

/** Reads the entries of a name tree. The first of several entries with one name counts. */
export function readNameTree(file: PdfFile, root: PdfValue | undefined): Map<string, PdfValue> {
  const found = new Map<string, PdfValue>();
  for (const entries of walkLeaves(file, root, 'Names')) {
    for (let index = 0; index + 1 < entries.length; index += 2) {
      const key = file.resolve(entries[index]);
      if (key instanceof PdfString && !found.has(key.value)) found.set(key.value, entries[index + 1] ?? null);
    }
  }
  return found;
}

/** Reads the entries of a number tree. The first of several entries with one number counts. */
export function readNumberTree(file: PdfFile, root: PdfValue | undefined): Map<number, PdfValue> {
  const found = new Map<number, PdfValue>();
  for (const entries of walkLeaves(file, root, 'Nums')) {
    for (let index = 0; index + 1 < entries.length; index += 2) {
      const key = file.resolve(entries[index]);
      if (typeof key === 'number' && Number.isInteger(key) && !found.has(key)) found.set(key, entries[index + 1] ?? null);
    }
  }
  return found;
}

/** Writes a tree of two levels, or a single node when that is enough. Entries must be in order; values must be translated. */
function writeTree<Key>(writer: PdfWriter, entries: [Key, PdfValue][], key: 'Names' | 'Nums', write: (key: Key) => PdfValue): NewReference {
  const buildLeaf = (part: [Key, PdfValue][]): PdfDictionary => buildDictionary({ [key]: part.flatMap(([entry, value]) => [write(entry), value]) });
  if (entries.length <= ENTRIES_PER_LEAF) return writer.add(buildLeaf(entries));
  const kids: PdfValue[] = [];
  for (let index = 0; index < entries.length; index += ENTRIES_PER_LEAF) {
    const part = entries.slice(index, index + ENTRIES_PER_LEAF);
    const [first] = part;
    const last = part.at(-1);
    if (!first || !last) continue;
    const node = buildLeaf(part);
    node.set('Limits', [write(first[0]), write(last[0])]);
    kids.push(writer.add(node));
  }
  return writer.add(buildDictionary({ Kids: kids }));
}

/** Writes a name tree with its keys in byte order (ISO 32000-2 7.9.6). */
export function writeNameTree(writer: PdfWriter, entries: Map<string, PdfValue>): NewReference {
  const sorted = [...entries].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return writeTree(writer, sorted, 'Names', (key) => new PdfString(key));
}

/** Writes a number tree (ISO 32000-2 7.9.7). The entries must come in ascending order. */
export function writeNumberTree(writer: PdfWriter, entries: [number, PdfValue][]): NewReference {
  return writeTree(writer, entries, 'Nums', (key) => key);
}
