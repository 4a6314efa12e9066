import { ChatAnswer, ChatEvent, ChatHistory, type ChatQuestion, ChatUpload, type ChatUploadOptions, type Citation } from '../contract/chat.ts';
import { routes } from '../contract/routes.ts';
import { ApiError, type ServerUnreachable } from './apiError.ts';
import type { CallOptions, UploadCallOptions } from './callOptions.ts';
import { serverEvents } from './serverEvents.ts';
import { endHere, type SessionEnd } from './sessionEnd.ts';
import { type Answer, type Call, json } from './transport.ts';

/** A question's call tells of its answer while that is being made, when there is somebody to tell. */
export interface QuestionCallOptions extends CallOptions {
  /** The next piece of the answer's text. The whole answer takes the place of all pieces. */
  onToken?(text: string): void;
  /** The passages the answer stands on. */
  onCitations?(told: { citations: Citation[]; status: ChatAnswer['status'] }): void;
}

export interface ChatClient {
  /** Makes a PDF ready for questions, for an hour. */
  uploadForChat(file: File, options?: ChatUploadOptions, call?: UploadCallOptions): Promise<ChatUpload & SessionEnd>;
  /** Asks about the PDF of a session; rejects with `ApiError` or `ServerUnreachable` also when that shows in the middle of an answer. */
  askAboutPdf(question: ChatQuestion, call?: QuestionCallOptions): Promise<ChatAnswer>;
  /** What has been said in a session, and what its upload told. */
  chatHistory(sessionId: string, call?: CallOptions): Promise<ChatHistory & SessionEnd>;
  /** Deletes a session and all that is kept of its PDF. */
  deleteChat(sessionId: string, call?: CallOptions): Promise<void>;
}

type Route = { method: string; path: string };
type Init = Omit<Call, 'method' | 'url'>;

/** The ways to the server that the calls go by. */
export interface Ways {
  call(route: Route, init: Init): Promise<Answer>;
  uploadCall(route: Route, init: Omit<Init, 'signal'>, listening: UploadCallOptions): Promise<Answer>;
  /** Gives an answer as it comes. */
  openStream(route: Route, init: Init): Promise<ReadableStream<Uint8Array>>;
  /** What to say when an answer broke off. */
  unreachable(cause: unknown): Promise<ServerUnreachable>;
}

export function chatCalls({ call, uploadCall, openStream, unreachable }: Ways): ChatClient {
  async function listenedTo(question: ChatQuestion, { signal, onToken, onCitations }: QuestionCallOptions): Promise<ChatAnswer> {
    const { headers, body } = json(question);
    const stream = await openStream(routes.sendChatMessage, { body, headers: { ...headers, Accept: 'text/event-stream' }, signal });
    for await (const event of serverEvents(stream)) {
      signal?.throwIfAborted();
      const told = ChatEvent.safeParse(event);
      // A newer server may tell more than this page knows.
      if (!told.success) continue;
      if (told.data.event === 'token') onToken?.(told.data.data.text);
      else if (told.data.event === 'citations') onCitations?.(told.data.data);
      else if (told.data.event === 'done') return told.data.data;
      else throw refusalIn(told.data.data);
    }
    signal?.throwIfAborted();
    throw await unreachable(new Error('The answer broke off.'));
  }

  return {
    async uploadForChat(file, options, listening = {}) {
      const form = new FormData();
      if (options) form.append('options', JSON.stringify(options));
      form.append('file', file, file.name);
      const { body, headers } = await uploadCall(routes.uploadForChat, { body: form }, listening);
      const uploaded = ChatUpload.parse(JSON.parse(await body.text()));
      return { ...uploaded, ...endHere(uploaded, headers) };
    },

    async askAboutPdf(question, listening = {}) {
      if (listening.onToken || listening.onCitations) return listenedTo(question, listening);
      const { body } = await call(routes.sendChatMessage, { ...json(question), signal: listening.signal });
      return ChatAnswer.parse(JSON.parse(await body.text()));
    },

    async chatHistory(sessionId, { signal } = {}) {
      const { body, headers } = await call(ofSession(routes.chatHistory, sessionId), { signal });
      const history = ChatHistory.parse(JSON.parse(await body.text()));
      return { ...history, ...endHere(history, headers) };
    },

    async deleteChat(sessionId, { signal } = {}) {
      await call(ofSession(routes.deleteChat, sessionId), { signal });
    },
  };
}

function ofSession({ method, path }: Route, sessionId: string): Route {
  return { method, path: path.replace(':sessionId', encodeURIComponent(sessionId)) };
}

function refusalIn({ code, status, text }: { code: string; status: number; text: string }): ApiError {
  return new ApiError(status, text, { code, sentence: text });
}
