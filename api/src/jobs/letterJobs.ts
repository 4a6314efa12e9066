import type * as letters from '@sheaf/cover-letter/letterRequests';
import type { LetterPlan } from '@sheaf/cover-letter/plan/letterPlan';
import type { Evidence, LetterSpec, WrittenParagraph } from '@sheaf/cover-letter/types/letterSpec';
import { buildChoiceSchemas } from '../../contract/choiceSchemas.ts';
import { CvProfile, LetterKeywords, LetterParagraph, letterLengths, letterTones, paragraphKinds } from '../../contract/coverLetter.ts';
import { letterStyleChoices } from '../../contract/letterChoices.ts';
import * as z from '../../contract/schema.ts';

const place = z.int().check(z.gte(0));

const evidence = {
  profile: CvProfile,
  cvText: z.string(),
  pages: z.array(z.object({ page: z.int(), start: place, end: place })),
  job: z.object({ title: z.string(), company: z.string(), description: z.string(), hiringManager: z.string() }),
  highlights: z.string(),
};
const EvidenceSchema = z.object(evidence) satisfies z.ZodMiniType<Evidence>;
const LetterSpecSchema = z.object({
  ...evidence,
  ...buildChoiceSchemas(letterStyleChoices),
  seed: z.int().check(z.gte(0)),
  language: z.optional(z.enum(['en', 'es'])),
  mention: z.optional(z.array(z.string())),
  without: z.optional(z.array(z.string())),
}) satisfies z.ZodMiniType<LetterSpec>;
const Written = z.object({ id: z.string(), kind: z.enum(paragraphKinds), text: z.string() }) satisfies z.ZodMiniType<WrittenParagraph>;

/** Asks for a letter of the built-in writer. */
export const WriteLetterRequest = z.object({
  spec: LetterSpecSchema,
  /** The current letter, and its one paragraph that is to be worded anew. */
  rewrite: z.optional(z.object({ paragraphs: z.array(Written), id: z.string() })),
}) satisfies z.ZodMiniType<letters.WriteLetterRequest>;
export type WriteLetterRequest = z.infer<typeof WriteLetterRequest>;

/** Asks for the evidence of the statements of a letter, whoever wrote it. */
export const CheckLetterRequest = z.object({
  evidence: EvidenceSchema,
  paragraphs: z.array(Written),
}) satisfies z.ZodMiniType<letters.CheckLetterRequest>;
export type CheckLetterRequest = z.infer<typeof CheckLetterRequest>;

/** A letter with its evidence. */
export const CheckedLetter = z.object({
  paragraphs: z.array(LetterParagraph),
  keywords: LetterKeywords,
  cliches: z.array(z.string()),
}) satisfies z.ZodMiniType<letters.CheckedLetter>;
export type CheckedLetter = z.infer<typeof CheckedLetter>;

const texts = z.array(z.string());
const Plan = z.object({
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
  words: z.object({ min: z.int(), max: z.int() }),
  spelling: z.enum(['british', 'american']),
  greeting: z.string(),
  name: z.string(),
  facts: z.array(
    z.object({
      quote: z.string(),
      path: z.string(),
      title: z.string(),
      company: z.string(),
      isCurrent: z.boolean(),
      terms: texts,
      need: z.optional(z.string()),
      project: z.optional(z.string()),
      currentRole: z.optional(z.string()),
    }),
  ),
  matched: texts,
  skills: texts,
  education: texts,
  credentials: texts,
  languages: texts,
  duties: texts,
  about: z.string(),
  paragraphs: z.array(z.object({ id: z.string(), kind: z.enum(paragraphKinds), purpose: z.string(), facts: z.array(z.int()) })),
  hasLittleEvidence: z.boolean(),
}) satisfies z.ZodMiniType<LetterPlan>;

/** A letter of the built-in writer, and the plan it follows, which another writer may follow as well. */
export const WrittenLetter = z.object({
  ...CheckedLetter.shape,
  /** The CV has next to no evidence for this job. */
  hasLittleEvidence: z.boolean(),
  language: z.enum(['en', 'es']),
  omitsCvSentences: z.boolean(),
  plan: Plan,
  /** What the CV or the job says to machines that read it; none of it counts. */
  instructions: texts,
}) satisfies z.ZodMiniType<letters.WrittenLetter>;
export type WrittenLetter = z.infer<typeof WrittenLetter>;
