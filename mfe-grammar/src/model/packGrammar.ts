import { buildChoiceSchemas } from '@sheaf/api/contract/choiceSchemas';
import { ExtractedText, GrammarResult } from '@sheaf/api/contract/grammar';
import { grammarChoices } from '@sheaf/api/contract/grammarChoices';
import * as z from '@sheaf/api/contract/schema';
import type { Packing } from '@sheaf/tool-kit/workSaver';
import type { FoundWork, PackedWork } from '@sheaf/tool-kit/workStore';
import { type GrammarState, isBlank, type RestoredGrammar } from './emptyGrammar';

const Settings = z.object(buildChoiceSchemas(grammarChoices));
const Decision = z.discriminatedUnion('is', [
  z.object({ is: z.literal('accepted'), replacement: z.string() }),
  z.object({ is: z.literal('ignored') }),
]);

/** The text, what was found in it and what was decided, without a password and the steps that can be undone. */
const SavedGrammar = z.object({
  text: z.string(),
  replacedText: z.nullable(z.string()),
  settings: Settings,
  extracted: z.nullable(ExtractedText),
  review: z.nullable(z.object({ text: z.string(), settings: Settings, result: GrammarResult })),
  decisions: z.record(z.string(), Decision),
  current: z.nullable(z.string()),
});

const PDF = 'pdf';

export const packGrammar: Packing<GrammarState, RestoredGrammar> = {
  pack: (state) => (isBlank(state) ? null : pack(state)),
  unpack,
  unpackLasting,
};

function pack({ text, replacedText, settings, document, review, decisions, current }: GrammarState): PackedWork {
  return {
    data: {
      text,
      replacedText,
      settings,
      extracted: document?.extracted ?? null,
      review,
      decisions: { ...decisions },
      current,
    } satisfies z.infer<typeof SavedGrammar>,
    files: document ? { [PDF]: document.file } : {},
    lasting: settings,
  };
}

function unpackLasting(lasting: unknown): RestoredGrammar | null {
  const read = Settings.safeParse(lasting);
  return read.success ? { text: '', replacedText: null, settings: read.data, document: null, review: null, decisions: {}, current: null } : null;
}

function unpack({ data, files }: FoundWork): RestoredGrammar | null {
  const read = SavedGrammar.safeParse(data);
  if (!read.success) return null;
  const { extracted, ...saved } = read.data;
  const file = files[PDF];
  return { ...saved, document: extracted && file instanceof File ? { file, password: '', extracted } : null };
}
