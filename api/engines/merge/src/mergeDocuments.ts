import type { ByteSink } from '@sheaf/pdf/bytes/byteSink';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { md5 } from '@sheaf/pdf/security/md5';
import { decodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { buildDictionary, NewReference, name, PdfString } from '@sheaf/pdf/syntax/values';
import { type ObjectWatcher, PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { chooseVersion, collectIdentityBytes } from './catalog/documentFacts.ts';
import { createDocument } from './copy/createDocument.ts';
import type { InputDocument } from './copy/inputDocument.ts';
import { type Merge, type MergePass, type MergeStep, mergePasses } from './mergePasses.ts';
import type { MergeChoices, MergedFile, MergeInput, MergeResult } from './model/mergeOptions.ts';
import { mergeWarnings } from './model/mergeWarnings.ts';
import { assignPages } from './pages/assignPages.ts';
import { type ChosenPages, choosePages } from './pages/choosePages.ts';
import { PageCopies } from './pages/pageCopies.ts';
import { type PlannedPage, planPages, type Selection } from './pages/planPages.ts';
import { type OpenedInput, openInput } from './read/openInput.ts';

/** What a merge needs besides its inputs. */
export interface MergeEnvironment {
  sink: ByteSink;
  codec: Codec;
  /** The time that the merged file states as that of its making. */
  now: Date;
  /** Sees the text of every object that is written. */
  onObjects?: ObjectWatcher;
}

/** Merges PDF files into one. Throws `PdfError` or `MergeError`, naming the file, rather than lose a page. */
export function mergeDocuments(inputs: MergeInput[], choices: MergeChoices, environment: MergeEnvironment): MergeResult {
  const steps = mergeInSteps(inputs, choices, environment);
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...step.value, warnings: mergeWarnings(step.value.notes) };
  }
}

/** Merges step by step, yielding after each; returns warnings as codes, without texts. */
export function* mergeInSteps(
  inputs: MergeInput[],
  choices: MergeChoices,
  environment: MergeEnvironment,
  passes: readonly MergePass[] = mergePasses,
): Generator<MergeStep, MergedFile> {
  const opened: OpenedInput[] = [];
  for (const [file, input] of inputs.entries()) {
    yield { kind: 'reading', file };
    opened.push(openInput(input, file, environment.codec));
  }
  const chosen = choosePages(opened, choices);
  const version = chooseVersion(chosen.map(({ opened: { file } }) => ({ file, catalog: file.catalog() })));
  const writer = new PdfWriter(environment.sink, environment.codec, version, environment.onObjects);
  const catalog = writer.allocate();
  const merge = planMerge(chosen, choices, { writer, catalog, now: environment.now });
  for (const { run } of passes) yield* run(merge) ?? [];
  const bytes = finish(merge, catalog);
  const used = new Set(chosen.map(({ opened: one }) => one));
  const unused = opened.filter((one) => !used.has(one)).map(({ input }) => input.name);
  return buildResult(merge, bytes, unused);
}

/** Decides which page stands where and which number each has. */
function planMerge(
  chosen: ChosenPages<OpenedInput>[],
  choices: MergeChoices,
  { writer, catalog, now }: { writer: PdfWriter; catalog: number; now: Date },
): Merge {
  const pageRoot = writer.allocate();
  const selections = chosen.map((one, index): Selection => {
    const document = createDocument(one, index, writer, catalog);
    return { input: one.index, document, indexes: one.indexes, rotate: one.opened.input.rotate ?? 0 };
  });
  const documents = selections.map(({ document }) => document);
  const plan = planPages(selections, choices);
  assignPages(writer, plan);
  return {
    writer,
    documents,
    plan,
    choices,
    now,
    pageRoot,
    copies: new PageCopies(writer, documents, plan),
    attachments: new Map(),
    form: { dictionary: undefined, renamed: 0 },
    tags: undefined,
    threads: [],
    firstPages: new Map(),
    information: new Map(),
    entries: buildDictionary({ Type: name('Catalog') }),
  };
}

/** Writes the catalog and the trailer; gives the size of the file. */
function finish({ writer, documents, information, entries }: Merge, catalog: number): number {
  writer.put(catalog, entries);
  const id = new PdfString(decodeLatin1(md5(collectIdentityBytes(documents))));
  return writer.finish(buildDictionary({ Root: new NewReference(catalog), Info: writer.add(information), ID: [id, id] }));
}

function buildResult({ documents, plan, form }: Merge, bytes: number, unused: string[]): MergedFile {
  const files = documents.map((document) => locatePages(document, plan));
  return {
    pages: plan.length,
    bytes,
    files: [...files, ...unused.map((file) => ({ name: file, pages: 0, from: 0, to: 0 }))],
    renamedDestinations: documents.reduce((sum, document) => sum + document.destinations.renamed, 0),
    renamedFields: form.renamed,
    notes: documents.map(({ name: file, file: { wasRepaired }, dropped }) => ({ name: file, wasRepaired, dropped })),
  };
}

/** Finds the pages of a file in the merged one, counted from 1. */
function locatePages(document: InputDocument, plan: PlannedPage[]): MergedFile['files'][number] {
  const range = { name: document.name, pages: 0, from: 0, to: 0 };
  for (let position = 0; position < plan.length; position++) {
    const page = plan[position];
    if (page?.kind !== 'source' || page.document !== document) continue;
    range.pages++;
    range.from ||= position + 1;
    range.to = position + 1;
  }
  return range;
}
