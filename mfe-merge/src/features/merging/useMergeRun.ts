import { createClient } from '@sheaf/api/client/createClient';
import { createMergeCalls, type MergeClient } from '@sheaf/api/client/createMergeCalls';
import type { MergeReport } from '@sheaf/api/contract/merge';
import { countPages, NoSecondReader } from '@sheaf/tool-kit/countPages';
import { useOneCall } from '@sheaf/tool-kit/useOneCall';
import { type Dispatch, useMemo } from 'react';
import { useMessages } from '../../messages';
import type { MergePlace, MergeState } from '../../model/emptyMerge';
import { type MergeRefusal, toRefusal } from '../../model/mergeRefusal';
import { type MergeAction, mergeCancelled, mergeStarted, mergeSucceeded } from '../../model/mergeState';
import { buildRequestOptions } from '../../model/requestOptions';
import { loadMergeOnDevice } from '../../worker/loadMergeOnDevice';
import { type MergeListeners, useMergeProgress } from './useMergeProgress';

interface MergeRunEnds {
  onMerged: () => void;
  onRefuse: (refusal: MergeRefusal) => void;
}

/** Runs one merge at a time, and reports how far it is. Leaving the screen stops it. */
export function useMergeRun(state: MergeState, dispatch: Dispatch<MergeAction>, { onMerged, onRefuse }: MergeRunEnds) {
  const { locale } = useMessages();
  const api = useMemo(() => createClient(createMergeCalls, { locale }), [locale]);
  const { progress, begin } = useMergeProgress();
  const run = useOneCall('press');

  return {
    progress,
    /** `merged` is what goes into the result, when that is not all there is. */
    start(place: MergePlace, merged: MergeState = state) {
      const files = merged.files.map(({ file }) => file);
      dispatch(mergeStarted(place));
      run.start({
        call: (signal) => runMerge(api, place, files, merged, { signal, ...begin({ files, place }) }),
        onDone({ pdf, report }) {
          dispatch(mergeSucceeded({ pdf, report }));
          onMerged();
        },
        onFail: (error) => onRefuse(toRefusal(error)),
      });
    },
    cancel() {
      run.stop();
      dispatch(mergeCancelled());
    },
  };
}

type Hooks = MergeListeners & { signal: AbortSignal };

async function runMerge(
  api: MergeClient,
  place: MergePlace,
  files: File[],
  state: MergeState,
  hooks: Hooks,
): Promise<{ pdf: Blob; report: MergeReport }> {
  const options = buildRequestOptions(state);
  if (place === 'server') return api.mergePdfs(files, options, hooks);
  const { mergeOnDevice } = await loadMergeOnDevice();
  return mergeOnDevice(files, options, { ...hooks, confirmPages });
}

async function confirmPages(pdf: Blob): Promise<number | null> {
  try {
    return await countPages(pdf);
  } catch (error) {
    if (error instanceof NoSecondReader) return null;
    throw error;
  }
}
