import type { JobProgress } from '@sheaf/api/contract/progress';
import { useCallback, useRef, useState } from 'react';
import { advanceMergeProgress, type MergeEvent, type MergeProgress, type MergeWork, startMergeProgress } from './mergeProgress';

/** Hand these to `api.mergePdfs`, or `onProgress` alone to a merge on the device. */
export interface MergeListeners {
  onUpload(share: number): void;
  onProgress(progress: JobProgress): void;
  onDownload(share: number): void;
}

interface UsedMergeProgress {
  /** For the progress dialog: `progress={share} description={formatStage(stage, words)}`. */
  progress: MergeProgress;
  /** Starts again at nothing. News of an earlier merge is ignored. */
  begin(work: MergeWork): MergeListeners;
}

const NO_WORK: MergeWork = { files: [], place: 'server' };

/** Returns the progress of the running merge. */
export function useMergeProgress(): UsedMergeProgress {
  const [progress, setProgress] = useState(() => startMergeProgress(NO_WORK));
  const current = useRef<MergeWork>(null);

  const begin = useCallback((work: MergeWork): MergeListeners => {
    current.current = work;
    setProgress(startMergeProgress(work));
    const handleEvent = (event: MergeEvent) => {
      if (current.current === work) setProgress((before) => advanceMergeProgress(before, event, work));
    };
    return {
      onUpload: (share) => handleEvent({ of: 'upload', share }),
      onProgress: (progress) => handleEvent({ of: 'work', progress }),
      onDownload: (share) => handleEvent({ of: 'answer', share }),
    };
  }, []);

  return { progress, begin };
}
