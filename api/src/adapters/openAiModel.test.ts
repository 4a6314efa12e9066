import { pino } from 'pino';
import { ModelUnavailable } from '../ports.ts';
import { type Misfortune, type ScriptedModel, startScriptedModel } from '../testing/scriptedModel.ts';
import { createLanguageModel } from './createLanguageModel.ts';
import { createOpenAiModel } from './openAiModel.ts';

const SECRET = 'the text of the visitor';
/** For services that never answer. */
const impatient = { answerMs: 200, silenceMs: 200 };
const patient = { answerMs: 5000, silenceMs: 5000 };

let service: ScriptedModel;
let logged: string[];
beforeEach(async () => {
  service = await startScriptedModel();
  logged = [];
});
afterEach(async () => {
  expect(logged.join()).not.toContain(SECRET);
  expect(logged.join()).not.toContain(service.settings.apiKey);
  await service.stop();
});

function model(changes: Partial<ScriptedModel['settings']> = {}, patience = patient) {
  return createOpenAiModel({ ...service.settings, ...changes }, pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }), patience);
}
function question(changes = {}) {
  return { messages: [{ role: 'user' as const, content: SECRET }], maxTokens: 50, signal: new AbortController().signal, ...changes };
}
async function collectPieces(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}
const trouble = (name: string) => expect.objectContaining({ name: 'ModelUnavailable', trouble: name });
const schema = { name: 'answer', schema: { type: 'object' } };

test('a question reaches the service with its key, model and limit, and the answer comes back', async () => {
  expect(await model().complete(question({ json: schema }))).toBe('Hello.');
  expect(service.requests[0]).toMatchObject({
    authorization: 'Bearer sk-scripted-key',
    body: {
      model: 'scripted',
      messages: [{ role: 'user', content: SECRET }],
      max_tokens: 50,
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } },
    },
  });
});

test('a streamed answer comes piece by piece', async () => {
  service.answer = () => 'One two three.';
  expect(await collectPieces(model().stream(question()))).toEqual(['One', ' two', ' three.']);
});

test('the reasoning of a model before its answer is not part of it', async () => {
  service.answer = () => '<think> {"edits": 1} hm </think>\n\nOne two.';
  expect(await model().complete(question())).toBe('One two.');
  expect((await collectPieces(model().stream(question()))).join('')).toBe('One two.');
  service.answer = () => '< 3 and <thinking>';
  expect((await collectPieces(model().stream(question()))).join('')).toBe('< 3 and <thinking>');
});

test('texts become vectors in their order where an embedding model is set, and otherwise embedding is absent', async () => {
  expect(await model().embed?.(['a', 'bcd'], new AbortController().signal)).toEqual([
    [1, 0],
    [3, 1],
  ]);
  expect(model({ embeddingModel: undefined }).embed).toBeUndefined();
});

test('fields that a service refuses are left out, and not sent again', async () => {
  for (const field of ['max_tokens', 'temperature', 'response_format']) service.refuses.add(field);
  const asking = model();
  expect(await asking.complete(question({ json: schema }))).toBe('Hello.');
  expect(service.requests).toHaveLength(4);
  await asking.complete(question({ json: schema }));
  expect(service.requests).toHaveLength(5);
  expect(service.requests[4]?.body).toEqual({ model: 'scripted', messages: expect.anything(), max_completion_tokens: 50, stream: false });
});

test.each<[string, Misfortune]>([
  ['is overloaded', { status: 503 }],
  ['asks for a moment', { status: 429, retryAfter: '0' }],
  ['cuts the line', 'cut'],
])('a service that %s once is asked a second time', async (_, misfortune) => {
  service.ahead.push(misfortune);
  expect(await model().complete(question())).toBe('Hello.');
  expect(service.requests).toHaveLength(2);
});

test.each<[string, Misfortune[], string]>([
  ['wants to be left alone for a minute', [{ status: 429, retryAfter: '60' }], 'rate_limited'],
  ['stays overloaded', [{ status: 500 }, { status: 500 }], 'failed'],
  ['refuses what was asked', [{ status: 400, error: { message: `Invalid: ${SECRET}`, code: SECRET } }], 'refused'],
  ['does not know the model', [{ status: 404 }], 'refused'],
  ['cuts every line', ['cut', 'cut'], 'unreachable'],
  ['shows a page', ['gibberish'], 'garbled'],
  ['sends the text elsewhere', ['redirect', 'redirect'], 'unreachable'],
  ['says nothing', ['silence'], 'timeout'],
  ['says half of it', ['stall within'], 'timeout'],
])('a service that %s gives no answer, and one kind of error', async (_, misfortunes, kind) => {
  service.ahead.push(...misfortunes);
  await expect(model({}, kind === 'timeout' ? impatient : patient).complete(question())).rejects.toEqual(trouble(kind));
  expect(service.ahead).toEqual([]);
  expect(logged).toHaveLength(1);
});

test('a wrong key is refused without a word of it in the log', async () => {
  await expect(model({ apiKey: `sk-${SECRET.replaceAll(' ', '-')}` }).complete(question())).rejects.toEqual(trouble('refused'));
  expect(logged.join()).toContain('invalid_api_key');
  expect(logged.join()).not.toContain('sk-');
});

test('incomplete JSON is no answer, an incomplete sentence is one', async () => {
  service.ahead.push('token limit', 'token limit');
  await expect(model().complete(question({ json: schema }))).rejects.toEqual(trouble('truncated'));
  expect(await model().complete(question())).toBe('Hello.');
});

test.each<[Misfortune, string]>([
  ['cut within', 'unreachable'],
  ['stall within', 'timeout'],
  ['silence', 'timeout'],
  ['gibberish', 'truncated'],
])('a stream that meets %j ends in an error, never as if it were complete', async (misfortune, kind) => {
  service.answer = () => 'One two three four.';
  service.ahead.push(misfortune);
  await expect(collectPieces(model({}, kind === 'timeout' ? impatient : patient).stream(question()))).rejects.toEqual(trouble(kind));
});

test('a visitor who leaves ends the call at the service, and that is no failure', async () => {
  const visitor = new AbortController();
  const disconnected = new Error('The visitor left.');
  service.answer = () => new Promise(() => undefined);
  const answer = model().complete(question({ signal: visitor.signal }));
  const expected = expect(answer).rejects.toBe(disconnected);
  while (service.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  visitor.abort(disconnected);
  await expected;
  await service.requests[0]?.disconnected;
  expect(logged).toEqual([]);
});

test('a visitor who leaves within a stream ends it at the service', async () => {
  const visitor = new AbortController();
  service.answer = () => 'One two three four.';
  service.ahead.push('stall within');
  const pieces = model()
    .stream(question({ signal: visitor.signal }))
    [Symbol.asyncIterator]();
  expect(await pieces.next()).toEqual({ done: false, value: 'One' });
  expect(await pieces.next()).toEqual({ done: false, value: ' two' });
  visitor.abort(new Error('The visitor left.'));
  await expect(pieces.next()).rejects.toThrow('The visitor left.');
  await service.requests[0]?.disconnected;
});

test('a service that ignores the length limit is cut off', async () => {
  service.answer = () => 'word '.repeat(1000);
  const pieces = await collectPieces(model().stream(question({ maxTokens: 10 })));
  expect(pieces.join('').length).toBeLessThan(200);
});

test('without a setting there is no model', async () => {
  expect(await createLanguageModel({ openAi: undefined }, pino({ level: 'silent' }))).toBeUndefined();
  expect((await createLanguageModel({ openAi: service.settings }, pino({ level: 'silent' })))?.label).toBe('Scripted');
  expect(new ModelUnavailable('timeout').message).toBe('The language model gave no answer: timeout.');
});
