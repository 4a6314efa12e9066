import { buildDictionary, isDictionary, isName, NewReference, name, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { withFont } from '../copy/appearanceFont.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import { clean, leadsNowhere } from '../copy/valueCleaner.ts';
import { INHERITABLE } from '../read/readPages.ts';
import { flattenFields } from './flattenFields.ts';
import type { PageCopies, PageCopy } from './pageCopies.ts';
import type { PlannedPage } from './planPages.ts';

type SourcePlan = Extract<PlannedPage, { kind: 'source' }>;

/** Writes a page that comes from no file under the number. */
export type ExtraPageWriter = (page: Exclude<PlannedPage, SourcePlan>, number: number, parent: NewReference) => void;

/** How pages are written. */
export interface PageOptions {
  copies: PageCopies;
  /** Whether form fields become drawings. */
  isFlattened: boolean;
  writeExtra: ExtraPageWriter;
}

interface Node {
  number: number;
  kids: PdfValue[];
}

/**
 * Writes all pages under one new root. Pages in a row that inherit the same attributes share a node that hands them down, as they did
 * in their own file (ISO 32000-2 7.7.3). Gives the number of every page.
 */
export function* writePages(
  writer: PdfWriter,
  root: number,
  plan: PlannedPage[],
  options: PageOptions,
): Generator<{ kind: 'page'; written: number; total: number } | { kind: 'copying'; file: number }, number[]> {
  const nodes: NewReference[] = [];
  const numbers: number[] = [];
  let node: (Node & { inherited: PdfDictionary; document: InputDocument | undefined }) | undefined;
  const closeNode = (): void => {
    if (!node) return;
    const { document, inherited, number, kids } = node;
    const entries = buildDictionary({ Type: name('Pages'), Parent: new NewReference(root), Kids: kids, Count: kids.length });
    const handedDown = document ? clean(document, inherited) : null;
    writer.put(number, new Map([...entries, ...(isDictionary(handedDown) ? handedDown : [])]), document?.copier.renumber);
    document?.copier.drain();
    node = undefined;
  };
  const none: PdfDictionary = new Map();
  let copied: InputDocument | undefined;
  for (const [position, page] of plan.entries()) {
    const source = page.kind === 'source' ? page.document.pages[page.index] : undefined;
    const inherited = source?.inherited ?? none;
    const document = page.kind === 'source' ? page.document : undefined;
    if (!node || node.inherited !== inherited || node.document !== document) {
      closeNode();
      node = { number: writer.allocate(), kids: [], inherited, document };
      nodes.push(new NewReference(node.number));
    }
    if (document && document !== copied) yield { kind: 'copying', file: document.inputIndex };
    copied = document ?? copied;
    const parent = new NewReference(node.number);
    let number: number;
    if (page.kind === 'source') {
      const copy = options.copies.at(position);
      number = copy?.number ?? page.document.pageNumbers[page.index] ?? writer.allocate();
      writeSourcePage(page, number, parent, copy, options, writer);
      page.document.copier.drain();
    } else {
      number = writer.allocate();
      options.writeExtra(page, number, parent);
    }
    numbers.push(number);
    node.kids.push(new NewReference(number));
    yield { kind: 'page', written: position + 1, total: plan.length };
  }
  closeNode();
  writer.put(root, buildDictionary({ Type: name('Pages'), Kids: nodes, Count: plan.length }));
  return numbers;
}

function writeSourcePage(
  page: SourcePlan,
  number: number,
  parent: NewReference,
  copy: PageCopy | undefined,
  options: PageOptions,
  writer: PdfWriter,
): void {
  const { document } = page;
  const { file, copier } = document;
  const source = document.pages[page.index];
  const isUnchanged = !page.rotate && !options.isFlattened && !copy && !document.leavesPagesOut;
  if (isUnchanged && source?.object instanceof PdfReference && copier.copyPage(source.object.number, number, parent.number)) return;
  const original = file.dictionary(source?.object) ?? new Map();
  // Cleaning removes dead destinations from links, so dead links are found before it.
  const kept =
    document.leavesPagesOut && original.has('Annots')
      ? new Map([...original, ['Annots', keepAnnotations(document, original.get('Annots') ?? null)]])
      : original;
  const cleaned = clean(document, kept);
  const entries: PdfDictionary = isDictionary(cleaned) ? cleaned : new Map();
  entries.set('Type', name('Page'));
  entries.set('Parent', parent);
  // Page objects that once were nodes of the tree must not look like one.
  entries.delete('Kids');
  entries.delete('Count');
  if (page.rotate) {
    const rotation = file.resolve(entries.get('Rotate') ?? source?.inherited.get('Rotate'));
    entries.set('Rotate', ((typeof rotation === 'number' ? rotation : 0) + page.rotate) % 360);
  }
  for (const key of INHERITABLE) if (entries.get(key) === null) entries.delete(key);
  if (options.isFlattened) flattenFields(writer, document, entries, source?.inherited.get('Resources'));
  if (copy) {
    writeCopy(document, entries, number, copy, options.copies, writer);
    return;
  }
  writer.put(number, entries, copier.renumber);
}

/** The annotations without the links to pages that are left out. */
function keepAnnotations(document: InputDocument, value: PdfValue): PdfValue[] {
  return document.file.array(value).filter((item) => {
    const annotation = document.file.dictionary(item);
    const isDeadLink = annotation && isName(document.file.resolve(annotation.get('Subtype')), 'Link') && leadsNowhere(document, annotation);
    if (isDeadLink && item instanceof PdfReference) document.copier.drop(item.number);
    return !isDeadLink;
  });
}

/** Writes a repeated page: it shares the content and has its own annotations, so that each copy can be edited. */
function writeCopy(document: InputDocument, entries: PdfDictionary, number: number, copy: PageCopy, copies: PageCopies, writer: PdfWriter): void {
  const { file, copier } = document;
  const renumber = (reference: PdfReference): number => copy.annotations.get(reference.number)?.number ?? copier.renumberObject(reference.number);
  const annotations = file.array(entries.get('Annots'));
  // Dead links, and fields that have become drawings, are no longer among them.
  const remaining = new Set(annotations.map((item) => (item instanceof PdfReference ? item.number : 0)));
  for (const [old, reference] of copy.annotations) {
    if (!remaining.has(old)) continue;
    const annotation = copies.getWidget(document, old) ?? clean(document, file.load(old));
    if (!isDictionary(annotation)) continue;
    const own = new Map(annotation);
    const key = copy.structParent.get(old);
    if (key === undefined) own.delete('StructParent');
    else own.set('StructParent', key);
    own.set('P', new NewReference(number));
    if (own.has('DA')) own.set('DA', withFont(file.resolve(own.get('DA')), document.renamed.fonts));
    writer.put(reference.number, own, renumber);
  }
  const page = new Map(entries);
  if (copy.structParents === undefined) page.delete('StructParents');
  else page.set('StructParents', copy.structParents);
  // The beads of an article (B) stay with the first copy of the page.
  page.delete('B');
  if (page.has('Annots')) page.set('Annots', annotations);
  writer.put(number, page, renumber);
}
