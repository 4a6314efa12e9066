import type { JobProgress } from '../contract/progress.ts';
import { followJob } from './followJob.ts';

const reading: JobProgress = { stage: 'reading', file: 0, files: 2 };
const over: JobProgress = { stage: 'over' };
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const notFollowedFurther = new AbortController().signal;

/** Follows a job whose stream answers so, one answer for each time it is opened. */
async function follow(...answers: (() => Response | Promise<Response>)[]): Promise<{ reported: JobProgress[]; urls: string[] }> {
  const reported: JobProgress[] = [];
  const urls: string[] = [];
  // A browser's own takes no other `this`.
  async function fetch(this: unknown, url: string | URL | Request) {
    expect(this).toBeUndefined();
    urls.push(String(url));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  }
  await followJob({
    baseUrl: 'http://sheaf.test',
    jobId: 'the-job',
    fetch,
    signal: notFollowedFurther,
    onProgress: (progress) => reported.push(progress),
  });
  return { reported, urls };
}

/** A stream that sends these pieces and is then closed or broken off. */
function stream(pieces: string[], end: 'closed' | 'broken off' = 'closed'): Response {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  return new Response(
    new ReadableStream({
      pull(controller) {
        const next = bytes.shift();
        if (next) controller.enqueue(next);
        else if (end === 'closed') controller.close();
        else controller.error(new TypeError('network error'));
      },
    }),
  );
}

test('passes on what the server reports until the job is over', async () => {
  const { reported, urls } = await follow(() => stream(['retry: 3000\n\n', ': still here\n\n', event(reading), event(over), event(reading)]));
  expect(reported).toEqual([reading, over]);
  expect(urls).toEqual(['http://sheaf.test/api/progress/the-job']);
});

test('understands events that come in pieces, and several in one', async () => {
  const text = event(reading) + event({ stage: 'writing', page: 1, pages: 2 });
  const { reported } = await follow(() => stream([text.slice(0, 9), text.slice(9, 60), text.slice(60) + event(over)]));
  expect(reported).toEqual([reading, { stage: 'writing', page: 1, pages: 2 }, over]);
});

test('passes over what it does not understand', async () => {
  const { reported } = await follow(() => stream([event({ stage: 'a stage of next year' }), 'data: no JSON\n\n', event(over)]));
  expect(reported).toEqual([over]);
});

test.each(['closed', 'broken off'] as const)('opens a stream again that was %s before the end', async (end) => {
  const { reported, urls } = await follow(
    () => stream([event(reading)], end),
    () => stream([event(over)]),
  );
  expect([reported, urls.length]).toEqual([[reading, over], 2]);
});

test('asks again when the network fails, and no more when the server refuses', async () => {
  const { reported, urls } = await follow(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response('Not Found', { status: 404 }),
  );
  expect([reported, urls.length]).toEqual([[], 2]);
});
