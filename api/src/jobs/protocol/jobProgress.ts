import type { EngineProgress } from '@sheaf/platform/engineHooks';
import type { JobProgress } from '../../../contract/progress.ts';

const TELL_EVERY_MS = 100;

/** What a boxed process tells of its progress, if an honest engine with so many files could tell it. */
export function credibleProgress(progress: JobProgress, files: number): EngineProgress | undefined {
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

/** Pages that have text are read within a moment. */
const PAGES_A_STEP = 10;

/** How many steps of long work are done; each further one earns a job time. Nothing for work that is not long. */
export function stepOf(progress: EngineProgress): number {
  switch (progress.stage) {
    case 'reading':
      return Math.floor((progress.page ?? 0) / PAGES_A_STEP);
    case 'recognising':
      return progress.page;
    case 'proofreading':
      return progress.word;
    default:
      return 0;
  }
}

/** Passes each new stage on at once and what comes within a stage a few times a second. */
export function throttled(tell: (progress: JobProgress) => void): (progress: JobProgress) => void {
  let stage: JobProgress['stage'] | undefined;
  let lastTold = 0;
  return (progress) => {
    const now = performance.now();
    if (progress.stage === stage && now - lastTold < TELL_EVERY_MS) return;
    stage = progress.stage;
    lastTold = now;
    tell(progress);
  };
}
