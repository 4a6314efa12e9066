import type * as requests from '@sheaf/document-qa/requests';
import * as answers from '@sheaf/document-qa/types/builtInAnswer';
import { DocumentTextSchema } from '@sheaf/pdf-text/documentTextSchema';
import { ChatUploadOptions, Citation, MAX_CHAT_DOCUMENTS, MAX_MESSAGE_LENGTH } from '../../contract/chat.ts';
import * as z from '../../contract/schema.ts';

/** The options of the reader beside its file. */
export const ReadForChatRequest = z.object({
  options: ChatUploadOptions,
  /** The most pages that are read; 0 for no limit. */
  maxPages: z.int().check(z.gte(0)),
  /** A folder with Tesseract's data of further languages. */
  ocrDataFolder: z.optional(z.string()),
}) satisfies z.ZodMiniType<requests.ReadForChatRequest>;
export type ReadForChatRequest = z.infer<typeof ReadForChatRequest>;

/** The report on a document that is ready for questions; its index is the output. */
export const ReadForChatReport = z.object({
  pageCount: z.int(),
  wordCount: z.int(),
  language: z.string(),
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  summary: z.string(),
  suggestedQuestions: z.array(z.string()),
  warnings: DocumentTextSchema.shape.warnings,
}) satisfies z.ZodMiniType<requests.ReadForChatReport>;
export type ReadForChatReport = z.infer<typeof ReadForChatReport>;

const BuiltInAnswer = z.object({
  status: z.enum(['grounded', 'partial', 'not_found']),
  lead: z.optional(
    z.object({
      code: z.enum(answers.leadCodes),
      count: z.optional(z.int()),
      value: z.optional(z.string()),
      page: z.optional(z.int()),
      file: z.optional(z.string()),
    }),
  ),
  language: z.optional(z.enum(['en', 'es', 'de'])),
  isSeries: z.optional(z.boolean()),
  sentences: z.array(z.object({ text: z.string(), citation: z.int() })),
  isList: z.boolean(),
  citations: z.array(Citation),
  closest: z.array(Citation),
  searchedPages: z.int(),
}) satisfies z.ZodMiniType<answers.BuiltInAnswer>;
const Passage = z.object({
  page: z.int(),
  start: z.int(),
  end: z.int(),
  text: z.string(),
  score: z.number(),
  document: z.optional(z.int()),
  file: z.optional(z.string()),
}) satisfies z.ZodMiniType<answers.Passage>;
const ClaimedQuote = z.object({
  quote: z.string(),
  page: z.optional(z.int()),
  document: z.optional(z.int()),
}) satisfies z.ZodMiniType<answers.ClaimedQuote>;

const question = z.string().check(z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH));
/** Earlier questions of the visitor, the oldest first. */
const history = z.array(question);

/** The number and the file name of each index, in the order of the files. */
const documents = z.array(z.object({ number: z.int(), name: z.string() })).check(z.minLength(1), z.maxLength(MAX_CHAT_DOCUMENTS));

/** A request to the indexes of documents, which are the files of the job. */
export const AskDocumentRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('answer'), documents, question, history }),
  z.object({ ask: z.literal('passages'), documents, question, history, count: z.int().check(z.gte(1)) }),
  /** The whole text, page by page; nothing where it has more letters than these. */
  z.object({ ask: z.literal('whole'), documents, maxLetters: z.int() }),
  z.object({ ask: z.literal('verify'), documents, quotes: z.array(ClaimedQuote) }),
]) satisfies z.ZodMiniType<requests.AskDocumentRequest>;
export type AskDocumentRequest = z.infer<typeof AskDocumentRequest>;

const { page, quote, rects, source, document, file } = Citation.shape;
/** Quotes that were looked for, each as the document has it; `null` where it has not. */
export const VerifiedQuotes = z.array(
  z.nullable(z.object({ page, quote, rects, source, document, file })),
) satisfies z.ZodMiniType<requests.VerifiedQuotes>;
export type VerifiedQuotes = z.infer<typeof VerifiedQuotes>;

/** What the job writes for each `ask`. */
export const AskDocumentResult = { answer: BuiltInAnswer, passages: z.array(Passage), whole: z.array(Passage), verify: VerifiedQuotes };
