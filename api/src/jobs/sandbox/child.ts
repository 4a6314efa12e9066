/** The program of a sandboxed worker. It takes the jobs of one queue, one after the other, and ends with its server. */

import { loadPdfium } from '@sheaf/pdf/pdfium/pdfium';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { findRefusal } from '../engineErrors.ts';
import { type EngineName, engines, findEngines, runEngine } from '../engines.ts';
import { createRemoteFiles } from '../protocol/createRemoteFiles.ts';
import { type StartCommand, WorkerCommand, type WorkerMessage } from '../protocol/messages.ts';
import { sendMessage } from '../protocol/workerSide.ts';
import { isQueue } from '../queue.ts';

const queue = process.argv[2];
if (!isQueue(queue)) throw new Error('A sandboxed worker is started for one queue.');
const ownEngines = findEngines(queue);

let running: AbortController | undefined;

process.on('disconnect', () => process.exit(0));
// A Ctrl-C in the terminal reaches the whole group, but the server decides when its workers end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Libraries must not write what they saw in a visitor's file.
for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) console[method] = () => undefined;

process.on('message', (message) => {
  const command = WorkerCommand.parse(message);
  if (command.type === 'cancel') running?.abort();
  else void runJob(command);
});

async function runJob(command: StartCommand): Promise<void> {
  running = new AbortController();
  try {
    const { files, output } = createRemoteFiles(command.files);
    const { signal } = running;
    const hooks = { onProgress: (progress: EngineProgress) => sendMessage({ type: 'progress', progress }), signal };
    sendMessage({ type: 'done', report: await runEngine(parseEngineName(command.engine), command.options, { files, hooks, output }) });
  } catch (error) {
    sendMessage(describeFailure(error));
  }
}

function describeFailure(error: unknown): WorkerMessage {
  if (running?.signal.aborted) return { type: 'cancelled' };
  const refusal = findRefusal(error);
  if (refusal) return { type: 'refused', code: refusal.code, details: refusal.details, fileIndex: refusal.fileIndex };
  return { type: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function parseEngineName(name: string): EngineName {
  const known = ownEngines.find((candidate) => candidate === name);
  if (known === undefined) throw new Error(`There is no engine called ${name} in this worker.`);
  return known;
}

// The engines load before the first job, so that it does not wait for them.
await Promise.all([...(queue === 'grammar' ? [] : [loadPdfium()]), ...ownEngines.map((name) => engines[name].load())]);
sendMessage({ type: 'ready' });
