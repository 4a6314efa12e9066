import { createApiClient, wasCancelled } from '@sheaf/api/client';
import { type Dispatch, useEffect, useRef } from 'react';
import { type MergeRefusal, refusalFrom } from './state/mergeRefusal';
import { type MergeAction, type MergePlace, type MergeState, mergeCancelled, mergeStarted, mergeSucceeded } from './state/mergeState';
import { requestOptions } from './state/requestOptions';

const api = createApiClient();

interface MergeRunEnds {
  onMerged: () => void;
  onRefuse: (refusal: MergeRefusal) => void;
}

/** Runs one merge at a time. Leaving the screen stops it. */
export function useMergeRun(state: MergeState, dispatch: Dispatch<MergeAction>, { onMerged, onRefuse }: MergeRunEnds) {
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run(place: MergePlace, { signal }: AbortController) {
    const files = state.files.map(({ file }) => file);
    dispatch(mergeStarted(place));
    try {
      const { pdf, report } = await api.mergePdfs(files, requestOptions(state), { signal });
      if (signal.aborted) return;
      dispatch(mergeSucceeded({ pdf, report }));
      onMerged();
    } catch (error) {
      // What a cancelled merge still brings belongs to nobody.
      if (!signal.aborted && !wasCancelled(error)) onRefuse(refusalFrom(error));
    }
  }

  return {
    start(place: MergePlace) {
      running.current = new AbortController();
      void run(place, running.current);
    },
    cancel() {
      running.current?.abort();
      dispatch(mergeCancelled());
    },
  };
}
