import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { OpenAiSettings } from '../settings/openAiSettings.ts';

/**
 * What happens to the next request: an error of the protocol's form, nothing at all, a line that is cut at once, half an answer and then a cut line or
 * silence, an answer that ends at its token limit, a page of a broken proxy, or a redirect.
 */
export type Misfortune =
  | { status: number; error?: Record<string, unknown>; retryAfter?: string }
  | 'silence'
  | 'cut'
  | 'cut within'
  | 'stall within'
  | 'token limit'
  | 'gibberish'
  | 'redirect';

/** One request as it came over the wire. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: { model?: string; stream?: boolean; messages?: { role: string; content: string }[]; input?: string[] } & Record<string, unknown>;
  /** Settles when the client has disconnected. */
  disconnected: Promise<void>;
}

/** A service of our own on loopback that speaks OpenAI's protocol, JSON and event streams, and answers what a test has set. */
export interface ScriptedModel {
  settings: OpenAiSettings;
  /** Every request, refused ones too. */
  readonly requests: ModelRequest[];
  /** Misfortunes of the next requests, in turn; when there is none the request is answered. */
  readonly ahead: Misfortune[];
  /** Fields that it refuses, as services differ. */
  readonly refuses: Set<string>;
  /** Its answer to a request; a promise makes it slow. */
  answer: (request: ModelRequest) => string | Promise<string>;
  stop(): Promise<void>;
}

/** Starts a fake AI service that gives scripted answers. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const apiKey = 'sk-scripted-key';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await request.toArray()).join('');
    const disconnected = new Promise<void>((resolve) => void response.once('close', resolve));
    const modelRequest: ModelRequest = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(text),
      disconnected,
    };
    scripted.requests.push(modelRequest);
    const sendJson = (status: number, body: object, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

    const misfortune = scripted.ahead.shift();
    if (misfortune === 'silence') return;
    if (misfortune === 'cut') return void request.socket.destroy();
    if (misfortune === 'gibberish') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
    if (misfortune === 'redirect') return void response.writeHead(307, { Location: '/v1/elsewhere' }).end();
    if (typeof misfortune === 'object') {
      const { status, error = { message: 'No.' }, retryAfter } = misfortune;
      return sendJson(status, { error }, retryAfter ? { 'Retry-After': retryAfter } : {});
    }
    if (modelRequest.authorization !== `Bearer ${apiKey}`)
      return sendJson(401, {
        error: { message: `Incorrect API key provided: ${modelRequest.authorization}.`, type: 'invalid_request_error', code: 'invalid_api_key' },
      });
    for (const field of scripted.refuses)
      if (field in modelRequest.body)
        return sendJson(400, { error: { message: `Unsupported parameter: '${field}'.`, type: 'invalid_request_error', param: field } });

    if (modelRequest.path === '/v1/embeddings')
      return sendJson(200, { object: 'list', data: buildEmbeddings(modelRequest.body.input ?? []).toReversed() });
    if (modelRequest.path !== '/v1/chat/completions') return sendJson(404, { error: { message: 'Unknown request URL' } });
    const answer = await scripted.answer(modelRequest);
    const finish = misfortune === 'token limit' ? 'length' : 'stop';
    if (modelRequest.body.stream) return await streamAnswer(response, answer, finish, misfortune);
    const message = { role: 'assistant', content: answer };
    const body = JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] });
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    if (misfortune === undefined || misfortune === 'token limit') return void response.end(body);
    response.write(body.slice(0, body.length / 2), () => misfortune === 'cut within' && request.socket.destroy());
  }

  const server = createServer((request, response) => {
    // A test that ends leaves requests behind which nobody waits for.
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The scripted model has no port.');

  const scripted: ScriptedModel = {
    settings: {
      apiKey,
      baseUrl: `http://127.0.0.1:${bound.port}/v1`,
      model: 'scripted',
      embeddingModel: 'scripted-vectors',
      contextTokens: 8000,
      label: 'Scripted',
      leavesServer: false,
    },
    requests: [],
    ahead: [],
    refuses: new Set(),
    answer: () => 'Hello.',
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return scripted;
}

/** Streams an answer as server-sent events, one word each. */
async function streamAnswer(response: ServerResponse, answer: string, finish: string, misfortune: Misfortune | undefined): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const formatEvent = (choice: object) =>
    new Promise((resolve) => {
      const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`, resolve);
    });
  const words = answer.match(/\s*\S+/g) ?? [];
  const isHalf = misfortune === 'cut within' || misfortune === 'stall within';
  await formatEvent({ delta: { role: 'assistant', content: '' }, finish_reason: null });
  for (const content of isHalf ? words.slice(0, words.length / 2) : words) await formatEvent({ delta: { content }, finish_reason: null });
  if (misfortune === 'cut within') return void response.destroy();
  if (misfortune === 'stall within') return;
  await formatEvent({ delta: {}, finish_reason: finish });
  response.end('data: [DONE]\n\n');
}

function buildEmbeddings(texts: string[]) {
  return texts.map((text, index) => ({ object: 'embedding', index, embedding: [text.length, index] }));
}
