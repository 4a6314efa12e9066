import { buildDictionary, isDictionary, NewReference, type PdfDictionary, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { type Attachments, collectAttachments, mergeAssociatedFiles, writeAttachments } from './catalog/attachments.ts';
import { collectDestinations, writeDestinations } from './catalog/destinations.ts';
import { chooseLanguage, chooseOpening, mergeExtensions, noteDroppedActions } from './catalog/documentFacts.ts';
import { type MergedForm, noteSignatures, prepareForms } from './catalog/forms.ts';
import { mergeLayers, prepareLayers } from './catalog/layers.ts';
import { mergeInformation, writeMetadata } from './catalog/metadata.ts';
import { mergeNameTrees } from './catalog/nameTrees.ts';
import { writeOutline } from './catalog/outlines.ts';
import { mergeOutputIntents } from './catalog/outputIntents.ts';
import { writePageLabels } from './catalog/pageLabels.ts';
import { MergedTags } from './catalog/tags.ts';
import { mergeThreads } from './catalog/threads.ts';
import type { InputDocument } from './copy/inputDocument.ts';
import type { MergeChoices } from './model/mergeOptions.ts';
import { listContentsEntries, writeBlankPage, writeContentsPage } from './pages/contentsPage.ts';
import type { PageCopies } from './pages/pageCopies.ts';
import type { PlannedPage } from './pages/planPages.ts';
import { writePages } from './pages/writePages.ts';

/** The progress of a merge, which can be stopped between two steps. */
export type MergeStep =
  | { kind: 'reading'; file: number }
  /** The file that is copied from now on. An error is reported about it. */
  | { kind: 'copying'; file: number }
  | { kind: 'page'; written: number; total: number };

/** What the passes of a merge share. The first half is given, the second is what passes leave for later ones. */
export interface Merge {
  readonly writer: PdfWriter;
  readonly documents: InputDocument[];
  readonly plan: PlannedPage[];
  readonly choices: MergeChoices;
  readonly now: Date;
  readonly pageRoot: number;
  readonly copies: PageCopies;

  attachments: Attachments;
  form: MergedForm;
  tags: MergedTags | undefined;
  threads: PdfValue[];
  /** The first page of each file. */
  firstPages: Map<InputDocument, number>;
  information: PdfDictionary;
  /** The entries of the merged catalog. */
  readonly entries: PdfDictionary;
}

export interface MergePass {
  name: string;
  run(merge: Merge): Iterable<MergeStep> | undefined;
}

/** Creates a pass that does its work in one step. */
function createPass(passName: string, work: (merge: Merge) => void): MergePass {
  return {
    name: passName,
    run(merge) {
      work(merge);
      return undefined;
    },
  };
}

/** Creates a pass that adds entries to the catalog. Undefined entries are omitted. */
function createEntriesPass(passName: string, build: (merge: Merge) => Record<string, PdfValue | undefined>): MergePass {
  return createPass(passName, (merge) => {
    for (const [key, value] of buildDictionary(build(merge))) merge.entries.set(key, value);
  });
}

/**
 * Everything a merge does to its documents, in order. What comes before `writePages` decides names and numbers that pages refer to;
 * what comes after it writes the catalog.
 */
export const mergePasses: readonly MergePass[] = [
  createPass('noteDroppedActions', ({ documents }) => {
    for (const document of documents) noteDroppedActions(document);
  }),
  createPass('collectDestinations', ({ documents }) => collectDestinations(documents)),
  createPass('collectAttachments', (merge) => {
    if (merge.choices.attachments !== false) merge.attachments = collectAttachments(merge.documents);
  }),
  createPass('prepareLayers', ({ documents }) => prepareLayers(documents)),
  createPass('prepareForms', (merge) => {
    const { writer, documents, copies, choices } = merge;
    if (choices.forms === 'flatten') for (const document of documents) noteSignatures(document);
    else merge.form = prepareForms(writer, documents, copies, choices.forms ?? 'rename');
  }),
  createPass('prepareTags', (merge) => {
    const { writer, documents, copies } = merge;
    merge.tags = new MergedTags(writer, documents, { copies, isFlattened: isFlattened(merge), language: chooseLanguage(documents) });
  }),
  createPass('collectThreads', (merge) => {
    merge.threads = mergeThreads(merge.documents);
  }),
  { name: 'writePages', run: writePlannedPages },
  createEntriesPass('writeOutline', ({ writer, documents, firstPages, choices }) => ({
    Outlines: writeOutline(writer, documents, firstPages, choices.outline ?? 'per-file-nested'),
  })),
  createEntriesPass('writeNames', ({ writer, documents, attachments }) => {
    const names = buildDictionary({
      ...mergeNameTrees(writer, documents),
      Dests: writeDestinations(writer, documents),
      EmbeddedFiles: writeAttachments(writer, attachments),
    });
    return { Names: names.size > 0 ? names : undefined };
  }),
  createEntriesPass('writePageLabels', ({ writer, documents, plan, choices }) => ({
    PageLabels: choices.pageLabels === 'renumber' ? undefined : writePageLabels(writer, documents, plan),
  })),
  createEntriesPass('writeForm', ({ form }) => ({ AcroForm: form.dictionary })),
  createEntriesPass('writeTags', ({ documents, tags }) => ({ StructTreeRoot: tags?.write(), MarkInfo: mergeMarks(documents) })),
  createEntriesPass('writeLanguage', ({ documents }) => {
    const language = chooseLanguage(documents);
    return { Lang: language === undefined ? undefined : new PdfString(language) };
  }),
  createEntriesPass('writeLayers', ({ documents }) => ({ OCProperties: mergeLayers(documents) })),
  createEntriesPass('writeThreads', ({ threads }) => ({ Threads: threads.length > 0 ? threads : undefined })),
  createEntriesPass('writeOutputIntents', ({ documents }) => {
    const intents = mergeOutputIntents(documents);
    return { OutputIntents: intents.length > 0 ? intents : undefined };
  }),
  createPass('collectInformation', (merge) => {
    merge.information = mergeInformation(merge.documents, { title: merge.choices.title, now: merge.now });
  }),
  createEntriesPass('writeMetadata', ({ writer, documents, information, now }) => ({ Metadata: writeMetadata(writer, documents, information, now) })),
  createEntriesPass('writeExtensions', ({ documents }) => ({ Extensions: mergeExtensions(documents) })),
  createEntriesPass('writeAssociatedFiles', ({ documents, choices }) => {
    const associated = choices.attachments === false ? [] : mergeAssociatedFiles(documents);
    return { AF: associated.length > 0 ? associated : undefined };
  }),
  createEntriesPass('writeOpening', ({ documents, entries }) => chooseOpening(documents, entries.has('Outlines'))),
  { name: 'copyReferences', run: copyReferences },
];

function isFlattened({ choices }: Merge): boolean {
  return choices.forms === 'flatten';
}

function* writePlannedPages(merge: Merge): Generator<MergeStep, void> {
  const { writer, documents, plan, copies, tags } = merge;
  const contents = listContentsEntries(plan);
  const [first] = documents;
  const numbers = yield* writePages(writer, merge.pageRoot, plan, {
    copies,
    isFlattened: isFlattened(merge),
    writeExtra(page, number, parent) {
      if (page.kind === 'blank') writeBlankPage(writer, page.document, number, parent);
      else if (first) writeContentsPage(writer, contents, page.part, first, { number, parent, tags });
    },
  });
  merge.entries.set('Pages', new NewReference(merge.pageRoot));
  for (const [position, page] of plan.entries()) {
    const number = numbers[position];
    if (page.kind === 'source' && number !== undefined && !merge.firstPages.has(page.document)) merge.firstPages.set(page.document, number);
  }
}

/** Copies what the parts written so far refer to, and what that refers to. */
function* copyReferences({ documents }: Merge): Generator<MergeStep, void> {
  for (const { copier, inputIndex } of documents) {
    if (!copier.isWaiting) continue;
    yield { kind: 'copying', file: inputIndex };
    copier.drain();
  }
}

/** The merged file is tagged where one of its files is, and suspect where one of them is not (ISO 32000-2 14.7.1). */
function mergeMarks(documents: InputDocument[]): PdfDictionary | undefined {
  if (!documents.some(isMarked)) return undefined;
  return buildDictionary({ Marked: true, Suspects: documents.every(isMarked) ? undefined : true });
}

function isMarked({ file, catalog }: InputDocument): boolean {
  const marks = file.resolve(catalog.get('MarkInfo'));
  return isDictionary(marks) && file.resolve(marks.get('Marked')) === true;
}
