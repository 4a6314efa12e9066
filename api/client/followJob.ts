import { JobProgress } from '../contract/progress.ts';
import { routes } from '../contract/routes.ts';
import { readServerEvents } from './readServerEvents.ts';

const REOPEN_MS = 1000;
/** A proxy may hold an upload of half an hour back until it is whole, and for so long the server knows of no job. */
const MAX_OPENINGS = 30;

/** The job to follow, and the listener for its progress. */
export interface Following {
  baseUrl: string;
  jobId: string;
  fetch: typeof fetch;
  /** Sent beside what the call needs by itself. */
  headers?: Record<string, string>;
  /** Aborting it stops following the job; nothing is reported afterwards. */
  signal: AbortSignal;
  onProgress(progress: JobProgress): void;
}

/**
 * Reports how far a job on the server is, until it is over. It is a courtesy beside the job's own call: whatever goes wrong here is passed over in
 * silence, and a stream that breaks off is opened again.
 */
export async function followJob(following: Following): Promise<void> {
  const { signal } = following;
  for (let opening = 1; opening <= MAX_OPENINGS && !signal.aborted; opening += 1) {
    const stream = await openStream(following);
    if (stream === 'refused') return;
    if (stream !== 'unreachable' && (await forwardProgress(stream, following))) return;
    await new Promise((resolve) => setTimeout(resolve, REOPEN_MS));
  }
}

async function openStream({
  baseUrl,
  jobId,
  signal,
  headers,
  fetch: fetchNow,
}: Following): Promise<ReadableStream<Uint8Array> | 'refused' | 'unreachable'> {
  const url = baseUrl + routes.jobProgress.path.replace(':jobId', jobId);
  try {
    // Called by itself: a browser's own `fetch` refuses to be a method of anything else.
    const response = await fetchNow(url, { headers: { ...headers, Accept: 'text/event-stream' }, credentials: 'include', cache: 'no-store', signal });
    return response.ok && response.body ? response.body : 'refused';
  } catch {
    // Aborted or without a network: the job's own call says what there is to say.
    return 'unreachable';
  }
}

/** Passes on what a stream reports; true when that was everything. */
async function forwardProgress(stream: ReadableStream<Uint8Array>, { signal, onProgress }: Following): Promise<boolean> {
  for await (const { data } of readServerEvents(stream)) {
    if (signal.aborted) return true;
    const progress = JobProgress.safeParse(data);
    // A newer server may know stages that this page does not.
    if (!progress.success) continue;
    onProgress(progress.data);
    if (progress.data.stage === 'over') return true;
  }
  return false;
}
