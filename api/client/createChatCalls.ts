import { ChatAnswer, ChatEvent, ChatHistory, type ChatQuestion, ChatUpload, type ChatUploadOptions, type Citation } from '../contract/chat.ts';
import type { RouteName } from '../contract/routes.ts';
import { ApiError, type ServerUnreachable } from './apiError.ts';
import type { CallOptions, UploadCallOptions } from './callOptions.ts';
import { type AnswerTo, type CallInit, readJson } from './contractCall.ts';
import { readServerEvents } from './readServerEvents.ts';
import { computeLocalEnd, type SessionEnd } from './sessionEnd.ts';

/** The call of a question passes its answer on while it is being written, if there are listeners. */
export interface QuestionCallOptions extends CallOptions {
  /** The next piece of the answer's text. The whole answer takes the place of all pieces. */
  onToken?(text: string): void;
  /** The passages that support the answer. */
  onCitations?(parsed: { citations: Citation[]; status: ChatAnswer['status'] }): void;
}

export interface ChatClient {
  /** Makes a PDF ready for questions, for an hour; with a `sessionId`, together with the others of that conversation. */
  uploadForChat(file: File, options?: ChatUploadOptions, call?: UploadCallOptions): Promise<ChatUpload & SessionEnd>;
  /** Asks about the PDF of a session; rejects with `ApiError` or `ServerUnreachable` also when that shows in the middle of an answer. */
  askAboutPdf(question: ChatQuestion, call?: QuestionCallOptions): Promise<ChatAnswer>;
  /** The messages of a session, and the answer of its upload. */
  chatHistory(sessionId: string, call?: CallOptions): Promise<ChatHistory & SessionEnd>;
  /** Removes one PDF from a conversation about several, by its number. */
  removeChatDocument(sessionId: string, number: number, call?: CallOptions): Promise<void>;
  /** Deletes a session and all that is kept of its PDFs. */
  deleteChat(sessionId: string, call?: CallOptions): Promise<void>;
}

/** The transports of a call: plain, with progress, or streamed. */
export interface CallWays {
  call<Name extends RouteName>(name: Name, init: CallInit<Name>, listening: UploadCallOptions): Promise<AnswerTo<Name>>;
  /** Opens a streamed answer. */
  openStream<Name extends RouteName>(name: Name, init: CallInit<Name>, options: CallOptions): Promise<ReadableStream<Uint8Array>>;
  /** Builds the error for an incomplete answer. */
  buildUnreachableError(cause: unknown): Promise<ServerUnreachable>;
}

/** Builds the calls about conversations. */
export function createChatCalls({ call, openStream, buildUnreachableError }: CallWays): ChatClient {
  async function followAnswer(body: ChatQuestion, { signal, onToken, onCitations }: QuestionCallOptions): Promise<ChatAnswer> {
    const stream = await openStream('sendChatMessage', { body, accept: 'text/event-stream' }, { signal });
    for await (const event of readServerEvents(stream)) {
      signal?.throwIfAborted();
      const parsed = ChatEvent.safeParse(event);
      // A newer server may send events that this page does not know.
      if (!parsed.success) continue;
      if (parsed.data.event === 'token') onToken?.(parsed.data.data.text);
      else if (parsed.data.event === 'citations') onCitations?.(parsed.data.data);
      else if (parsed.data.event === 'done') return parsed.data.data;
      else throw buildRefusal(parsed.data.data);
    }
    signal?.throwIfAborted();
    throw await buildUnreachableError(new Error('The answer broke off.'));
  }

  return {
    async uploadForChat(file, options, listening = {}) {
      const answer = await call('uploadForChat', { upload: { field: 'file', files: [file], options } }, listening);
      const uploaded = await readJson(answer, ChatUpload);
      return { ...uploaded, ...computeLocalEnd(uploaded, answer.headers) };
    },

    async askAboutPdf(body, { onToken, onCitations, signal } = {}) {
      if (onToken || onCitations) return followAnswer(body, { onToken, onCitations, signal });
      return readJson(await call('sendChatMessage', { body }, { signal }), ChatAnswer);
    },

    async chatHistory(sessionId, { signal } = {}) {
      const answer = await call('chatHistory', { params: { sessionId } }, { signal });
      const history = await readJson(answer, ChatHistory);
      return { ...history, ...computeLocalEnd(history, answer.headers) };
    },

    async removeChatDocument(sessionId, number, { signal } = {}) {
      await call('removeChatDocument', { params: { sessionId, number: `${number}` } }, { signal });
    },

    async deleteChat(sessionId, { signal } = {}) {
      await call('deleteChat', { params: { sessionId } }, { signal });
    },
  };
}

function buildRefusal({ code, status, text }: { code: string; status: number; text: string }): ApiError {
  return new ApiError(status, text, { code, sentence: text });
}
