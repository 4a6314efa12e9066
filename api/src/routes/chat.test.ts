/** What a chat promises beyond single calls: its hour, its owner, its allowance, and that one conversation spans many processes. */
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { createApiClient } from '../../client/createApiClient.ts';
import { createTextPdf } from '../../mocks/createTextPdf.ts';
import { createMemorySessions } from '../adapters/memorySessions.ts';
import { createOpenAiModel } from '../adapters/openAiModel.ts';
import { createRedisSessions } from '../adapters/redisSessions.ts';
import { createBrowserFetch } from '../testing/createBrowserFetch.ts';
import { PATIENT, startRedis } from '../testing/redisServer.ts';
import { startScriptedModel } from '../testing/scriptedModel.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const RENT = 'How much is the monthly rent?';
const lease = () => createTextPdf('lease.pdf', [['The monthly rent is 900 euros.', '', 'The tenant may keep one cat in the apartment.']]);
const secret = 'a secret for the tests';
const HOUR_MS = 3_600_000;
const silent = pino({ level: 'silent' });

const createClient = (app: RunningApp, visit = createBrowserFetch()) => createApiClient({ baseUrl: app.address, fetch: visit });

describe('an hour after the upload', () => {
  let moment = new Date();
  const sessions = createMemorySessions({ retentionSeconds: 3600, secret, now: () => moment });
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({}, { sessions });
  });
  afterAll(() => app.stop());

  test('the conversation and the document are deleted, used or not, and the visitor gets a sentence about it', async () => {
    const client = createClient(app);
    const { sessionId } = await client.uploadForChat(lease());
    moment = new Date(moment.getTime() + HOUR_MS - 1000);
    await client.askAboutPdf({ sessionId, message: RENT });
    expect(sessions.size).toBe(2);
    moment = new Date(moment.getTime() + 1000);
    sessions.sweep();
    expect(sessions.size).toBe(0);
    const expired = { status: 410, code: 'session_expired', sentence: expect.stringContaining('its data was deleted') };
    await expect(client.askAboutPdf({ sessionId, message: RENT })).rejects.toMatchObject(expired);
    await expect(client.chatHistory(sessionId)).rejects.toMatchObject(expired);
    await expect(client.deleteChat(sessionId)).rejects.toMatchObject(expired);
  });

  test('or at once, when the visitor deletes them', async () => {
    const client = createClient(app);
    const { sessionId } = await client.uploadForChat(lease());
    await client.askAboutPdf({ sessionId, message: RENT });
    await client.deleteChat(sessionId);
    expect(sessions.size).toBe(0);
  });

  test('of a PDF that was refused nothing is kept', async () => {
    await expect(createClient(app).uploadForChat(createTextPdf('empty.pdf', [[]]))).rejects.toMatchObject({ code: 'no_text' });
    expect(sessions.size).toBe(0);
  });

  test('to another browser the conversation never existed', async () => {
    const { sessionId } = await createClient(app).uploadForChat(lease());
    const other = createClient(app);
    const notFound = { status: 404, code: 'session_not_found' };
    await expect(other.askAboutPdf({ sessionId, message: RENT })).rejects.toMatchObject(notFound);
    await expect(other.chatHistory(sessionId)).rejects.toMatchObject(notFound);
    await expect(other.deleteChat(sessionId)).rejects.toMatchObject(notFound);
  });
});

describe('where questions are limited', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ PRICING_MODE: 'metered' });
  });
  afterAll(() => app.stop());

  test('three are answered, refusals count for nothing, and the fourth is refused', async () => {
    const client = createClient(app);
    const { sessionId, questionLimit } = await client.uploadForChat(lease());
    expect(questionLimit).toBe(3);
    const remaining: (number | null)[] = [];
    for (let question = 0; question < 3; question += 1) {
      await expect(client.askAboutPdf({ sessionId, message: ' ' })).rejects.toMatchObject({ code: 'empty_message' });
      remaining.push((await client.askAboutPdf({ sessionId, message: RENT })).remaining);
    }
    expect(remaining).toEqual([2, 1, 0]);
    const refused = { status: 402, code: 'chat_limit_reached' };
    await expect(client.askAboutPdf({ sessionId, message: RENT })).rejects.toMatchObject(refused);
    await expect(client.askAboutPdf({ sessionId, message: RENT }, { onToken: () => undefined })).rejects.toMatchObject(refused);
    expect(await client.chatHistory(sessionId)).toMatchObject({ messageCount: 3, remaining: 0, questionLimit: 3 });
  });
});

test('one conversation is the same in every process that shares Redis, and takes one question at a time', async () => {
  const [redis, service] = await Promise.all([startRedis(), startScriptedModel()]);
  const model = createOpenAiModel(service.settings, silent);
  const stores = [1, 2].map(() => createRedisSessions(redis.url, { retentionSeconds: 3600, secret, ...PATIENT }, silent));
  const [one, two] = await Promise.all(
    stores.map(async (sessions) => {
      while (!(await sessions.isReachable())) await new Promise((resolve) => setImmediate(resolve));
      return startApp({}, { sessions, model });
    }),
  );
  if (!one || !two) throw new Error('Two processes are needed.');
  const visit = createBrowserFetch();
  const [here, there] = [createClient(one, visit), createClient(two, visit)];

  const { sessionId } = await here.uploadForChat(lease());
  const modelAnswer = Promise.withResolvers<string>();
  service.answer = () => modelAnswer.promise;
  const asking = here.askAboutPdf({ sessionId, message: RENT });
  while (service.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await expect(there.askAboutPdf({ sessionId, message: RENT })).rejects.toMatchObject({ status: 409, code: 'answer_pending' });
  modelAnswer.resolve('It costs 900 euros. [1 "monthly rent is 900 euros"]');
  expect((await asking).messageCount).toBe(1);
  expect((await there.askAboutPdf({ sessionId, message: RENT })).messageCount).toBe(2);
  expect((await here.chatHistory(sessionId)).messages).toHaveLength(4);
  await there.deleteChat(sessionId);
  await expect(here.chatHistory(sessionId)).rejects.toMatchObject({ status: 404 });
  const look = new Redis(redis.url);
  expect(await look.keys('*')).toEqual([]);
  look.disconnect();

  await Promise.all([one.stop(), two.stop(), service.stop()]);
  await redis.kill();
});
