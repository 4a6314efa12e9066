import { JOB_ID_HEADER, type JobProgress } from '../contract/progress.ts';

type Listener = (progress: JobProgress) => void;

const latest = new Map<string, JobProgress>();
const listeners = new Map<string, Set<Listener>>();
const encoder = new TextEncoder();

/** Tells how far the work of a call is, if the call gave it a name. */
export function reportProgress(request: Request, progress: JobProgress): void {
  const jobId = request.headers.get(JOB_ID_HEADER);
  if (!jobId) return;
  latest.set(jobId, progress);
  for (const listener of [...(listeners.get(jobId) ?? [])]) listener(progress);
}

/** Runs the work of a call and reports its stages as the server does. */
export async function withProgress(request: Request, work: () => Promise<Response>): Promise<Response> {
  reportProgress(request, { stage: 'receiving' });
  try {
    return await work();
  } finally {
    reportProgress(request, { stage: 'over' });
  }
}

/** Streams the progress events of a job as the server does, from its current stage until it is over. */
export function streamProgress(jobId: string): ReadableStream<Uint8Array> {
  const all = listeners.get(jobId) ?? new Set<Listener>();
  listeners.set(jobId, all);
  let stop = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start(stream) {
      const listener: Listener = (progress) => {
        stream.enqueue(encoder.encode(`data: ${JSON.stringify(progress)}\n\n`));
        if (progress.stage !== 'over') return;
        stop();
        stream.close();
      };
      stream.enqueue(encoder.encode('retry: 3000\n\n'));
      stop = () => void all.delete(listener);
      all.add(listener);
      const known = latest.get(jobId);
      if (known) listener(known);
    },
    cancel: () => stop(),
  });
}
