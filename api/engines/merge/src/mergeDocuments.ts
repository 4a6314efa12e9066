import type { ByteSink } from '@sheaf/pdf/bytes/byteSink';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { ComplexityError, PdfError } from '@sheaf/pdf/errors';
import { isDamage, PdfFile } from '@sheaf/pdf/file/pdfFile';
import { md5 } from '@sheaf/pdf/security/md5';
import { latin1Text } from '@sheaf/pdf/syntax/characters';
import { dictionaryOf, isDictionary, NewReference, name, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { type ObjectWatcher, PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { collectAttachments, mergedAssociatedFiles, writeAttachments } from './catalog/attachments.ts';
import { collectDestinations, writeDestinations } from './catalog/destinations.ts';
import { identityBytes, mergedExtensions, mergedLanguage, mergedVersion, noteDroppedActions, openingOf } from './catalog/documentFacts.ts';
import { noteSignatures, prepareForms } from './catalog/forms.ts';
import { mergedLayers, prepareLayers } from './catalog/layers.ts';
import { mergedInformation, writeMetadata } from './catalog/metadata.ts';
import { mergedNameTrees } from './catalog/nameTrees.ts';
import { writeOutline } from './catalog/outlines.ts';
import { mergedOutputIntents } from './catalog/outputIntents.ts';
import { writePageLabels } from './catalog/pageLabels.ts';
import { MergedTags } from './catalog/tags.ts';
import { mergedThreads } from './catalog/threads.ts';
import { type InputDocument, stemOf } from './copy/inputDocument.ts';
import { ObjectCopier } from './copy/objectCopier.ts';
import { clean, dropActiveContent } from './copy/valueCleaner.ts';
import type { MergeChoices, MergedFile, MergeInput, MergeResult } from './model/mergeOptions.ts';
import { mergeWarnings } from './model/mergeWarnings.ts';
import { type ChosenPages, choosePages } from './pages/choosePages.ts';
import { contentsEntries, writeBlankPage, writeContentsPage } from './pages/contentsPage.ts';
import { PageCopies } from './pages/pageCopies.ts';
import { type PlannedPage, planPages, type Selection } from './pages/planPages.ts';
import { writePages } from './pages/writePages.ts';
import { readPages, type SourcePage } from './read/readPages.ts';

/** What a merge needs besides its inputs. */
export interface MergeSurroundings {
  sink: ByteSink;
  codec: Codec;
  /** The time that the merged file states as that of its making. */
  now: Date;
  /** Sees the text of every object that is written. */
  onObjects?: ObjectWatcher;
}

/** What a merge has come to. Whoever runs the steps may stop between any two. */
export type MergeStep =
  | { kind: 'reading'; file: number }
  /** What follows is copied from this file, so that it can be named if it breaks the engine. */
  | { kind: 'copying'; file: number }
  | { kind: 'page'; written: number; total: number };

interface OpenedInput {
  input: MergeInput;
  file: PdfFile;
  pages: SourcePage[];
}

/** Merges PDF files into one. Throws `PdfError` or `MergeError`, naming the file, rather than lose a page. */
export function mergeDocuments(inputs: MergeInput[], choices: MergeChoices, surroundings: MergeSurroundings): MergeResult {
  const steps = mergeSteps(inputs, choices, surroundings);
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...step.value, warnings: mergeWarnings(step.value.notes) };
  }
}

/** The same, step by step, the warnings not yet in words. */
export function* mergeSteps(inputs: MergeInput[], choices: MergeChoices, surroundings: MergeSurroundings): Generator<MergeStep, MergedFile> {
  const opened: OpenedInput[] = [];
  for (const [file, input] of inputs.entries()) {
    yield { kind: 'reading', file };
    opened.push(openInput(input, file, surroundings.codec));
  }
  const chosen = choosePages(opened, choices);
  const highest = mergedVersion(chosen.map(({ opened: { file } }) => ({ file, catalog: file.catalog() })));
  const writer = new PdfWriter(surroundings.sink, surroundings.codec, highest, surroundings.onObjects);
  const catalog = writer.allocate();
  const pageRoot = writer.allocate();
  const selections = chosen.map((one, index): Selection => {
    const document = documentOf(one, index, writer, catalog);
    return { input: one.index, document, indexes: one.indexes, rotate: one.opened.input.rotate ?? 0 };
  });
  const documents = selections.map(({ document }) => document);
  const plan = planPages(selections, choices);
  assignPages(writer, plan);
  const merged = yield* writeAll(writer, documents, plan, choices, { catalog, pageRoot, now: surroundings.now });
  const taken = new Set(chosen.map(({ opened: one }) => one));
  const unused = opened.filter((one) => !taken.has(one)).map(({ input }) => ({ name: input.name, pages: 0, from: 0, to: 0 }));
  return { ...merged, files: [...merged.files, ...unused] };
}

function openInput(input: MergeInput, index: number, codec: Codec): OpenedInput {
  try {
    const file = PdfFile.open(input.name, input.source, codec, input.password);
    return { input, file, pages: readPages(file) };
  } catch (error) {
    if (error instanceof PdfError) throw error.about(index);
    if (error instanceof ComplexityError) throw new PdfError('too_complex', input.name, { cause: error }).about(index);
    if (!isDamage(error)) throw error;
    throw new PdfError('damaged_pdf', input.name, { cause: error }).about(index);
  }
}

function documentOf(
  { index: inputIndex, opened, indexes }: ChosenPages<OpenedInput>,
  index: number,
  writer: PdfWriter,
  catalogNumber: number,
): InputDocument {
  const { input, file, pages } = opened;
  const pageIndexes = new Map<number, number>();
  pages.forEach(({ place }, page) => {
    if (place instanceof PdfReference && !pageIndexes.has(place.number)) pageIndexes.set(place.number, page);
  });
  const chosen = new Set(indexes);
  const copier: ObjectCopier = new ObjectCopier(file, writer, {
    clean: (value, number) => clean(document, value, number),
    dropActiveContent: (value, number) => dropActiveContent(document, value, number),
  });
  const document: InputDocument = {
    index,
    inputIndex,
    name: input.name,
    stem: stemOf(input.name),
    file,
    catalog: file.catalog(),
    pages,
    copier,
    pageNumbers: new Int32Array(pages.length),
    positions: new Map(),
    pageIndexes,
    leavesPagesOut: pages.some((_, page) => !chosen.has(page)),
    dropped: new Set(),
    renamed: { fields: new Map(), attachments: new Map(), fonts: new Map() },
    destinations: { entries: new Map(), strings: new Map(), names: new Map(), leftOut: new Set(), renamed: 0 },
  };
  const root = file.trailer.get('Root');
  if (root instanceof PdfReference) copier.assign(root.number, catalogNumber);
  const tree = document.catalog.get('Pages');
  if (tree instanceof PdfReference) copier.drop(tree.number);
  for (const { place } of pages) if (place instanceof PdfReference) copier.drop(place.number);
  return document;
}

/** Gives every page its number before anything is written, so that links can lead forward. */
function assignPages(writer: PdfWriter, plan: PlannedPage[]): void {
  for (const [position, page] of plan.entries()) {
    if (page.kind !== 'source') continue;
    const { document, index } = page;
    if (document.pageNumbers[index]) continue;
    const number = writer.allocate();
    document.pageNumbers[index] = number;
    document.positions.set(index, position);
    const place = document.pages[index]?.place;
    // A page object that stands in the tree more than once keeps the number of its first place for links.
    if (place instanceof PdfReference && (document.pageIndexes.get(place.number) === index || document.copier.isDropped(place.number)))
      document.copier.assign(place.number, number);
  }
}

function* writeAll(
  writer: PdfWriter,
  documents: InputDocument[],
  plan: PlannedPage[],
  choices: MergeChoices,
  roots: { catalog: number; pageRoot: number; now: Date },
): Generator<MergeStep, MergedFile> {
  for (const document of documents) noteDroppedActions(document);
  collectDestinations(documents);
  const attachments = choices.attachments === false ? new Map() : collectAttachments(documents);
  prepareLayers(documents);
  const copies = new PageCopies(writer, documents, plan);
  if (choices.forms === 'flatten') for (const document of documents) noteSignatures(document);
  const form =
    choices.forms === 'flatten' ? { dictionary: undefined, renamed: 0 } : prepareForms(writer, documents, copies, choices.forms ?? 'rename');
  const language = mergedLanguage(documents);
  const isFlattened = choices.forms === 'flatten';
  const tags = new MergedTags(writer, documents, { copies, isFlattened, language });
  const threads = mergedThreads(documents);
  const contents = contentsEntries(plan);
  const [first] = documents;
  const numbers = yield* writePages(writer, roots.pageRoot, plan, {
    copies,
    isFlattened,
    writeExtra(page, number, parent) {
      if (page.kind === 'blank') writeBlankPage(writer, page.document, number, parent);
      else if (first) writeContentsPage(writer, contents, page.part, first, { number, parent, tags });
    },
  });
  const drain = function* (): Generator<MergeStep, void> {
    for (const document of documents) {
      if (!document.copier.isWaiting) continue;
      yield { kind: 'copying', file: document.inputIndex };
      document.copier.drain();
    }
  };
  const firstPages = new Map<InputDocument, number>();
  plan.forEach((page, position) => {
    const number = numbers[position];
    if (page.kind === 'source' && number !== undefined && !firstPages.has(page.document)) firstPages.set(page.document, number);
  });
  const outline = writeOutline(writer, documents, firstPages, choices.outline ?? 'per-file-nested');
  const names = dictionaryOf({
    ...mergedNameTrees(writer, documents),
    Dests: writeDestinations(writer, documents),
    EmbeddedFiles: writeAttachments(writer, attachments),
  });
  yield* drain();
  const isTagged = documents.some((document) => isMarked(document));
  const intents = mergedOutputIntents(documents);
  const information = mergedInformation(documents, { title: choices.title, now: roots.now });
  const associated = choices.attachments === false ? [] : mergedAssociatedFiles(documents);
  const entries: Record<string, PdfValue | undefined> = {
    Type: name('Catalog'),
    Pages: new NewReference(roots.pageRoot),
    Outlines: outline,
    Names: names.size > 0 ? names : undefined,
    PageLabels: choices.pageLabels === 'renumber' ? undefined : writePageLabels(writer, documents, plan),
    AcroForm: form.dictionary,
    StructTreeRoot: tags.write(),
    MarkInfo: isTagged ? dictionaryOf({ Marked: true, Suspects: documents.every((document) => isMarked(document)) ? undefined : true }) : undefined,
    Lang: language === undefined ? undefined : new PdfString(language),
    OCProperties: mergedLayers(documents),
    Threads: threads.length > 0 ? threads : undefined,
    OutputIntents: intents.length > 0 ? intents : undefined,
    Metadata: writeMetadata(writer, documents, information, roots.now),
    Extensions: mergedExtensions(documents),
    AF: associated.length > 0 ? associated : undefined,
    ...openingOf(documents, outline !== undefined),
  };
  yield* drain();
  writer.put(roots.catalog, dictionaryOf(entries));
  const id = new PdfString(latin1Text(md5(identityBytes(documents))));
  const bytes = writer.finish(dictionaryOf({ Root: new NewReference(roots.catalog), Info: writer.add(information), ID: [id, id] }));
  return {
    pages: plan.length,
    bytes,
    files: documents.map((document) => placeOf(document, plan)),
    renamedDestinations: documents.reduce((sum, document) => sum + document.destinations.renamed, 0),
    renamedFields: form.renamed,
    notes: documents.map(({ name: file, file: { wasRepaired }, dropped }) => ({ name: file, wasRepaired, dropped })),
  };
}

/** Where the pages of a file are in the merged one, counted from 1. */
function placeOf(document: InputDocument, plan: PlannedPage[]): MergedFile['files'][number] {
  const place = { name: document.name, pages: 0, from: 0, to: 0 };
  for (let position = 0; position < plan.length; position++) {
    const page = plan[position];
    if (page?.kind !== 'source' || page.document !== document) continue;
    place.pages++;
    place.from ||= position + 1;
    place.to = position + 1;
  }
  return place;
}

function isMarked({ file, catalog }: InputDocument): boolean {
  const marks = file.resolve(catalog.get('MarkInfo'));
  return isDictionary(marks) && file.resolve(marks.get('Marked')) === true;
}
