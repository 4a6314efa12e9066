import { buildChoiceSchemas } from '@sheaf/api/contract/choiceSchemas';
import { ConvertReport, Correction, PageMode } from '@sheaf/api/contract/convert';
import { convertChoices } from '@sheaf/api/contract/convertChoices';
import { ConvertPreview } from '@sheaf/api/contract/convertPreview';
import * as z from '@sheaf/api/contract/schema';
import type { Packing } from '@sheaf/tool-kit/workSaver';
import type { FoundWork, PackedWork } from '@sheaf/tool-kit/workStore';
import { type ConvertState, emptyConversion, noPages, type RestoredConversion } from './convertState';

const PageChoices = z.array(z.object({ page: z.int(), mode: PageMode }));

const Choices = z.object({ ...buildChoiceSchemas(convertChoices), pageModes: PageChoices, corrections: z.optional(z.array(Correction)) });
/** Everything of the screen but the password. A conversion under way is stopped by leaving; its file and its options stay. */
const SavedConversion = z.object({
  choices: Choices,
  name: z.string(),
  shownPage: z.nullable(z.int()),
  result: z.nullable(z.object({ asked: PageChoices, isSaved: z.boolean(), report: ConvertReport, preview: z.optional(ConvertPreview) })),
});

const PDF = 'pdf';
const RESULT = 'result';

export const packConvert: Packing<ConvertState, RestoredConversion> = {
  pack: ({ file, ...state }) => file && pack(file, state),
  unpack,
  unpackLasting,
};

function pack(file: File, { choices, name, shownPage, progress }: Omit<ConvertState, 'file'>): PackedWork {
  const converted = progress.step === 'converted' ? progress : null;
  const result = converted && {
    asked: [...converted.asked],
    isSaved: converted.isSaved,
    report: converted.report,
    ...(converted.preview && { preview: converted.preview }),
  };
  return {
    data: { choices, name, shownPage, result } satisfies z.infer<typeof SavedConversion>,
    files: { [PDF]: file, ...(converted && { [RESULT]: converted.docx }) },
    // What was chosen for pages of this PDF, or corrected in them, is not for another.
    lasting: { ...choices, ...noPages },
  };
}

function unpackLasting(lasting: unknown): RestoredConversion | null {
  const read = Choices.safeParse(lasting);
  if (!read.success) return null;
  const { file, name, shownPage, progress } = emptyConversion;
  return { file, name, shownPage, progress, choices: { ...read.data, ...noPages } };
}

function unpack({ data, files }: FoundWork): RestoredConversion | null {
  const read = SavedConversion.safeParse(data);
  const file = files[PDF];
  if (!read.success || !(file instanceof File)) return null;
  const { result, choices, ...saved } = read.data;
  // What was kept before corrections could be made has none.
  const { corrections = [] } = choices;
  const docx = files[RESULT];
  return {
    ...saved,
    choices: { ...choices, corrections },
    file,
    progress: result && docx ? { step: 'converted', ...result, docx } : { step: 'idle' },
  };
}
