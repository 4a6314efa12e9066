import type { InspectedFile } from '@sheaf/merge/device/deviceEngine';
import { buildRefusalReason, type Reason } from '../model/reason';
import { loadMergeOnDevice } from './loadMergeOnDevice';
import { type RunningEngine, startEngine } from './startEngine';

/** What can be said about a file before it is merged. */
export type PdfFacts = Exclude<InspectedFile, { state: 'unreadable' }> | { state: 'unreadable'; reason: Reason };

/** A file that takes longer keeps the others waiting no more. */
const INSPECTION_MS = 20_000;
/** After so long without a file the worker and its memory are given back. */
const IDLE_MS = 30_000;

let engine: Promise<RunningEngine> | null = null;
let last: Promise<unknown> = Promise.resolve();
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/** Looks at a file on this device, one file after the other: its pages, and what a visitor should know of it before it is merged. */
export function inspectPdf(file: File, password: string, signal: AbortSignal): Promise<PdfFacts> {
  // The engine would only say that it is no PDF.
  if (file.size === 0) return Promise.resolve({ state: 'unreadable', reason: buildRefusalReason('empty_pdf', { file: file.name }) });
  const inspected = last.then(() => inspect(file, password, signal));
  last = inspected.catch(() => undefined);
  return inspected;
}

/** Fetches and starts the engine before there is a file, so that files chosen without a network can be looked at and merged. */
export function prepareEngine(): void {
  if (engine) return;
  const started = startEngine();
  engine = started;
  // One that could not be had is asked for again with the first file.
  started.then(({ failed }) => failed).catch(() => engine === started && end());
  loadMergeOnDevice().catch(() => undefined);
  idleTimer = setTimeout(end, IDLE_MS);
}

async function inspect(file: File, password: string, signal: AbortSignal): Promise<PdfFacts> {
  signal.throwIfAborted();
  clearTimeout(idleTimer);
  engine ??= startEngine();
  // Fetched with the first file, so that a merge on this device needs no network later. A failure shows when it is needed.
  loadMergeOnDevice().catch(() => undefined);
  let isAnswered = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    const running = await engine;
    const cutShort = new Promise<{ state: 'slow' }>((resolve, reject) => {
      limit = setTimeout(() => resolve({ state: 'slow' }), INSPECTION_MS);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const inspected = await Promise.race([running.engine.inspect(file, password), running.failed, cutShort]);
    isAnswered = inspected.state !== 'slow';
    return readFacts(inspected, file.name);
  } finally {
    clearTimeout(limit);
    // An engine that did not answer is still at work on the file.
    if (isAnswered) idleTimer = setTimeout(end, IDLE_MS);
    else end();
  }
}

function end(): void {
  engine?.then(
    (running) => running.stop(),
    () => undefined,
  );
  engine = null;
}

function readFacts(inspected: InspectedFile | { state: 'gone' | 'slow' }, file: string): PdfFacts {
  switch (inspected.state) {
    case 'unreadable':
      return { state: 'unreadable', reason: { code: inspected.code, details: { file } } };
    case 'gone':
      return { state: 'unreadable', reason: { code: null, because: 'fileGone', file } };
    case 'slow':
      return { state: 'unreadable', reason: buildRefusalReason('too_complex', { file }) };
    default:
      return inspected;
  }
}
