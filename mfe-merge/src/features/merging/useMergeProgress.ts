import type { JobProgress } from '@sheaf/api/contract/progress';
import { useCallback, useRef, useState } from 'react';
import { type MergeNews, type MergeProgress, type MergeWork, mergeBegins, mergeGoesOn } from './mergeProgress';

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
  const [progress, setProgress] = useState(() => mergeBegins(NO_WORK));
  const current = useRef<MergeWork>(null);

  const begin = useCallback((work: MergeWork): MergeListeners => {
    current.current = work;
    setProgress(mergeBegins(work));
    const hear = (news: MergeNews) => {
      if (current.current === work) setProgress((before) => mergeGoesOn(before, news, work));
    };
    return {
      onUpload: (share) => hear({ of: 'upload', share }),
      onProgress: (progress) => hear({ of: 'work', progress }),
      onDownload: (share) => hear({ of: 'answer', share }),
    };
  }, []);

  return { progress, begin };
}
