/** What CVs and letters promise beyond single calls: their hour, their owner, their room, and CVs as visitors have them. */
import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { createApiClient } from '../../client/createApiClient.ts';
import { createSampleCv, sampleCvText, sampleJob } from '../../mocks/createSampleCv.ts';
import { createMemorySessions } from '../adapters/memorySessions.ts';
import { createRedisSessions } from '../adapters/redisSessions.ts';
import { createBrowserFetch } from '../testing/createBrowserFetch.ts';
import { PATIENT, startRedis } from '../testing/redisServer.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const secret = 'a secret for the tests';
const HOUR_MS = 3_600_000;
let moment = new Date();
const sessions = createMemorySessions({ retentionSeconds: 3600, secret, now: () => moment });
let app: RunningApp;
let client: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  app = await startApp({}, { sessions });
});
beforeEach(() => {
  client = createApiClient({ baseUrl: app.address, fetch: createBrowserFetch() });
});
afterAll(() => app.stop());

const fixture = (name: string) => new File([readFileSync(new URL(`../../engines/cover-letter/fixtures/${name}`, import.meta.url))], name);

test('an hour after the CV was read it is deleted with its letters, however late they were written, and the visitor gets a sentence about it', async () => {
  const before = sessions.size;
  const { cvId, expiresAt } = await client.extractCv(createSampleCv());
  moment = new Date(moment.getTime() + HOUR_MS - 1000);
  const letter = await client.generateLetter({ cvId, ...sampleJob });
  expect(letter.expiresAt).toBe(expiresAt);
  moment = new Date(moment.getTime() + 1000);
  sessions.sweep();
  expect(sessions.size).toBe(before);
  const expired = { status: 410, code: 'session_expired' };
  const { letterId, coverLetter } = letter;
  await expect(client.generateLetter({ cvId, ...sampleJob })).rejects.toMatchObject(expired);
  await expect(client.regenerateLetter({ letterId })).rejects.toMatchObject(expired);
  await expect(client.exportLetter({ letterId, coverLetter, format: 'txt' })).rejects.toMatchObject(expired);
  await expect(client.deleteCv(cvId)).rejects.toMatchObject(expired);
  // What is on the screen can still be saved.
  expect((await client.exportLetter({ coverLetter, format: 'txt' })).report.pages).toBe(1);
});

test('or at once when the visitor deletes the CV, and of what was refused nothing is kept', async () => {
  const before = sessions.size;
  const { cvId } = await client.generateLetter({ cvText: sampleCvText, ...sampleJob });
  expect(sessions.size).toBe(before + 1);
  await client.deleteCv(cvId);
  await expect(client.generateLetter({ cvText: sampleCvText, jobTitle: '', companyName: 'Acme' })).rejects.toMatchObject({
    code: 'job_title_missing',
  });
  await expect(client.extractCv('too short')).rejects.toMatchObject({ code: 'cv_too_short' });
  expect(sessions.size).toBe(before);
});

test('to another browser neither the CV nor the letter ever existed', async () => {
  const { cvId, letterId, coverLetter } = await client.generateLetter({ cvText: sampleCvText, ...sampleJob });
  const other = createApiClient({ baseUrl: app.address, fetch: createBrowserFetch() });
  const notFound = { status: 404, code: 'session_not_found' };
  await expect(other.generateLetter({ cvId, ...sampleJob })).rejects.toMatchObject(notFound);
  await expect(other.regenerateLetter({ letterId })).rejects.toMatchObject(notFound);
  await expect(other.exportLetter({ letterId, coverLetter, format: 'txt' })).rejects.toMatchObject(notFound);
  await expect(other.deleteCv(cvId)).rejects.toMatchObject(notFound);
});

test('two tabs of a first visit, each with a file under way, both own what became of theirs', async () => {
  const [{ cvId }, { sessionId }] = await Promise.all([client.extractCv(sampleCvText), client.uploadForChat(createSampleCv())]);
  expect((await client.generateLetter({ cvId, ...sampleJob })).cvId).toBe(cvId);
  expect((await client.chatHistory(sessionId)).sessionId).toBe(sessionId);
  // And what is made from now on as well.
  await client.deleteCv((await client.extractCv(sampleCvText)).cvId);
});

test('one CV has one letter written at a time, and no wording is lost', async () => {
  const { cvId, letterId } = await client.generateLetter({ cvText: sampleCvText, ...sampleJob });
  const both = await Promise.allSettled([client.regenerateLetter({ letterId }), client.generateLetter({ cvId, ...sampleJob })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'answer_pending' } });
  const { version } = await client.regenerateLetter({ letterId });
  expect(version).toBe(both[0]?.status === 'fulfilled' ? 3 : 2);
});

test('a letter says what the visitor corrected and added', async () => {
  const { cvId, profile } = await client.extractCv(createSampleCv());
  const [first, ...rest] = profile.experience;
  const corrected = { ...profile, name: 'Anna M. Berg', experience: first ? [{ ...first, company: 'Southgate Infirmary' }, ...rest] : [] };
  const { coverLetter } = await client.generateLetter({ cvId, profile: corrected, ...sampleJob });
  expect(coverLetter).toContain('Southgate Infirmary');
  expect(coverLetter).not.toContain('Northgate Hospital');
  expect(coverLetter).toMatch(/Anna M\. Berg$/);
});

test.each([
  ['a CV in German', 'german.pdf', ['not_english'], 'de'],
  ['a scanned one', 'scanned.pdf', [], 'en'],
])('%s is read, and a letter is written from it', async (_, name, codes, language) => {
  const cv = await client.extractCv(fixture(name));
  expect(cv.language).toBe(language);
  expect(cv.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  expect(cv.ocrPages.length > 0).toBe(name === 'scanned.pdf');
  const letter = await client.generateLetter({ cvId: cv.cvId, ...sampleJob });
  expect(letter.paragraphs.flatMap(({ claims }) => claims).filter(({ supported }) => !supported)).toEqual([]);
});

test('a CV in Spanish gives a letter in Spanish, and one in English says what it leaves out', async () => {
  const { cvId, language } = await client.extractCv(fixture('spanish.pdf'));
  expect(language).toBe('es');
  const spanish = await client.generateLetter({ cvId, ...sampleJob, language: 'es' });
  expect(spanish).toMatchObject({ language: 'es', engine: 'built-in' });
  expect(spanish.warnings.map(({ code }) => code)).not.toContain('language_unsupported');
  const again = await client.regenerateLetter({ letterId: spanish.letterId, paragraphId: 'opening' });
  expect(again.language).toBe('es');
  const english = await client.generateLetter({ cvId, ...sampleJob });
  expect(english.warnings.find(({ code }) => code === 'little_evidence')?.text).toMatch(/^Your CV is in another language than the letter/);
});

test('a letter from what is no CV says that there is little in it', async () => {
  const lease = Array.from({ length: 12 }, (_, line) => `The tenant of flat ${line} pays the rent on the first day of each month.`).join('\n');
  const { cvId, warnings } = await client.extractCv(lease);
  expect(warnings.map(({ code }) => code)).toEqual(['not_a_cv']);
  const letter = await client.generateLetter({ cvId, ...sampleJob });
  expect(letter.warnings.map(({ code }) => code)).toContain('little_evidence');
  expect(letter.coverLetter).not.toMatch(/tenant|rent\b/);
});

test('a text made to keep a reader busy is read and written about in a moment', async () => {
  const hostile = [`${'a.'.repeat(20_000)}@`, `${'"'.repeat(30_000)}`, `${'Led 12 '.repeat(6000)}`, `${'- '.repeat(25_000)}x`]
    .map((text) => text.slice(0, 24_000))
    .join('\n');
  const hasty = await startApp({}, {}, { cpuSeconds: 6 });
  try {
    const visitor = createApiClient({ baseUrl: hasty.address, fetch: createBrowserFetch() });
    const { cvId } = await visitor.extractCv(hostile);
    const letter = await visitor.generateLetter({ cvId, ...sampleJob, jobDescription: `${'must have '.repeat(1400)}` });
    expect(letter.coverLetter).not.toBe('');
  } finally {
    await hasty.stop();
  }
});

test('a CV and its letters are the same in every process that shares Redis, one letter is written at a time, and deleting leaves nothing', async () => {
  const redis = await startRedis();
  const silent = pino({ level: 'silent' });
  const [one, two] = await Promise.all(
    ['one', 'two'].map(async () => {
      const shared = createRedisSessions(redis.url, { retentionSeconds: 3600, secret, ...PATIENT }, silent);
      while (!(await shared.isReachable())) await new Promise((resolve) => setImmediate(resolve));
      return startApp({}, { sessions: shared });
    }),
  );
  if (!one || !two) throw new Error('Two processes are needed.');
  const visit = createBrowserFetch();
  const [here, there] = [one, two].map(({ address }) => createApiClient({ baseUrl: address, fetch: visit }));
  if (!here || !there) throw new Error('Each process is asked.');

  const { cvId } = await here.extractCv(createSampleCv());
  const { letterId, coverLetter } = await there.generateLetter({ cvId, ...sampleJob });
  const both = await Promise.allSettled([here.regenerateLetter({ letterId }), there.regenerateLetter({ letterId })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await here.regenerateLetter({ letterId })).version).toBe(3);
  expect((await here.exportLetter({ letterId, coverLetter, format: 'txt' })).report.unsupported).toEqual([]);
  await there.deleteCv(cvId);
  await expect(here.regenerateLetter({ letterId })).rejects.toMatchObject({ status: 404, code: 'session_not_found' });
  const look = new Redis(redis.url);
  expect(await look.keys('*')).toEqual([]);
  look.disconnect();

  await Promise.all([one.stop(), two.stop()]);
  await redis.kill();
});

describe('where sessions have no room left', () => {
  let small: RunningApp;
  beforeAll(async () => {
    small = await startApp({}, { sessions: createMemorySessions({ retentionSeconds: 3600, secret, maxBytes: 3500 }) });
  });
  afterAll(() => small.stop());

  test('a CV is taken, its letters are refused as long as there is no room, and the CV stays', async () => {
    const crowded = createApiClient({ baseUrl: small.address, fetch: createBrowserFetch() });
    const { cvId } = await crowded.extractCv(sampleCvText);
    await expect(crowded.generateLetter({ cvId, ...sampleJob, length: 'long' })).rejects.toMatchObject({ status: 503, code: 'busy' });
    await crowded.deleteCv(cvId);
  });
});
