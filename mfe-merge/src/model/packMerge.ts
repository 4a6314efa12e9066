import { buildChoiceSchemas } from '@sheaf/api/contract/choiceSchemas';
import { MergeReport } from '@sheaf/api/contract/merge';
import { mergeChoices } from '@sheaf/api/contract/mergeChoices';
import * as z from '@sheaf/api/contract/schema';
import type { Packing } from '@sheaf/tool-kit/workSaver';
import type { FoundWork, PackedWork } from '@sheaf/tool-kit/workStore';
import { type ChosenFile, chosenFile } from './chosenFile';
import type { MergeState } from './emptyMerge';
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

/** Everything of the screen but passwords and the steps that can be undone. */
const Kept = z.object({
  files: z.array(
    z.object({ id: z.int(), name: z.string(), range: z.string(), rotate: Rotation, isProtected: z.boolean(), facts: z.nullable(Facts) }),
  ),
  choices: z.object(buildChoiceSchemas(mergeChoices)),
  pages: z.nullable(z.array(z.object({ key: z.string(), fileId: z.int(), page: z.int(), rotate: Rotation }))),
  place: Place,
  view: z.enum(['files', 'pages']),
  name: z.string(),
  nextId: z.int(),
  /** Absent from work that an earlier version kept. */
  leftOut: z.optional(z.array(z.string())),
  result: z.nullable(z.object({ place: Place, report: MergeReport })),
});

const RESULT = 'result';
const fileKey = (id: number) => `file ${id}`;

export const packMerge: Packing<MergeState, RestoredMerge> = {
  pack: (state) => (state.files.length > 0 ? pack(state) : null),
  unpack,
};

function pack({ files, choices, pages, place, view, name, nextId, leftOut, progress }: MergeState): PackedWork {
  const merged = progress.step === 'merged' ? progress : null;
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
      result: merged && { place: merged.place, report: merged.report },
    } satisfies z.infer<typeof Kept>,
    files: { ...Object.fromEntries(files.map(({ id, file }) => [fileKey(id), file])), ...(merged && { [RESULT]: merged.pdf }) },
  };
}

function packFile({ id, name, range, rotate, isProtected, facts, password }: ChosenFile): z.infer<typeof Kept>['files'][number] {
  // Passwords are not kept, so a file that one has opened is read again.
  const isOpen = facts.state === 'read' && password === '';
  return { id, name, range, rotate, isProtected, facts: isOpen ? facts : null };
}

function unpack({ data, files: blobs }: FoundWork): RestoredMerge | null {
  const read = Kept.safeParse(data);
  if (!read.success) return null;
  const { files, pages, result, ...kept } = read.data;
  const found = files.flatMap((row): ChosenFile[] => {
    const blob = blobs[fileKey(row.id)];
    if (!(blob instanceof File)) return [];
    return [{ ...chosenFile(row.id, blob), ...row, facts: row.facts ?? { state: 'reading' } }];
  });
  if (found.length === 0) return null;
  const ids = new Set(found.map(({ id }) => id));
  const pagesLeft = pages?.filter(({ fileId }) => ids.has(fileId)) ?? [];
  const pdf = blobs[RESULT];
  return {
    ...kept,
    leftOut: kept.leftOut ?? [],
    files: found,
    pages: pagesLeft.length > 0 ? pagesLeft : null,
    progress: result && pdf ? { step: 'merged', ...result, pdf } : { step: 'choosing' },
  };
}
