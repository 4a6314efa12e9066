import type { DeviceEngine, EngineProgress } from '@sheaf/merge/device/deviceEngine';
import type { EngineCall, EngineNotice, InspectAnswer, MergeAnswer } from './engineCalls';

/** The merge engine, ready to work on this device. */
export interface RunningEngine {
  engine: DeviceEngine;
  /** Rejects when the engine cannot go on, such as when its script cannot be loaded. */
  failed: Promise<never>;
  /** Ends the engine whatever it is doing, and frees its memory. */
  stop(): void;
}

/** Starts the engine in a worker; in the page itself where there are none, such as in tests, or where this tool's script may not start one. */
export async function startEngine(): Promise<RunningEngine> {
  return startInWorker() ?? (await startInPage());
}

function startInWorker(): RunningEngine | null {
  if (typeof Worker === 'undefined') return null;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./engine.worker.ts', import.meta.url));
  } catch (error) {
    // A browser starts no worker from the script of another origin, where a tool may be deployed.
    if (error instanceof DOMException) return null;
    throw error;
  }
  const failed = failing((fail) => {
    worker.addEventListener('error', () => fail(new Error('The merge engine could not be loaded or broke down.')), { once: true });
  });
  const engine: DeviceEngine = {
    inspect: (file, password) => callWorker<InspectAnswer>(worker, { task: 'inspect', file, password }),
    merge: (files, options, onProgress) => callWorker<MergeAnswer>(worker, { task: 'merge', files, options }, onProgress),
  };
  return { engine, failed, stop: () => worker.terminate() };
}

/** Asks the worker one thing. A library for this would take room that the engine needs. */
function callWorker<Answer>(worker: Worker, call: EngineCall, onProgress?: (progress: EngineProgress) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    function handleNotice({ data: notice }: MessageEvent<EngineNotice<Answer>>) {
      if (notice.kind === 'progress') onProgress?.(notice.progress);
      else {
        worker.removeEventListener('message', handleNotice);
        if (notice.kind === 'answer') resolve(notice.answer);
        else reject(new Error(notice.reason));
      }
    }
    worker.addEventListener('message', handleNotice);
    worker.postMessage(call);
  });
}

async function startInPage(): Promise<RunningEngine> {
  const [{ createDeviceEngine }, { createPageEnvironment }] = await Promise.all([
    import('@sheaf/merge/device/deviceEngine'),
    import('@sheaf/merge/device/deviceEnvironments'),
  ]);
  const stopped = new AbortController();
  const failed = failing((fail) => stopped.signal.addEventListener('abort', () => fail(stopped.signal.reason)));
  return { engine: createDeviceEngine(createPageEnvironment(stopped.signal)), failed, stop: () => stopped.abort() };
}

/** Creates a promise that only ever rejects, without an unhandled rejection when nobody waits. */
function failing(begin: (fail: (reason: unknown) => void) => void): Promise<never> {
  const failed = new Promise<never>((_resolve, reject) => begin(reject));
  failed.catch(() => undefined);
  return failed;
}
