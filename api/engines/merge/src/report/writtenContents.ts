import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { ActiveContentGuard } from '@sheaf/pdf/guard/activeContentGuard';
import { isName, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import { countTerminalFields } from '../catalog/terminalFields.ts';
import { readNameTree } from '../catalog/trees.ts';
import { type LinkCount, WrittenLinks } from './writtenLinks.ts';

/** What a written file holds besides its pages. */
export interface WrittenContents {
  outlineItems: number;
  links: LinkCount;
  fields: number;
  /** Files of the whole document and of annotations. */
  attachments: number;
}

/**
 * Counts what a file that the engine wrote holds, and throws `ActiveContentFound` if anything in it would run or fetch. It can be stopped between two steps; no step takes longer than a page.
 */
export function* countContentsInSteps(file: PdfFile): Generator<void, WrittenContents> {
  const guard = new ActiveContentGuard(file);
  const pages = new Set<number>();
  // Only their numbers are kept: the annotations of all pages together can be more than memory holds.
  const annotated: number[] = [];
  for (const { number, page } of walkPages(file)) {
    pages.add(number);
    guard.check(page, number);
    if (page.has('Annots')) annotated.push(number);
    yield;
  }
  const links = new WrittenLinks(file, pages, guard);
  for (const number of annotated) {
    links.add(file.dictionary(new PdfReference(number))?.get('Annots') ?? null);
    yield;
  }
  const catalog = file.catalog();
  return {
    outlineItems: yield* countOutlineItems(file, guard),
    links: links.count,
    fields: countTerminalFields(file, file.array(file.dictionary(catalog.get('AcroForm'))?.get('Fields')), (object) => {
      guard.checkField(object);
      return true;
    }),
    attachments: countFiles([...readNameTree(file, file.dictionary(catalog.get('Names'))?.get('EmbeddedFiles')).values(), ...links.attachedFiles]),
  };
}

/** Counts files; one that is named twice counts once. */
function countFiles(objects: PdfValue[]): number {
  return new Set(objects.map((object) => (object instanceof PdfReference ? object.number : object))).size;
}

function* walkPages(file: PdfFile): Generator<{ number: number; page: PdfDictionary }> {
  const waiting: PdfValue[] = [file.catalog().get('Pages') ?? null];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const node = file.dictionary(object);
    if (!node || !(object instanceof PdfReference)) continue;
    // Kids of a page are what its author left there; the page tree does not go on below it.
    if (isName(node.get('Type'), 'Page')) yield { number: object.number, page: node };
    else for (const kid of file.array(node.get('Kids'))) waiting.push(kid);
  }
}

function* countOutlineItems(file: PdfFile, guard: ActiveContentGuard): Generator<void, number> {
  const waiting = [file.dictionary(file.catalog().get('Outlines'))?.get('First')];
  let count = 0;
  while (waiting.length > 0) {
    const item = file.dictionary(waiting.pop());
    if (!item) continue;
    guard.check(item);
    count++;
    waiting.push(item.get('Next'), item.get('First'));
    yield;
  }
  return count;
}
