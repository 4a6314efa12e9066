import { ByteBuilder } from '@sheaf/pdf/bytes/byteBuilder';
import { ComplexityError, PdfError, PdfSyntaxError } from '@sheaf/pdf/errors';
import { isDamage, type PdfFile } from '@sheaf/pdf/file/pdfFile';
import { isDictionary, isName, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import { COPIED, RawCopier } from '../raw/rawCopier.ts';
import type { RawCopyRules } from '../raw/rawCopyRules.ts';
import { copyRawObject } from '../raw/rawObject.ts';

/** The attributes a page takes from the nodes above it, ISO 32000-2 7.7.3.4. */
export const INHERITABLE = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** No honest input has more; a small file can claim billions. */
const MAX_PAGES = 100_000;
const MAX_NODES = 1_000_000;

export interface SourcePage {
  /** The page's object, or the dictionary itself where a writer put it straight into the tree. */
  object: PdfReference | PdfDictionary;
  /** The attributes it inherits; the same object for all pages that inherit the same. */
  inherited: PdfDictionary;
}

interface Walk {
  pages: SourcePage[];
  /** Kids that are missing or no pages. */
  missing: number;
}

/**
 * Lists the pages of a file in order. A damaged tree is read again after a repair, then replaced by all page objects in the file.
 * Throws rather than give fewer pages than the file claims.
 */
export function readPages(file: PdfFile): SourcePage[] {
  return readPageTree(file).pages;
}

/** Reads the pages of a file, as `readPages` does, and returns whether the page tree was damaged. */
export function readPageTree(file: PdfFile): { pages: SourcePage[]; isMended: boolean } {
  let walk = walkTree(file);
  if ((walk.missing > 0 || walk.pages.length === 0) && file.repair()) walk = walkTree(file);
  if (walk.pages.length === 0 && isEmptyTree(file, walk)) throw new PdfError('empty_pdf', file.name);
  const claimed = readClaimedPages(file) ?? 0;
  const isMended = walk.missing > 0 || (walk.pages.length === 0 && claimed > 0);
  if (isMended) {
    const loose = findLoosePages(file);
    if (loose.length > walk.pages.length) walk = { pages: loose, missing: Math.max(0, claimed - loose.length) };
    if (walk.missing > 0 && walk.pages.length < Math.max(claimed, 1)) throw new PdfSyntaxError(`${walk.missing} of its pages are missing.`);
  }
  if (walk.pages.length === 0) throw new PdfSyntaxError('It has no pages.');
  return { pages: walk.pages, isMended };
}

/** Returns whether a file says that it has no pages, and has none. */
export function isEmptyFile(file: PdfFile): boolean {
  try {
    const walk = walkTree(file);
    return walk.pages.length === 0 && isEmptyTree(file, walk);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

/** Returns whether a tree in which no page was found is there and holds nothing: it says so itself, or nothing of it is missing. */
function isEmptyTree(file: PdfFile, { missing }: Walk): boolean {
  if (!file.dictionary(file.catalog().get('Pages'))) return false;
  return (missing === 0 || readClaimedPages(file) === 0) && findLoosePages(file).length === 0;
}

function readClaimedPages(file: PdfFile): number | undefined {
  return readCount(file, file.dictionary(file.catalog().get('Pages')));
}

function readCount(file: PdfFile, node: PdfDictionary | undefined): number | undefined {
  const count = file.resolve(node?.get('Count'));
  return typeof count === 'number' ? count : undefined;
}

/** Walks the tree depth first without recursion. */
function walkTree(file: PdfFile): Walk {
  const walk: Walk = { pages: [], missing: 0 };
  const nodes = new Set<number>();
  const stack: { value: PdfValue; inherited: PdfDictionary }[] = [{ value: file.catalog().get('Pages') ?? null, inherited: new Map() }];
  let steps = 0;
  for (let top = stack.pop(); top; top = stack.pop()) {
    if (++steps > MAX_NODES || walk.pages.length > MAX_PAGES) throw new ComplexityError(`${file.name} claims more pages than can be merged.`);
    const { value, inherited } = top;
    if (value instanceof PdfReference && isPlainPage(file, value.number)) {
      walk.pages.push({ object: value, inherited });
      continue;
    }
    const node = file.resolve(value);
    if (!isDictionary(node)) {
      walk.missing++;
      continue;
    }
    const kids = isName(node.get('Type'), 'Page') ? null : file.resolve(node.get('Kids'));
    if (!Array.isArray(kids)) {
      if (isPage(node)) walk.pages.push({ object: value instanceof PdfReference ? value : node, inherited });
      // A group that says it holds nothing needs no kids.
      else if (readCount(file, node) !== 0) walk.missing++;
      continue;
    }
    if (value instanceof PdfReference) {
      // A node met again contains itself or repeats pages: neither is a tree.
      if (nodes.has(value.number)) {
        walk.missing++;
        continue;
      }
      nodes.add(value.number);
    }
    const handedDown = collectInherited(node, inherited);
    for (let index = kids.length - 1; index >= 0; index--) stack.push({ value: kids[index] ?? null, inherited: handedDown });
  }
  return walk;
}

const copier = new RawCopier();
const scratch = new ByteBuilder();
const keepAll: RawCopyRules = { numbering: undefined, structParentOffset: 0, checksNames: false, checksPages: false };

/** Returns whether an object is sound and says that it is a page. Most are and do, which is seen without building values. */
function isPlainPage(file: PdfFile, number: number): boolean {
  scratch.length = 0;
  try {
    return copyRawObject(copier, file, number, scratch, keepAll, 1) === COPIED;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

/** Returns whether a dictionary is a page: it says so, or holds what only pages hold. */
export function isPage(node: PdfDictionary): boolean {
  if (isName(node.get('Type'), 'Page')) return true;
  // Only groups count.
  if (isName(node.get('Type'), 'Catalog') || isName(node.get('Type'), 'Pages') || node.has('Count')) return false;
  return ['MediaBox', 'Contents', 'Resources', 'Parent', 'CropBox'].some((key) => node.has(key)) || node.has('Type');
}

function collectInherited(node: PdfDictionary, inherited: PdfDictionary): PdfDictionary {
  const own = INHERITABLE.filter((key) => node.has(key));
  if (own.length === 0) return inherited;
  const below = new Map(inherited);
  for (const key of own) below.set(key, node.get(key) ?? null);
  return below;
}

/** Lists every page object of the file by number, for a file whose page tree is lost. */
function findLoosePages(file: PdfFile): SourcePage[] {
  const pages: SourcePage[] = [];
  for (let number = 1; number < file.table.size && pages.length < MAX_PAGES; number++) {
    if (!file.table.kind(number)) continue;
    const value = file.load(number);
    if (isDictionary(value) && isName(value.get('Type'), 'Page')) pages.push({ object: new PdfReference(number), inherited: new Map() });
  }
  return pages;
}
