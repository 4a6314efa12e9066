import * as z from './schema.ts';

export const MAX_MESSAGE_LENGTH = 4000;

const Warning = z.object({ code: z.string(), file: z.string(), text: z.string() });

/** The answer of `POST /api/pdf/upload-for-chat`. */
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
});
export type ChatUpload = z.infer<typeof ChatUpload>;

/** What is sent with `POST /api/chat/message`. */
export const ChatQuestion = z.object({ sessionId: z.string(), message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)) });
export type ChatQuestion = z.infer<typeof ChatQuestion>;

/** A passage an answer stands on. Boxes are fractions of the page as it is shown, from its top left. */
export const Citation = z.object({
  id: z.int(),
  page: z.int(),
  quote: z.string(),
  rects: z.array(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
  score: z.number(),
  source: z.enum(['text', 'ocr']),
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
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

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
      status: z.optional(answerStatus),
    }),
  ),
});
export type ChatHistory = z.infer<typeof ChatHistory>;
