import { buildChoiceSchemas } from '@sheaf/api/contract/choiceSchemas';
import { CvExtract, LetterClaim, LetterKeywords, letterLengths, letterTones, letterWarnings, paragraphKinds } from '@sheaf/api/contract/coverLetter';
import { letterLookChoices, letterStyleChoices } from '@sheaf/api/contract/letterChoices';
import * as z from '@sheaf/api/contract/schema';
import type { Packing } from '@sheaf/tool-kit/workSaver';
import type { FoundWork, PackedWork } from '@sheaf/tool-kit/workStore';
import { emptyState, isBlank, type LetterState, type RestoredLetter, steps } from './letterState';

const Paragraph = z.object({
  id: z.string(),
  kind: z.enum(paragraphKinds),
  text: z.string(),
  written: z.object({ text: z.string(), claims: z.array(LetterClaim) }),
  confirmed: z.optional(z.array(z.string())),
});

const Version = z.object({
  number: z.int(),
  paragraphs: z.array(Paragraph).check(z.minLength(1)),
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
  keywords: LetterKeywords,
  language: z.string(),
  engine: z.string(),
  warnings: z.array(z.object({ code: z.enum(letterWarnings), text: z.string() })),
});

const Style = z.object({ ...buildChoiceSchemas(letterStyleChoices), language: z.nullable(z.string()) });
const Paper = z.object(buildChoiceSchemas(letterLookChoices));

/** All that was typed and written in this tab. Steps that can be undone are not kept. */
const SavedLetter = z.object({
  step: z.enum(steps),
  source: z.enum(['file', 'text']),
  pasted: z.string(),
  cv: z.nullable(z.object({ ...CvExtract.shape, expiresAt: z.optional(z.string()), endsAt: z.number() })),
  isProtected: z.boolean(),
  job: z.object({ title: z.string(), company: z.string(), manager: z.string(), description: z.string(), highlights: z.string() }),
  style: Style,
  letter: z.nullable(z.object({ letterId: z.nullable(z.string()), versions: z.array(Version).check(z.minLength(1)), current: z.int() })),
  paper: Paper,
});

const PDF = 'pdf';

export const packLetter: Packing<LetterState, RestoredLetter> = {
  pack: (state) => (isBlank(state) ? null : pack(state)),
  unpack,
  unpackLasting,
};

/** Packs the work; once the hour of the CV is over, only what was typed. */
function pack({ step, source, pasted, cv, job, style, letter, paper }: LetterState): PackedWork {
  const alive = cv && !cv.ending ? cv : null;
  const { pdf, ending: _, ...savedCv } = alive ?? { pdf: null, ending: null };
  const savedLetter = alive && letter && { letterId: letter.letterId, versions: letter.versions, current: letter.current };
  const isProtected = pdf !== null && (pdf.password !== '' || pdf.isLocked);
  return {
    data: { step, source, pasted, cv: alive && savedCv, isProtected, job, style, letter: savedLetter, paper },
    files: pdf ? { [PDF]: pdf.file } : {},
    lasting: { style, paper },
  };
}

function unpackLasting(lasting: unknown): RestoredLetter | null {
  const read = z.object({ style: Style, paper: Paper }).safeParse(lasting);
  const { step, source, pasted, cv, job, letter } = emptyState;
  return read.success ? { kept: { step, source, pasted, cv, job, letter, ...read.data }, isOver: false } : null;
}

/** Restores saved work. Drops an expired CV and letter and reports it; keeps what was typed. */
function unpack({ data, files }: FoundWork): RestoredLetter | null {
  const read = SavedLetter.safeParse(data);
  if (!read.success) return null;
  const { cv, letter, isProtected, ...typed } = read.data;
  if (cv && cv.endsAt <= Date.now()) return { kept: { ...typed, step: 'cv', cv: null, letter: null }, isOver: true };
  const file = files[PDF];
  const pdf = file instanceof File ? { file, password: '', isLocked: isProtected } : null;
  const savedLetter = letter && { ...letter, past: [], future: [], typingIn: null };
  return { kept: { ...typed, cv: cv && { ...cv, pdf, ending: null }, letter: savedLetter }, isOver: false };
}
