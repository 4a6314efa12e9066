import { fileURLToPath } from 'node:url';
import { createTempFileStore } from '../../adapters/tempFileStore.ts';
import { type RedisServer, startRedis } from '../../testing/redisServer.ts';
import { poolOptions } from '../../testing/startApp.ts';
import { startTicketServer, startTicketWorker } from '../../testing/startTicketJobs.ts';
import { createSandbox } from '../sandbox/sandbox.ts';

const MB = 1024 * 1024;
const program = fileURLToPath(new URL('../sandbox/testing/misbehavingChild.ts', import.meta.url));
const sandbox = createSandbox({ lifetimeCpuSeconds: 60 }, { program });
const tempFiles = createTempFileStore({ maxBytes: 100 * MB });
const never = new AbortController().signal;

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

async function file(name: string) {
  const content = tempFiles.create();
  await content.write(Buffer.from('%PDF-1.7'));
  return { name, content };
}

test('a job is done by a worker that fetches it', async () => {
  const options = poolOptions(tempFiles, { sandbox });
  const { jobs: server } = await startTicketServer(redis.url, options);
  const worker = startTicketWorker(redis.url, options);
  const files = [await file('first.pdf'), await file('second.pdf')];
  const { output } = await server.run(
    { engine: 'merge', files, options: { options: { title: 'write in pieces' }, maxPages: 0 } },
    { visitor: 'a', signal: never },
  );
  expect(Buffer.from(await output.start(100)).toString()).toBe('two: 1.7 = two: 1.7');
  await Promise.all([server.close(), worker.close()]);
});
