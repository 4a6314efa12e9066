import { buildChoiceSchemas } from '@sheaf/api/contract/choiceSchemas';
import { MergeReport } from '@sheaf/api/contract/merge';
import { mergeChoices } from '@sheaf/api/contract/mergeChoices';
import * as z from '@sheaf/api/contract/schema';
import type { Packing } from '@sheaf/tool-kit/workSaver';
import type { FoundWork, PackedWork } from '@sheaf/tool-kit/workStore';
import { type ChosenFile, createChosenFile } from './chosenFile';
import { emptyMerge, type MergeState } from './emptyMerge';
import type { EntryLabel, HistoryEntry } from './history';
import type { RestoredMerge } from './restoreMerge';

const Rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const Place = z.enum(['server', 'device']);
const Facts = z.object({
  state: z.literal('read'),
  pages: z.int(),
  isEncrypted: z.boolean(),
  isSigned: z.boolean(),
  hasForm: z.boolean(),
  isDamaged: z.boolean(),
});

const Row = { id: z.int(), range: z.string(), rotate: Rotation };
const Files = z.array(z.object({ ...Row, name: z.string(), isProtected: z.boolean(), facts: z.nullable(Facts) }));
const Pages = z.nullable(z.array(z.object({ key: z.string(), fileId: z.int(), page: z.int(), rotate: Rotation })));
const Choices = z.object(buildChoiceSchemas(mergeChoices));
const isLabel = (value: unknown) => typeof value === 'object' && value !== null && 'says' in value && typeof value.says === 'string';
const Steps = z.array(
  z.object({
    label: z.custom<EntryLabel>(isLabel),
    field: z.nullable(z.string()),
    work: z.object({ rows: z.array(z.object(Row)), choices: Choices, pages: Pages }),
  }),
);

/** Everything of the screen but passwords. */
const SavedMerge = z.object({
  files: Files,
  choices: Choices,
  pages: Pages,
  place: Place,
  view: z.enum(['files', 'pages']),
  name: z.string(),
  nextId: z.int(),
  /** Absent from work that an earlier version kept. */
  leftOut: z.optional(z.array(z.string())),
  /** So are the steps that can be undone and redone, with the files that were taken out of the list. */
  history: z.optional(z.object({ past: Steps, future: Steps, removedFiles: Files })),
  result: z.nullable(z.object({ place: Place, report: MergeReport })),
});

const RESULT = 'result';
/** Steps before these are not kept: each holds the whole arrangement. */
const MOST_STEPS = 30;
const fileKey = (id: number) => `file ${id}`;

export const packMerge: Packing<MergeState, RestoredMerge> = {
  pack: (state) => (state.files.length > 0 ? pack(state) : null),
  unpack,
  unpackLasting,
};

function pack(state: MergeState): PackedWork {
  const { files, choices, pages, place, view, name, nextId, leftOut, progress } = state;
  const merged = progress.step === 'merged' ? progress : null;
  const { removedFiles, ...steps } = findSavedHistory(state);
  return {
    data: {
      files: files.map(packFile),
      choices,
      pages,
      place,
      view,
      name,
      nextId,
      leftOut,
      history: { ...steps, removedFiles: removedFiles.map(packFile) },
      result: merged && { place: merged.place, report: merged.report },
    } satisfies z.infer<typeof SavedMerge>,
    files: { ...Object.fromEntries([...files, ...removedFiles].map(({ id, file }) => [fileKey(id), file])), ...(merged && { [RESULT]: merged.pdf }) },
    // The title is that of this document.
    lasting: { ...choices, title: emptyMerge.choices.title },
  };
}

function unpackLasting(lasting: unknown): RestoredMerge | null {
  const read = Choices.safeParse(lasting);
  const { rejected: _, announcement: __, ...empty } = emptyMerge;
  return read.success ? { ...empty, choices: read.data } : null;
}

/** The newest steps, and those of the removed files that they lead back to. */
function findSavedHistory({ past, future, removedFiles }: MergeState): Pick<MergeState, 'past' | 'future' | 'removedFiles'> {
  const saved = { past: past.slice(-MOST_STEPS), future: future.slice(-MOST_STEPS) };
  const ids = new Set([...saved.past, ...saved.future].flatMap(({ work }) => work.rows.map(({ id }) => id)));
  return { ...saved, removedFiles: removedFiles.filter(({ id }) => ids.has(id)) };
}

function packFile({ id, name, range, rotate, isProtected, facts, password }: ChosenFile): z.infer<typeof SavedMerge>['files'][number] {
  // Passwords are not kept, so a file that one has opened is read again.
  const isOpen = facts.state === 'read' && password === '';
  return { id, name, range, rotate, isProtected, facts: isOpen ? facts : null };
}

function unpack({ data, files: blobs }: FoundWork): RestoredMerge | null {
  const read = SavedMerge.safeParse(data);
  if (!read.success) return null;
  const { files, pages, history, result, ...saved } = read.data;
  const unpackFiles = (rows: z.infer<typeof Files>) =>
    rows.flatMap((row): ChosenFile[] => {
      const blob = blobs[fileKey(row.id)];
      if (!(blob instanceof File)) return [];
      return [{ ...createChosenFile(row.id, blob), ...row, facts: row.facts ?? { state: 'reading' } }];
    });
  const found = unpackFiles(files);
  if (found.length === 0) return null;
  const removedFiles = unpackFiles(history?.removedFiles ?? []);
  const [isFound, isKnown] = [createIdFilter(found), createIdFilter([...found, ...removedFiles])];
  const unpackSteps = (steps: HistoryEntry[] = []) =>
    steps.map(({ work, ...step }) => ({ ...step, work: { ...work, pages: findRemainingPages(work.pages, isKnown) } }));
  const pdf = blobs[RESULT];
  return {
    ...saved,
    leftOut: saved.leftOut ?? [],
    files: found,
    pages: findRemainingPages(pages, isFound),
    removedFiles,
    past: unpackSteps(history?.past),
    future: unpackSteps(history?.future),
    progress: result && pdf ? { step: 'merged', ...result, pdf } : { step: 'choosing' },
  };
}

function createIdFilter(files: readonly ChosenFile[]): (id: number) => boolean {
  const ids = new Set(files.map(({ id }) => id));
  return (id) => ids.has(id);
}

function findRemainingPages(pages: MergeState['pages'], hasFile: (fileId: number) => boolean): MergeState['pages'] {
  const remaining = pages?.filter(({ fileId }) => hasFile(fileId)) ?? [];
  return remaining.length > 0 ? remaining : null;
}
