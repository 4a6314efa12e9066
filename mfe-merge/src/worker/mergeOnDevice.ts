import { findOptionsProblem } from '@sheaf/api/contract/findOptionsProblem';
import { type MergeOptions, type MergeReport, MIN_MERGE_FILES } from '@sheaf/api/contract/merge';
import type { JobProgress } from '@sheaf/api/contract/progress';
import { buildReport } from '@sheaf/merge/rawRun';
import { buildRefusal, DeviceRefusal } from '../model/deviceRefusal';
import { buildRefusalReason } from '../model/reason';
import { startEngine } from './startEngine';

interface MergeHooks {
  signal?: AbortSignal;
  onProgress?: (progress: JobProgress) => void;
  /** A reader that shares nothing with the engine: how many pages it finds in the merged file, or null when there is none here. */
  confirmPages?: (pdf: Blob) => Promise<number | null>;
}

/**
 * Merges in a worker on this device; nothing is uploaded. What it gives, and the reason of the `DeviceRefusal` it rejects with, are
 * those of the server's merge. Aborting ends the worker at once.
 */
export async function mergeOnDevice(
  files: File[],
  options: MergeOptions = {},
  { signal, onProgress = () => undefined, confirmPages }: MergeHooks = {},
): Promise<{ pdf: Blob; report: MergeReport }> {
  signal?.throwIfAborted();
  if (files.length < MIN_MERGE_FILES) throw new DeviceRefusal(buildRefusalReason('not_enough_files', undefined));
  const reason = findOptionsProblem(options, files.length);
  if (reason !== undefined) throw new DeviceRefusal(buildRefusalReason('invalid_options', { reason }));
  const cancelled = aborted(signal);
  const running = await startEngine();
  try {
    const named = files.map((file) => ({ name: file.name, content: file }));
    const merging = running.engine.merge(named, options, onProgress);
    const answer = await Promise.race([merging, running.failed, cancelled]);
    if ('problem' in answer)
      throw buildRefusal(
        answer,
        files.map(({ name }) => name),
      );
    const { pdf, merged, contents } = answer;
    const confirmed = await Promise.race([confirmPages?.(pdf) ?? null, cancelled]);
    if (confirmed !== null && confirmed !== merged.pages) throw buildRefusal({ problem: 'pages lost' }, []);
    return { pdf, report: buildReport(merged, contents) };
  } finally {
    running.stop();
  }
}

/** Rejects once the signal does. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  const waiting = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  waiting.catch(() => undefined);
  return waiting;
}
