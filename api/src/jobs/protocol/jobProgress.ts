import type { EngineProgress } from '@sheaf/platform/engineHooks';
import type { JobProgress } from '../../../contract/progress.ts';

const REPORT_INTERVAL_MS = 100;
/** Pages with text are read so fast that ten of them make one step. */
const PAGES_PER_STEP = 10;

/** Returns a worker's progress if an honest engine with this number of files could report it. */
export function checkProgress(progress: JobProgress, files: number): EngineProgress | undefined {
  switch (progress.stage) {
    case 'reading':
      return progress.file < files && progress.files === files && (progress.page ?? 1) <= (progress.pages ?? 1) ? progress : undefined;
    case 'recognising':
      return progress.page <= progress.pages ? progress : undefined;
    case 'proofreading':
      return progress.word <= progress.words ? progress : undefined;
    case 'writing':
      return progress.page <= progress.pages && (progress.file ?? 0) < files ? progress : undefined;
    case 'checking':
      return progress;
    default:
      return undefined;
  }
}

/** Counts the steps of long work that are done. Each further step can extend the time of a job. Short work has none. */
export function countSteps(progress: EngineProgress): number {
  switch (progress.stage) {
    case 'reading':
      return Math.floor((progress.page ?? 0) / PAGES_PER_STEP);
    case 'recognising':
      return progress.page;
    case 'proofreading':
      return progress.word;
    default:
      return 0;
  }
}

/** Passes each new stage on at once, and progress within a stage a few times a second. */
export function throttleProgress(report: (progress: JobProgress) => void): (progress: JobProgress) => void {
  let stage: JobProgress['stage'] | undefined;
  let lastReportAt = 0;
  return (progress) => {
    const now = performance.now();
    if (progress.stage === stage && now - lastReportAt < REPORT_INTERVAL_MS) return;
    stage = progress.stage;
    lastReportAt = now;
    report(progress);
  };
}
