import { delay, HttpResponse } from 'msw';
import { calls } from '../contract/calls.ts';
import {
  type ChatAnswer,
  type ChatDocument,
  type ChatHistory,
  type ChatUpload,
  type ChatUploadOptions,
  type Citation,
  MAX_CHAT_DOCUMENTS,
  MAX_MESSAGE_LENGTH,
} from '../contract/chat.ts';
import { chatAnswerMessages } from '../contract/messages/chatAnswers.ts';
import { answerRefusal, readLanguage } from './answers.ts';
import { type FakeDocument, fakeDocument } from './chatDocument.ts';
import { answerJson, readBody, readForm, type UploadedForm } from './contractAnswers.ts';
import { fakeAnswer, fakeQuestions } from './fakeAnswer.ts';
import { reportProgress, withProgress } from './fakeProgress.ts';
import { mockConfig } from './mockConfig.ts';
import { openUploadedPdf } from './openUploadedPdf.ts';

const TOKEN_LETTERS = 24;

interface AskedDocument {
  details: ChatDocument;
  document: FakeDocument;
}

interface FakeSession {
  documents: AskedDocument[];
  lastNumber: number;
  upload: ChatUpload;
  messages: ChatHistory['messages'];
  isAnswering: boolean;
}

const sessions = new Map<string, FakeSession>();

/** Reads the file and options of an upload, or why the options are invalid. */
export function readChatUpload(request: Request): Promise<UploadedForm<ChatUploadOptions>> {
  return readForm(request, calls.uploadForChat.request);
}

/** Answers an upload of a PDF to chat with, and reports progress. */
export async function answerUpload(request: Request, changes: Partial<ChatUpload> = {}): Promise<Response> {
  return await withProgress(request, async () => {
    const opened = await openUploadedPdf(request, await readChatUpload(request));
    if (opened instanceof Response) return opened;
    const { file, pdf, options } = opened;
    reportProgress(request, { stage: 'reading', file: 0, files: 1 });
    const document = fakeDocument(pdf);
    if (document.sentences.length === 0) return await answerRefusal(request, 'no_text', { file: file.name }, 0);
    const upload = { ...buildUpload(document, file.name), ...changes };
    if (options.sessionId !== undefined) return await addDocument(request, options.sessionId, { upload, document });
    const documents = [{ document, details: describeDocument(upload, 1) }];
    sessions.set(upload.sessionId, { documents, lastNumber: 1, upload, messages: [], isAnswering: false });
    return answerJson('uploadForChat', { ...upload, documents: documents.map(({ details }) => details) });
  });
}

async function addDocument(
  request: Request,
  sessionId: string,
  { upload, document }: { upload: ChatUpload; document: FakeDocument },
): Promise<Response> {
  const session = sessions.get(sessionId);
  if (!session) return answerRefusal(request, 'session_not_found', undefined);
  if (session.documents.length >= MAX_CHAT_DOCUMENTS) return answerRefusal(request, 'too_many_documents', { limit: MAX_CHAT_DOCUMENTS });
  session.lastNumber += 1;
  session.documents.push({ document, details: describeDocument(upload, session.lastNumber) });
  const { createdAt, expiresAt } = session.upload;
  return answerJson('uploadForChat', { ...upload, sessionId, createdAt, expiresAt, documents: session.documents.map(({ details }) => details) });
}

function describeDocument(upload: ChatUpload, number: number): ChatDocument {
  const { filename, summary, pageCount, wordCount, language, ocrPages, suggestedQuestions, warnings } = upload;
  return { number, filename, summary, pageCount, wordCount, language, ocrPages, suggestedQuestions, warnings };
}

function buildUpload(document: FakeDocument, filename: string): ChatUpload {
  const createdAt = Date.now();
  return {
    sessionId: crypto.randomUUID(),
    filename,
    summary: document.sentences
      .slice(0, 2)
      .map(({ quote }) => quote)
      .join(' '),
    pageCount: document.pageCount,
    wordCount: document.wordCount,
    language: 'en',
    ocrPages: [],
    suggestedQuestions: fakeQuestions(document),
    engine: 'built-in',
    questionLimit: mockConfig.limits.chatFreeQuestions || null,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(createdAt + mockConfig.retentionSeconds * 1000).toISOString(),
    warnings: [],
  };
}

/** How a scenario makes an answer another one. */
export interface AnswerChanges {
  change?(answer: ChatAnswer): Partial<ChatAnswer>;
  /** Between two pieces of a streamed answer. */
  pauseMs?: number;
  /** A streamed answer has no more pieces than these, and no end unless it closes. */
  piecesOnly?: number;
  thenCloses?: boolean;
}

/** A question sent at the same time arrives within fewer turns of the event loop. Milliseconds would depend on the machine. */
const TURNS_OF_AN_ANSWER = 20;

/** The server needs a moment as well, in which it takes no other question. */
async function thinkOverTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS_OF_AN_ANSWER; turn += 1) await delay(0);
}

/** Answers a question, whole or streamed as the request asks. */
export async function answerChatQuestion(request: Request, { change = () => ({}), ...coming }: AnswerChanges = {}): Promise<Response> {
  const asked = await readBody(request, calls.sendChatMessage.request.body);
  if (asked instanceof Response) return asked;
  const { sessionId, message: typed } = asked;
  const message = typed.trim();
  if (message === '') return answerRefusal(request, 'empty_message', undefined);
  if (message.length > MAX_MESSAGE_LENGTH)
    return answerRefusal(request, 'message_too_long', { characters: message.length, limit: MAX_MESSAGE_LENGTH });
  const session = sessions.get(sessionId);
  if (!session) return answerRefusal(request, 'session_not_found', undefined);
  if (session.isAnswering) return answerRefusal(request, 'answer_pending', undefined);
  session.isAnswering = true;
  try {
    const words = await chatAnswerMessages.load(readLanguage(request));
    await thinkOverTurns();
    const whole = answerIn(session, answerFromAll(session.documents, message, words));
    const answer = { ...whole, ...change(whole) };
    if (coming.piecesOnly === undefined) keep(session, message, answer);
    return wantsStream(request) ? streamAnswer(answer, coming) : answerJson('sendChatMessage', answer);
  } finally {
    session.isAnswering = false;
  }
}

/** Answers from the document that has the question's words, the first one if none has. */
function answerFromAll(documents: readonly AskedDocument[], message: string, words: Parameters<typeof fakeAnswer>[2]): ReturnType<typeof fakeAnswer> {
  const answers = documents.map(({ document, details }) => nameFile(fakeAnswer(document, message, words), details));
  const best = answers.find(({ status }) => status === 'grounded') ?? answers[0];
  if (!best) throw new Error('A conversation has a document.');
  const searchedPages = documents.reduce((sum, { details }) => sum + details.pageCount, 0);
  return documents.length > 1 && best.status === 'not_found'
    ? { ...best, searchedPages, response: words.notFound({ pages: searchedPages, documents: documents.length }) }
    : { ...best, searchedPages };
}

function nameFile(answer: ReturnType<typeof fakeAnswer>, { number, filename }: ChatDocument): ReturnType<typeof fakeAnswer> {
  const name = (citation: Citation): Citation => ({ ...citation, document: number, file: filename });
  return { ...answer, citations: answer.citations.map(name), ...(answer.closest && { closest: answer.closest.map(name) }) };
}

function answerIn({ upload, messages }: FakeSession, answer: ReturnType<typeof fakeAnswer>): ChatAnswer {
  const messageCount = messages.length / 2 + 1;
  const { questionLimit } = upload;
  return {
    ...answer,
    messageCount,
    messageId: crypto.randomUUID(),
    remaining: questionLimit === null ? null : Math.max(0, questionLimit - messageCount),
    engine: 'built-in',
  };
}

function keep({ messages }: FakeSession, question: string, { messageId, response, citations, closest, status, engine }: ChatAnswer): void {
  const createdAt = new Date().toISOString();
  messages.push(
    { id: crypto.randomUUID(), role: 'user', content: question, createdAt },
    { id: messageId, role: 'assistant', content: response, createdAt, citations, closest, status, engine },
  );
}

function wantsStream({ headers }: Request): boolean {
  return headers.get('Accept')?.includes('text/event-stream') ?? false;
}

function streamAnswer(answer: ChatAnswer, { pauseMs = 0, piecesOnly, thenCloses }: AnswerChanges): Response {
  const encoder = new TextEncoder();
  const pieces = answer.response.match(new RegExp(`[^]{1,${TOKEN_LETTERS}}`, 'g')) ?? [];
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const sendEvent = (event: string, data: object) => stream.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      for (const text of pieces.slice(0, piecesOnly)) {
        sendEvent('token', { text });
        if (pauseMs > 0) await delay(pauseMs);
      }
      if (piecesOnly !== undefined) return thenCloses ? stream.close() : undefined;
      sendEvent('citations', { citations: answer.citations, status: answer.status });
      sendEvent('done', answer);
      stream.close();
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' } });
}

/** Answers with the stored conversation, for a page that was reloaded. */
export async function answerHistory(request: Request, sessionId: string): Promise<Response> {
  const session = sessions.get(sessionId);
  if (!session) return answerRefusal(request, 'session_not_found', undefined);
  const { upload, messages, documents } = session;
  const [first] = documents;
  const messageCount = messages.length / 2;
  const remaining = upload.questionLimit === null ? null : Math.max(0, upload.questionLimit - messageCount);
  return answerJson('chatHistory', {
    ...upload,
    ...(first && describeFirst(first)),
    messageCount,
    messages,
    remaining,
    documents: documents.map(({ details }) => details),
  });
}

function describeFirst({ details: { number: _, ...details } }: AskedDocument): Omit<ChatDocument, 'number'> {
  return details;
}

/** Answers the removal of one PDF from a conversation. */
export async function answerDocumentRemoval(request: Request, sessionId: string, number: number): Promise<Response> {
  const session = sessions.get(sessionId);
  if (!session) return answerRefusal(request, 'session_not_found', undefined);
  const left = session.documents.filter(({ details }) => details.number !== number);
  if (left.length === session.documents.length) return answerRefusal(request, 'not_found', undefined);
  if (left.length === 0) sessions.delete(sessionId);
  session.documents = left;
  return new HttpResponse(null, { status: 204 });
}

/** Answers the deletion of a conversation. */
export async function answerDeletion(request: Request, sessionId: string): Promise<Response> {
  return sessions.delete(sessionId) ? new HttpResponse(null, { status: 204 }) : answerRefusal(request, 'session_not_found', undefined);
}
