import { delay, HttpResponse } from 'msw';
import { calls } from '../contract/calls.ts';
import { type ChatAnswer, type ChatHistory, type ChatUpload, type ChatUploadOptions, MAX_MESSAGE_LENGTH } from '../contract/chat.ts';
import { chatAnswerMessages } from '../contract/messages/chatAnswers.ts';
import { readLanguage, refusal } from './answers.ts';
import { type FakeDocument, fakeDocument } from './chatDocument.ts';
import { isPdfText, refuseClosed } from './closedFile.ts';
import { answerJson, readBody, readForm, type UploadedForm } from './contractAnswers.ts';
import { fakeAnswer, fakeQuestions } from './fakeAnswer.ts';
import { reportProgress, withProgress } from './fakeProgress.ts';
import { mockConfig } from './mockConfig.ts';

const TOKEN_LETTERS = 24;

interface FakeSession {
  document: FakeDocument;
  upload: ChatUpload;
  messages: ChatHistory['messages'];
  isAnswering: boolean;
}

const sessions = new Map<string, FakeSession>();

/** The file of an upload, and its options or why those cannot be read. */
export function uploadedChat(request: Request): Promise<UploadedForm<ChatUploadOptions>> {
  return readForm(request, calls.uploadForChat.request);
}

/** What the server answers to a PDF that is to be asked about, telling meanwhile how far it is. */
export async function uploadAnswer(request: Request, changes: Partial<ChatUpload> = {}): Promise<Response> {
  return await withProgress(request, async () => {
    const { file, options } = await uploadedChat(request);
    if (!file) return await refusal(request, 'invalid_upload', undefined);
    const pdf = await file.text();
    if (!isPdfText(pdf)) return await refusal(request, 'not_a_pdf', { file: file.name }, 0);
    if ('phrase' in options) return await refusal(request, 'invalid_options', { reason: options });
    const refused = await refuseClosed(request, file, { text: pdf, password: options.password });
    if (refused) return refused;
    reportProgress(request, { stage: 'reading', file: 0, files: 1 });
    const document = fakeDocument(pdf);
    if (document.sentences.length === 0) return await refusal(request, 'no_text', { file: file.name }, 0);
    const upload = { ...uploadOf(document, file.name), ...changes };
    sessions.set(upload.sessionId, { document, upload, messages: [], isAnswering: false });
    return answerJson('uploadForChat', upload);
  });
}

function uploadOf(document: FakeDocument, filename: string): ChatUpload {
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

/** What the server answers to a question: whole, or piece by piece for who wants that. */
export async function questionAnswer(request: Request, { change = () => ({}), ...coming }: AnswerChanges = {}): Promise<Response> {
  const asked = await readBody(request, calls.sendChatMessage.request.body);
  if (asked instanceof Response) return asked;
  const { sessionId, message: typed } = asked;
  const message = typed.trim();
  if (message === '') return refusal(request, 'empty_message', undefined);
  if (message.length > MAX_MESSAGE_LENGTH) return refusal(request, 'message_too_long', { characters: message.length, limit: MAX_MESSAGE_LENGTH });
  const session = sessions.get(sessionId);
  if (!session) return refusal(request, 'session_not_found', undefined);
  if (session.isAnswering) return refusal(request, 'answer_pending', undefined);
  session.isAnswering = true;
  try {
    const words = await chatAnswerMessages.load(readLanguage(request));
    // The server needs a moment as well.
    await delay(5);
    const whole = answerIn(session, fakeAnswer(session.document, message, words));
    const answer = { ...whole, ...change(whole) };
    if (coming.piecesOnly === undefined) keep(session, message, answer);
    return wantsStream(request) ? streamed(answer, coming) : answerJson('sendChatMessage', answer);
  } finally {
    session.isAnswering = false;
  }
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

function streamed(answer: ChatAnswer, { pauseMs = 0, piecesOnly, thenCloses }: AnswerChanges): Response {
  const encoder = new TextEncoder();
  const pieces = answer.response.match(new RegExp(`[^]{1,${TOKEN_LETTERS}}`, 'g')) ?? [];
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const tell = (event: string, data: object) => stream.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      for (const text of pieces.slice(0, piecesOnly)) {
        tell('token', { text });
        if (pauseMs > 0) await delay(pauseMs);
      }
      if (piecesOnly !== undefined) return thenCloses ? stream.close() : undefined;
      tell('citations', { citations: answer.citations, status: answer.status });
      tell('done', answer);
      stream.close();
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' } });
}

/** What the server answers to a page that was loaded anew. */
export async function historyAnswer(request: Request, sessionId: string): Promise<Response> {
  const session = sessions.get(sessionId);
  if (!session) return refusal(request, 'session_not_found', undefined);
  const { upload, messages } = session;
  const messageCount = messages.length / 2;
  const remaining = upload.questionLimit === null ? null : Math.max(0, upload.questionLimit - messageCount);
  return answerJson('chatHistory', { ...upload, messageCount, messages, remaining });
}

export async function deletionAnswer(request: Request, sessionId: string): Promise<Response> {
  return sessions.delete(sessionId) ? new HttpResponse(null, { status: 204 }) : refusal(request, 'session_not_found', undefined);
}
