/** What every runner of jobs does, whether its workers are of this process or fetch their jobs through Redis. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JobProgress } from '../../../contract/progress.ts';
import { createTempFileStore } from '../../adapters/tempFileStore.ts';
import type { JobRunner, TempFile } from '../../ports.ts';
import { buildPoolOptions } from '../../testing/buildPoolOptions.ts';
import { type RedisServer, startRedis } from '../../testing/redisServer.ts';
import { startTicketJobs } from '../../testing/startTicketJobs.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { createJobPool, type JobPoolOptions } from './jobPool.ts';

const MB = 1024 * 1024;
const program = fileURLToPath(new URL('../sandbox/testing/misbehavingChild.ts', import.meta.url));
const sandbox = createSandbox({ lifetimeCpuSeconds: 60 }, { program });
const tempFiles = createTempFileStore({ maxBytes: 100 * MB });
const itOnLinux = process.platform === 'linux' ? test : test.skip;

/** More than there are pools in this file: each has a database of Redis of its own. */
const DATABASES = 64;

let redis: RedisServer;
let pool: JobRunner;
let started: JobRunner[] = [];
let database = 0;
const never = new AbortController().signal;

/** Every runner guards the worker process in the same way, so one runner tries each misbehaviour, and the others show that they pass a refusal on. */
const MISBEHAVIOURS = [
  'loop for ever',
  'hoard heap',
  'crash',
  'send no frame',
  'name a file that is not there',
  'ask for a file that was not sent',
  'ask for more than a file holds',
  'ask for what is not written',
  'copy more than a file holds',
  'write without end',
  'copy without end',
  'tell nonsense',
  'announce more words than anybody reads',
  'announce more bytes than a result may have',
  'tell a novel in place of a name',
];
const MISBEHAVIOURS_THROUGH_REDIS = ['crash', 'tell nonsense', 'write without end'];

const runners = {
  'in this process': (options: JobPoolOptions): JobRunner => createJobPool(options),
  'by workers that fetch it': (options: JobPoolOptions): JobRunner => startTicketJobs(`${redis.url}/${database++}`, options),
};
let start: (options: JobPoolOptions) => JobRunner;

function startPool(changes: Partial<JobPoolOptions> = {}): JobRunner {
  const runner = start(buildPoolOptions(tempFiles, { sandbox, ...changes }));
  started.push(runner);
  return runner;
}

beforeAll(async () => {
  redis = await startRedis(['--databases', String(DATABASES)]);
});
afterAll(() => redis.kill());

/** The processes that this one started to run a program. */
function childrenOfThisProcess(started: string): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) return [];
    try {
      const [, parent] = /\) . (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(started) ? [pid] : [];
    } catch {
      // It has ended in between.
      return [];
    }
  });
}

/** The sandbox of the others, which counts the processes that it starts. */
function countStarts() {
  let starts = 0;
  return {
    ...sandbox,
    get starts() {
      return starts;
    },
    start() {
      starts += 1;
      return sandbox.start();
    },
  };
}

async function file(name: string): Promise<{ name: string; content: TempFile }> {
  const content = tempFiles.create();
  await content.write(Buffer.from('%PDF-1.7'));
  return { name, content };
}

async function run(runner: JobRunner, behaviour: string, { signal = never, visitor = 'a', onProgress = (_: JobProgress): void => undefined } = {}) {
  const files = [await file('first.pdf'), await file('second.pdf')];
  const job = { engine: 'merge' as const, files, options: { options: { title: behaviour }, maxPages: 0 } };
  try {
    const { output } = await runner.run(job, { visitor, signal, onProgress });
    const text = Buffer.from(await output.start(100)).toString();
    output.close();
    return text;
  } finally {
    for (const { content } of files) content.close();
  }
}

describe.each([
  ['in this process', MISBEHAVIOURS],
  ['by workers that fetch it', MISBEHAVIOURS_THROUGH_REDIS],
] as const)('a job that is done %s', (name, misbehaviours) => {
  beforeAll(() => {
    start = runners[name];
    pool = startPool({ cpuSeconds: 0.5 });
    started = [];
  });
  // A pool that a test started would start its processes again when those of another test are killed.
  afterEach(async () => {
    await Promise.all(started.map((runner) => runner.close()));
    started = [];
  });
  afterAll(() => pool.close());

  test('gives the output of a job and passes its progress on, stage by stage', async () => {
    const seen: string[] = [];
    expect(await run(pool, 'behave', { onProgress: ({ stage }) => seen.push(stage) })).toBe('done');
    expect([...new Set(seen)].filter((stage) => stage !== 'waiting')).toEqual(['reading', 'writing', 'over']);
  });

  test('a job that has had no turn for too long is refused with Retry-After, and one that waits less is done', async () => {
    const one = startPool({ maxWaitSeconds: 0 });
    // No process has started yet, so the job waits.
    await expect(run(one, 'behave')).rejects.toMatchObject({ code: 'busy', status: 503, details: { seconds: expect.any(Number) } });
    const patient = startPool({ maxWaitSeconds: 60 });
    expect(await run(patient, 'behave')).toBe('done');
  });

  test('a job that has to wait reports it first', async () => {
    const one = startPool();
    const seen: string[] = [];
    await Promise.all([run(one, 'behave'), run(one, 'behave'), run(one, 'behave', { onProgress: ({ stage }) => seen.push(stage) })]);
    expect(seen).toEqual(['waiting', 'reading', 'writing', 'over']);
  });

  describe('a file that breaks the engine is named, and the next visitor is served', () => {
    const refusal = { code: 'too_complex', message: expect.stringContaining('second.pdf'), fileIndex: 1 };

    test.each(misbehaviours)('%s', async (behaviour) => {
      const runner = behaviour.endsWith('without end') ? startPool({ maxOutputBytes: 4096 }) : pool;
      await expect(run(runner, behaviour)).rejects.toMatchObject(refusal);
      expect(await run(runner, 'behave')).toBe('done');
    });

    itOnLinux('hoard memory', async () => {
      await expect(run(pool, 'hoard memory')).rejects.toMatchObject(refusal);
      expect(await run(pool, 'behave')).toBe('done');
    });

    test.each([['never answer'], ['wait in a read for ever']])('%s', async (behaviour) => {
      const impatient = startPool({ wallSeconds: 1 });
      await expect(run(impatient, behaviour)).rejects.toMatchObject(refusal);
      expect(await run(impatient, 'behave')).toBe('done');
    });
  });

  describe('a process that is killed from outside', () => {
    itOnLinux('does not blame the file: the job is done by another', async () => {
      const one = startPool();
      let wasKilled = false;
      const onProgress = ({ stage }: JobProgress) => {
        if (stage !== 'reading' || wasKilled) return;
        wasKilled = true;
        for (const child of childrenOfThisProcess(program)) process.kill(child, 'SIGKILL');
      };
      expect(await run(one, 'work for half a second', { onProgress })).toBe('done');
      expect(wasKilled).toBe(true);
    });

    itOnLinux('together with all others does not keep the next job from being done', async () => {
      const four = startPool({ workers: 4 });
      await Promise.all(['a', 'b', 'c', 'd'].map((visitor) => run(four, 'work for half a second', { visitor })));
      for (const child of childrenOfThisProcess(program)) process.kill(child, 'SIGKILL');
      expect(await run(four, 'behave')).toBe('done');
    });

    test('again and again is not worked with for ever', async () => {
      await expect(run(pool, 'be killed in every process')).rejects.toMatchObject({ code: 'too_complex' });
      expect(await run(pool, 'behave')).toBe('done');
    });
  });

  test('a file that breaks the engine while it is copied is named, though another was read after it', async () => {
    const refusal = { code: 'too_complex', message: expect.stringContaining('first.pdf'), fileIndex: 0 };
    await expect(run(pool, 'loop while the first file is copied')).rejects.toMatchObject(refusal);
  });

  describe('work that is long because there is much of it', () => {
    const patient = () => startPool({ cpuSeconds: 0.5, maxExtensions: 4 });

    test('gets its full time again for each page', async () => {
      expect(await run(patient(), 'recognise four pages')).toBe('done');
    });

    test.each(['recognise without end', 'recognise one page for ever'])('has an end when it would %s', async (behaviour) => {
      await expect(run(patient(), behaviour)).rejects.toMatchObject({ code: 'too_complex' });
    });
  });

  test('a loop beside it does not keep another visitor waiting', async () => {
    const two = startPool({ workers: 2, cpuSeconds: 2 });
    const looping = run(two, 'loop for ever').catch((error: { code: string }) => error.code);
    const finished = await Promise.race([looping, run(two, 'behave', { visitor: 'b' })]);
    expect(finished).toBe('done');
    expect(await looping).toBe('too_complex');
  });

  test('the output can be written in pieces, copied from a file, read back and truncated', async () => {
    expect(await run(pool, 'write in pieces')).toBe('two: 1.7 = two: 1.7');
  });

  test.each([['loop for ever'], ['wait in a read for ever']])(
    'a job is stopped when its visitor leaves, even in the middle of this: %s',
    async (behaviour) => {
      const cancel = new AbortController();
      const cancelled = run(pool, behaviour, { signal: cancel.signal, onProgress: ({ stage }) => stage === 'writing' && cancel.abort() });
      await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
      expect(await run(pool, 'behave')).toBe('done');
    },
  );

  test.each<[string, string, (progress: JobProgress) => boolean]>([
    ['while the first file is read', 'behave', (progress) => progress.stage === 'reading' && progress.file === 0],
    ['before the output is written', 'behave', ({ stage }) => stage === 'writing'],
    ['while the output is written, copied and read back', 'write in pieces', ({ stage }) => stage === 'writing'],
  ])('a visitor who leaves %s costs no process: the same one does the next job', async (_, behaviour, shouldLeave) => {
    const counted = countStarts();
    const one = startPool({ sandbox: counted });
    const leave = new AbortController();
    const cancelled = run(one, behaviour, { signal: leave.signal, onProgress: (progress) => shouldLeave(progress) && leave.abort() });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(await run(one, 'behave', { visitor: 'b' })).toBe('done');
    expect(counted.starts).toBe(1);
  });

  test('a job that still waits is taken from the queue when its visitor leaves', async () => {
    const one = startPool({ wallSeconds: 1 });
    const first = run(one, 'never answer').catch((error: { code: string }) => error.code);
    const cancel = new AbortController();
    const waiting = run(one, 'behave', { signal: cancel.signal });
    cancel.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await first).toBe('too_complex');
  });

  test('names a time for the retry when too much is waiting already', async () => {
    const small = startPool({ maxWaiting: 1, wallSeconds: 1 });
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => run(small, 'never answer')));
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done'));
    expect(codes.filter((code) => code === 'busy').length).toBeGreaterThanOrEqual(1);
    expect(codes).toContain('too_complex');
  });
});

test('the first worker starts alone, and all others start when it is ready', async () => {
  start = createJobPool;
  const counted = countStarts();
  const three = startPool({ workers: 3, sandbox: counted });
  expect(counted.starts).toBe(1);
  expect(await Promise.all([run(three, 'behave'), run(three, 'behave')])).toEqual(['done', 'done']);
  expect(counted.starts).toBe(3);
  await three.close();
});

test('no temporary file remains after any job', () => {
  expect(tempFiles.bytesInUse).toBe(0);
});
