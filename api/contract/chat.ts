import * as z from './schema.ts';

export const MAX_MESSAGE_LENGTH = 4000;
/** How many PDFs one conversation may be about. */
export const MAX_CHAT_DOCUMENTS = 10;

const Warning = z.object({ code: z.string(), file: z.string(), text: z.string() });

/** Optional `options` field of `POST /api/pdf/upload-for-chat`. */
export const ChatUploadOptions = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(256))),
  /** `auto` reads pages without usable text as pictures, `off` none. */
  ocr: z.optional(z.enum(['auto', 'off', 'force'])),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  /** A conversation that the PDF is added to; without, it begins a new one. */
  sessionId: z.optional(z.string().check(z.maxLength(512))),
});
export type ChatUploadOptions = z.infer<typeof ChatUploadOptions>;

/** One of the PDFs that a conversation is about. */
export const ChatDocument = z.object({
  /** Its number in the conversation, which no other gets after it is removed. */
  number: z.int(),
  filename: z.string(),
  summary: z.string(),
  pageCount: z.int(),
  wordCount: z.int(),
  language: z.string(),
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  suggestedQuestions: z.array(z.string()),
  warnings: z.array(Warning),
});
export type ChatDocument = z.infer<typeof ChatDocument>;

/** The answer of `POST /api/pdf/upload-for-chat`: what was read of this PDF, and all PDFs of the conversation. */
export const ChatUpload = z.object({
  sessionId: z.string(),
  filename: z.string(),
  summary: z.string(),
  pageCount: z.int(),
  wordCount: z.int(),
  language: z.string(),
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  suggestedQuestions: z.array(z.string()),
  engine: z.string(),
  questionLimit: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  warnings: z.array(Warning),
  /** Absent from older servers, which take one PDF. */
  documents: z.optional(z.array(ChatDocument)),
});
export type ChatUpload = z.infer<typeof ChatUpload>;

/** What is sent with `POST /api/chat/message`. */
export const ChatQuestion = z.object({ sessionId: z.string(), message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)) });
export type ChatQuestion = z.infer<typeof ChatQuestion>;

/** The body of that request as it arrives: problems of the message have their own refusals. */
export const AskedQuestion = z.object({ sessionId: z.string(), message: z._default(z.string(), '') });

/** A passage that supports an answer. Boxes are fractions of the page as it is shown, from its top left. */
export const Citation = z.object({
  id: z.int(),
  page: z.int(),
  quote: z.string(),
  rects: z.array(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
  score: z.number(),
  source: z.enum(['text', 'ocr']),
  /** The number of its PDF in the conversation, and the name of the file. Absent from older servers, which take one PDF. */
  document: z.optional(z.int()),
  file: z.optional(z.string()),
});
export type Citation = z.infer<typeof Citation>;

const answerStatus = z.enum(['grounded', 'partial', 'not_found']);

/** The answer of `POST /api/chat/message`. */
export const ChatAnswer = z.object({
  response: z.string(),
  messageCount: z.int(),
  messageId: z.string(),
  status: answerStatus,
  citations: z.array(Citation),
  /** The closest passages, when nothing was found. */
  closest: z.optional(z.array(Citation)),
  remaining: z.nullable(z.int()),
  searchedPages: z.int(),
  /** Who answered: `built-in`, or the name of the AI service. Absent from older servers. */
  engine: z.optional(z.string()),
  /** What the visitor should know about this answer, such as an AI service that did not answer. */
  warnings: z.optional(z.array(z.object({ code: z.enum(['model_unavailable', 'claims_removed']), text: z.string() }))),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/**
 * The events of an answer when `text/event-stream` is accepted: pieces of its text, then the citations that were verified, then the whole answer,
 * whose text replaces the pieces. An `error` ends it instead.
 */
export const ChatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('token'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('citations'), data: z.object({ citations: z.array(Citation), status: answerStatus }) }),
  z.object({ event: z.literal('done'), data: ChatAnswer }),
  z.object({ event: z.literal('error'), data: z.object({ code: z.string(), status: z.int(), text: z.string() }) }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** The answer of `GET /api/chat/history/{sessionId}`. */
export const ChatHistory = z.object({
  sessionId: z.string(),
  filename: z.string(),
  summary: z.string(),
  pageCount: z.int(),
  messageCount: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      createdAt: z.iso.datetime(),
      citations: z.optional(z.array(Citation)),
      closest: z.optional(z.array(Citation)),
      status: z.optional(answerStatus),
      engine: z.optional(z.string()),
    }),
  ),
  /** The answer of the upload, for a page that is loaded anew; absent from older servers. */
  wordCount: z.optional(z.int()),
  language: z.optional(z.string()),
  ocrPages: z.optional(z.array(z.object({ page: z.int(), confidence: z.number() }))),
  suggestedQuestions: z.optional(z.array(z.string())),
  engine: z.optional(z.string()),
  questionLimit: z.optional(z.nullable(z.int())),
  remaining: z.optional(z.nullable(z.int())),
  warnings: z.optional(z.array(Warning)),
  documents: z.optional(z.array(ChatDocument)),
});
export type ChatHistory = z.infer<typeof ChatHistory>;
