import { serveWorker } from '../protocol/serverSide.ts';
import { followJob, type Outcome, type WorkerJob } from '../sandbox/workerJob.ts';
import type { Connection } from './connection.ts';
import { type RemoteJob, RemoteMessage } from './remoteMessages.ts';

/** Runs a job on the worker at the other end of a connection. A broken connection loses the job, and closing it stops the worker. */
export async function runRemotely(connection: Connection, job: WorkerJob): Promise<Outcome> {
  const settled = Promise.withResolvers<Outcome>();
  let hasBegun = false;
  const lose = () => settled.resolve(job.signal.aborted ? { state: 'cancelled' } : { state: 'lost', hasBegun });
  const { listener, outcome } = followJob(job, { kill: lose, extend: () => undefined, readStderr: () => '', onEnd: () => undefined });
  outcome.then(settled.resolve, settled.reject);

  const handlers = {
    onMessage(message: RemoteMessage) {
      hasBegun = true;
      if (message.type === 'returned') settled.resolve({ state: 'lost', hasBegun: false });
      else if (message.type === 'broken') {
        const { type: state, reason, readingFile, ...rest } = message;
        settled.resolve({ state, reason, readingFile, ...rest });
      } else listener.onMessage(message);
    },
    onViolation: lose,
    onFailure: listener.onFailure,
    get reachable() {
      // The worker asks for bytes only while its process works on the job.
      hasBegun = true;
      return listener.reachable;
    },
  };
  const parseMessage = (json: unknown) => RemoteMessage.safeParse(json).data;
  const send = (bytes: Uint8Array) => connection.send({ kind: 'answer' }, bytes);

  const cut = () => connection.cut();
  connection.closed.addEventListener('abort', lose, { once: true });
  job.signal.addEventListener('abort', cut, { once: true });
  try {
    if (connection.closed.aborted) lose();
    if (job.signal.aborted) cut();
    const { requestId, engine, options, files } = job;
    await connection.sendMessage({ type: 'start', requestId, engine, options, files } satisfies RemoteJob);
    void serveWorker({ reader: connection.reader, send, parseMessage }, () => handlers);
    return await settled.promise;
  } catch (error) {
    // The files are gone because the visitor has left.
    if (job.signal.aborted) return { state: 'cancelled' };
    throw error;
  } finally {
    connection.closed.removeEventListener('abort', lose);
    job.signal.removeEventListener('abort', cut);
    connection.cut();
  }
}
