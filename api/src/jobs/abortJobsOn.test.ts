import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { createApiClient } from '../../client/createApiClient.ts';
import type { JobRunner } from '../ports.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';
import { abortJobsOn } from './abortJobsOn.ts';

const forcedStop = new AbortController();
const begun = Promise.withResolvers<AbortSignal>();
/** Jobs that end only when they are aborted. */
const endless: JobRunner = {
  run(_, { signal }) {
    begun.resolve(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  },
  isReady: true,
  close: async () => undefined,
};
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({}, { jobs: abortJobsOn(endless, forcedStop.signal), forcedStop: forcedStop.signal });
});
afterAll(() => app.stop());

test('a server that stops refuses jobs and uploads that do not end, says when to come again, and stops the jobs', async () => {
  const file = createFile('a.pdf', await buildSamplePdf(1));
  const merging = createApiClient({ baseUrl: app.address }).mergePdfs([file, file]);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'X-Requested-With': 'test' };
  const upload = request(`${app.address}/api/pdf/convert`, { method: 'POST', headers });
  const answered = new Promise<{ code: unknown; sentence: string }>((resolve) => {
    upload.on('response', async (response) => resolve({ code: response.headers['x-error-code'], sentence: await text(response) }));
  });
  // It is broken off at the end.
  upload.on('error', () => undefined);
  upload.write('--b\r\nContent-Disposition: form-data; name="file"; filename="slow.pdf"\r\n\r\n%PDF-1.7');
  const signal = await begun.promise;
  forcedStop.abort();
  await expect(merging).rejects.toMatchObject({ status: 503, code: 'restarting' });
  expect(await answered).toEqual({
    code: 'restarting',
    sentence: 'The server is being restarted and could not finish this. Try again in 5 seconds.',
  });
  expect(signal.aborted).toBe(true);
  upload.destroy();
});
