import { pino } from 'pino';
import { type ApiClient, createApiClient } from '../../client/createApiClient.ts';
import type { Locale } from '../../contract/messages/locale/locales.ts';
import { server as fakeApi } from '../../mocks/node.ts';
import { createRedisSessions } from '../adapters/redisSessions.ts';
import type { Queue } from '../jobs/queue.ts';
import { createBrowserFetch } from './createBrowserFetch.ts';
import { expectContract } from './expectContract.ts';
import { PATIENT, shareRedis } from './redisServer.ts';
import { type RunningApp, startApp } from './startApp.ts';
import { startSharedApp } from './startSharedApp.ts';

/** One of the APIs, as a visitor's browser meets it. */
export interface TestedApi {
  isFake: boolean;
  /** Where it listens. */
  address(): string;
  /** `fetch` as one browser has it; another browser in each test. */
  visit: typeof fetch;
  /** The typed client in that browser. */
  client(locale?: Locale): ApiClient;
}

/** Declares the same cases for the real application and for the fake API that every page is tested with: they must not drift apart. */
export function describeEachApi(cases: (api: TestedApi) => void): void {
  describe('the real application', () => {
    let app: RunningApp;
    beforeAll(async () => {
      app = await startApp();
    });
    afterAll(() => app.stop());
    cases(createBrowserApi(() => app.address));
  });

  describe('the fake API', () => {
    beforeAll(() => fakeApi.listen());
    afterAll(() => fakeApi.close());
    cases({ ...createBrowserApi(() => 'http://sheaf.test'), isFake: true });
  });
}

/** Runs the cases against each API, and also with jobs of these queues sent through Redis, as with JOBS=redis. */
export function describeEachApiAndJobMode(served: readonly Queue[], cases: (api: TestedApi) => void): void {
  describeEachApi(cases);
  describeShared('the real application whose workers fetch its jobs', (redisUrl) => startSharedApp(redisUrl, served), cases);
}

/** Runs the cases against each API, and also with both jobs and sessions in Redis. */
export function describeEachApiAndRedis(served: readonly Queue[], cases: (api: TestedApi) => void): void {
  describeEachApi(cases);
  const start = async (redisUrl: string) => {
    const settings = { retentionSeconds: 3600, secret: 'a secret for the tests', ...PATIENT };
    const sessions = createRedisSessions(redisUrl, settings, pino({ level: 'silent' }));
    while (!(await sessions.isReachable())) await new Promise((resolve) => setImmediate(resolve));
    return await startSharedApp(redisUrl, served, {}, { sessions });
  };
  describeShared('the real application with Redis for its sessions and jobs', start, cases);
}

function describeShared(title: string, start: (redisUrl: string) => Promise<RunningApp>, cases: (api: TestedApi) => void): void {
  describe(title, () => {
    let app: RunningApp;
    beforeAll(async () => {
      app = await start(await shareRedis());
    });
    afterAll(() => app.stop());
    cases(createBrowserApi(() => app.address));
  });
}

function createBrowserApi(address: () => string): TestedApi {
  let browser = createBrowserFetch();
  beforeEach(() => {
    browser = createBrowserFetch();
  });
  const visit: typeof fetch = async (input, init) => {
    const response = await browser(input, init);
    await expectContract(new URL(new Request(input).url).pathname, init?.method ?? 'GET', response);
    return response;
  };
  return {
    isFake: false,
    address,
    visit,
    client: (locale) => createApiClient({ baseUrl: address(), fetch: visit, ...(locale && { locale }) }),
  };
}
