import { buildLenientSchemas, buildOptionalSchemas } from './choiceSchemas.ts';
import { letterLookChoices, letterStyleChoices } from './letterChoices.ts';
import { shortenedFields } from './resultReport.ts';
import * as z from './schema.ts';

export const letterTones = letterStyleChoices.tone.values;
export type LetterTone = (typeof letterTones)[number];

export const letterLengths = letterStyleChoices.length.values;
export type LetterLength = (typeof letterLengths)[number];

/** The greatest and the intended number of words in the body. A letter with few facts is shorter. */
export const wordsOfLength: Record<LetterLength, { min: number; max: number }> = {
  short: { min: 120, max: 180 },
  standard: { min: 220, max: 320 },
  long: { min: 330, max: 400 },
};

export const letterFormats = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof letterFormats)[number];
export const letterTemplates = letterLookChoices.template.values;
export type LetterTemplate = (typeof letterTemplates)[number];
export const letterPapers = letterLookChoices.paper.values;
export type LetterPaper = (typeof letterPapers)[number];

/** In characters. */
export const letterLimits = {
  minCvText: 200,
  maxCvText: 100_000,
  minJobTitle: 2,
  maxJobTitle: 120,
  maxCompanyName: 120,
  maxHiringManager: 120,
  maxJobDescription: 15_000,
  maxHighlights: 500,
  maxInstruction: 500,
  /** Of a letter that is exported, as the visitor left it. */
  maxLetter: 20_000,
} as const;

const Warning = z.object({ code: z.string(), file: z.string(), text: z.string() });
const line = z.string().check(z.maxLength(300));
const optionalLine = z.optional(line);

/** What a CV says of its owner, as the visitor corrected it. What is not there is left out, never guessed. */
export const CvProfile = z.object({
  name: optionalLine,
  email: optionalLine,
  phone: optionalLine,
  location: optionalLine,
  links: z.array(line).check(z.maxLength(20)),
  /** What the CV calls its owner, such as "Senior Nurse". */
  headline: optionalLine,
  skills: z.array(line).check(z.maxLength(200)),
  experience: z
    .array(
      z.object({
        title: line,
        company: line,
        /** As the CV writes them: "03/2019", "March 2019", "present". */
        start: optionalLine,
        end: optionalLine,
        bullets: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(50)),
        /** What the CV does not prove of it, and no letter names: absent once the visitor has said that it is right. */
        doubts: z.optional(z.array(z.enum(['position', 'employer', 'bullets'])).check(z.maxLength(3))),
      }),
    )
    .check(z.maxLength(50)),
  education: z.array(z.object({ degree: line, school: line, year: optionalLine })).check(z.maxLength(30)),
  languages: z.array(line).check(z.maxLength(30)),
  /** Licences, registrations, certificates and courses. Absent when the CV lists none. */
  licences: z.optional(z.array(line).check(z.maxLength(50))),
  projects: z.optional(
    z.array(z.object({ name: line, bullets: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(50)) })).check(z.maxLength(20)),
  ),
  /** Awards, grants and the like. */
  achievements: z.optional(z.array(line).check(z.maxLength(30))),
});
export type CvProfile = z.infer<typeof CvProfile>;

/** Where a value of the profile is in the CV. Boxes are fractions of the page as it is shown, from its top left. */
export const CvPlace = z.object({
  /** The way to the value in the profile, as in `experience/0/bullets/2` or `name`. */
  path: z.string(),
  page: z.int(),
  quote: z.string(),
  rects: z.array(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
});
export type CvPlace = z.infer<typeof CvPlace>;

/** Optional `options` field of `POST /api/cover-letter/extract-cv`. */
export const CvOptions = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(256))),
  ocr: z.optional(z.enum(['auto', 'off', 'force'])),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
});
export type CvOptions = z.infer<typeof CvOptions>;

/** Warnings of the CV reader, beside those about scans. */
export const cvWarnings = ['not_a_cv', 'no_name', 'not_english'] as const;

/** The answer of `POST /api/cover-letter/extract-cv`, to a file or to text that was pasted. */
export const CvExtract = z.object({
  cvId: z.string(),
  /** Empty for text that was pasted. */
  filename: z.string(),
  text: z.string(),
  wordCount: z.int(),
  pageCount: z.int(),
  language: z.string(),
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  /** Where each page is in `text`; absent for text that was pasted. */
  pages: z.optional(z.array(z.object({ page: z.int(), start: z.int(), end: z.int() }))),
  profile: CvProfile,
  places: z.array(CvPlace),
  expiresAt: z.iso.datetime(),
  warnings: z.array(Warning),
});
export type CvExtract = z.infer<typeof CvExtract>;

/** Problems that may keep a program that sorts applications from reading a CV. */
export const machineFindings = [
  'scanned',
  'columns',
  'broken_letters',
  'no_name',
  'no_email',
  'no_phone',
  'no_positions',
  'no_education',
  'no_skills',
  'no_dates',
  'no_employer',
  'no_title',
] as const;

/** The answer of `POST /api/cover-letter/machine-view`. Nothing of the CV is kept. */
export const MachineView = z.object({
  /** What such a program fills in by itself; null where it finds nothing. */
  fields: z.array(z.object({ field: z.enum(['name', 'email', 'phone', 'location', 'headline']), value: z.nullable(z.string()) })),
  positions: z.array(z.object({ title: z.string(), company: z.string(), start: z.nullable(z.string()), end: z.nullable(z.string()) })),
  education: z.array(z.object({ degree: z.string(), school: z.string(), year: z.nullable(z.string()) })),
  skills: z.array(z.string()),
  /** The text in the order of its reading, without layout. */
  lines: z.array(z.string()),
  /** Each with what to mend, in the language of the request. */
  findings: z.array(z.object({ code: z.enum(machineFindings), text: z.string() })),
});
export type MachineView = z.infer<typeof MachineView>;

/** What is sent with `POST /api/cover-letter/generate`: the name of a CV that was read, or its text. */
export const LetterRequest = z.object({
  cvId: z.optional(z.string()),
  cvText: z.optional(z.string()),
  /** In place of what was read, as the visitor corrected it. */
  profile: z.optional(CvProfile),
  jobTitle: z.string(),
  companyName: z.string(),
  jobDescription: z.optional(z.string()),
  hiringManager: z.optional(z.string()),
  ...buildLenientSchemas(letterStyleChoices),
  /** ISO 639-1 of the language the letter shall have. The built-in writer writes English, and Spanish from a CV in Spanish. Without it, that of the advertisement counts. */
  language: z.optional(z.string()),
  /** What the visitor wants said that the CV does not say. */
  highlights: z.optional(z.string()),
});
export type LetterRequest = z.infer<typeof LetterRequest>;

/** A statement of a letter, and its evidence. Its text is a part of its paragraph. */
export const LetterClaim = z.object({
  text: z.string(),
  supported: z.boolean(),
  /** The CV or its profile, the job, or what the visitor wrote; null for what none of them says. */
  source: z.nullable(z.enum(['cv', 'job', 'you'])),
  /** The words of that source. */
  quote: z.optional(z.string()),
  page: z.optional(z.int()),
});
export type LetterClaim = z.infer<typeof LetterClaim>;

export const paragraphKinds = ['greeting', 'opening', 'evidence', 'motivation', 'closing', 'signature'] as const;
export type ParagraphKind = (typeof paragraphKinds)[number];

export const LetterParagraph = z.object({ id: z.string(), kind: z.enum(paragraphKinds), text: z.string(), claims: z.array(LetterClaim) });
export type LetterParagraph = z.infer<typeof LetterParagraph>;

export const LetterKeywords = z.object({
  /** 0 to 100; null without a description of the job, or with one that asks for nothing we know. */
  score: z.nullable(z.int()),
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  /** Those of `missing` without which an application may not be read. */
  missingRequired: z.optional(z.array(z.string())),
  /** Where each of `matched` occurs: in the CV, or in what the visitor wrote. */
  matchedIn: z.optional(z.array(z.object({ term: z.string(), source: z.enum(['cv', 'you']), quote: z.string(), page: z.optional(z.int()) }))),
});
export type LetterKeywords = z.infer<typeof LetterKeywords>;

export const letterWarnings = ['model_unavailable', 'claims_removed', 'language_unsupported', 'little_evidence', 'instruction_needs_model'] as const;

/** The answer of `POST /api/cover-letter/generate` and `/regenerate`. */
export const CoverLetter = z.object({
  letterId: z.string(),
  /** The CV the letter was written from, whose deletion deletes the letter too. */
  cvId: z.string(),
  /** From 1; each new wording is the next. */
  version: z.int(),
  /** The whole letter: its paragraphs, an empty line between two. */
  coverLetter: z.string(),
  paragraphs: z.array(LetterParagraph),
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
  wordCount: z.int(),
  keywords: LetterKeywords,
  /** ISO 639-1 of the language it is in, which need not be the one that was asked for. */
  language: z.optional(z.string()),
  /** Clichés in the letter. */
  cliches: z.array(z.string()),
  /** Who wrote it: `built-in`, or the name of the AI service. */
  engine: z.string(),
  expiresAt: z.iso.datetime(),
  warnings: z.array(z.object({ code: z.enum(letterWarnings), text: z.string() })),
});
export type CoverLetter = z.infer<typeof CoverLetter>;

/** What is sent with `POST /api/cover-letter/regenerate`: another wording of the letter, or of one paragraph of its newest version. */
export const LetterAgain = z.object({
  letterId: z.string(),
  paragraphId: z.optional(z.string()),
  ...buildLenientSchemas(letterStyleChoices),
  instruction: z.optional(z.string()),
});
export type LetterAgain = z.infer<typeof LetterAgain>;

/** What is sent with `POST /api/cover-letter/export`: the letter as the visitor left it. */
export const LetterExport = z.object({
  letterId: z.optional(z.string()),
  coverLetter: z.string(),
  format: z.enum(letterFormats),
  ...buildOptionalSchemas(letterLookChoices),
  /** Who writes, for the head of the letter; the letter's session knows it too, while it lasts. */
  sender: z.optional(
    z.object({
      name: optionalLine,
      headline: optionalLine,
      email: optionalLine,
      phone: optionalLine,
      location: optionalLine,
      links: z.optional(z.array(line).check(z.maxLength(20))),
    }),
  ),
  /** Whom it is sent to; the letter's session knows that as well. */
  recipient: z.optional(z.object({ name: optionalLine, company: optionalLine })),
  /** The date on the letter, as in 2026-11-22; without it the server's own. */
  date: z.optional(z.iso.date()),
  /** Of the letter, as in `en` or `pt-BR`. */
  language: z.optional(z.string().check(z.maxLength(35))),
});
export type LetterExport = z.infer<typeof LetterExport>;

/** `X-Result` of an export. */
export const LetterExportReport = z.object({
  pages: z.int(),
  /** In points; 0 where the format has none. */
  fontSize: z.number(),
  /** Statements of the letter that the CV does not support: to be checked before it is sent. Empty when no letter was named, since then there is nothing to hold it to. */
  unsupported: z.array(z.string()),
  /** Characters that the letter's fonts do not have and that are not drawn. */
  missing: z.optional(z.array(z.string())),
  ...shortenedFields,
});
export type LetterExportReport = z.infer<typeof LetterExportReport>;

/** The answer of `GET /api/cover-letter/tones`. */
export const LetterTones = z.object({
  tones: z.array(z.object({ id: z.enum(letterTones), name: z.string(), description: z.string() })),
  lengths: z.array(z.object({ id: z.enum(letterLengths), name: z.string(), minWords: z.int(), maxWords: z.int() })),
});
export type LetterTones = z.infer<typeof LetterTones>;
