/** A boxed process of one department: takes one job after the other from the server that started it, and ends with it. */

import { pdfium } from '@sheaf/pdf/pdfium/pdfium';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { refusalFor } from '../engineErrors.ts';
import { type EngineName, engines, enginesOf, runEngine } from '../engines.ts';
import { Command, type Notice } from '../protocol/messages.ts';
import { remoteFiles } from '../protocol/remoteFiles.ts';
import { tell } from '../protocol/workerSide.ts';
import { isDepartment } from '../queue.ts';
import { findReadingRefusal } from '../readingErrors.ts';

const department = process.argv[2];
if (!isDepartment(department)) throw new Error('A boxed process is started for one department.');
const own = enginesOf(department);

let running: AbortController | undefined;

process.on('disconnect', () => process.exit(0));
// A Ctrl-C in the terminal reaches the whole group; the server decides when its processes end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Libraries must not write what they saw in a visitor's file.
for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) console[method] = () => undefined;

process.on('message', (message) => {
  const command = Command.parse(message);
  if (command.type === 'cancel') running?.abort();
  else void work(command);
});

async function work(command: Extract<Command, { type: 'start' }>): Promise<void> {
  running = new AbortController();
  try {
    const { files, output } = remoteFiles(command.files);
    const { signal } = running;
    const hooks = { onProgress: (progress: EngineProgress) => tell({ type: 'progress', progress }), signal };
    tell({ type: 'done', report: await runEngine(engineName(command.engine), command.options, { files, hooks, output }) });
  } catch (error) {
    tell(noticeOf(error));
  }
}

function noticeOf(error: unknown): Notice {
  if (running?.signal.aborted) return { type: 'cancelled' };
  const refusal = refusalFor(error) ?? findReadingRefusal(error);
  if (refusal) return { type: 'refused', code: refusal.code, details: refusal.details, fileIndex: refusal.fileIndex };
  return { type: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function engineName(name: string): EngineName {
  const known = own.find((candidate) => candidate === name);
  if (known === undefined) throw new Error(`There is no engine called ${name} in this process.`);
  return known;
}

// The first job of a fresh process should not wait for the engines to load.
await Promise.all([...(department === 'language' ? [] : [pdfium()]), ...own.map((name) => engines[name].load())]);
tell({ type: 'ready' });
