import type { ConvertClient } from '@sheaf/api/client/createConvertCalls';
import type { PageMode } from '@sheaf/api/contract/convert';
import { useOneCall } from '@sheaf/tool-kit/useOneCall';
import { type Dispatch, useState } from 'react';
import { buildRequestOptions, type ConvertChoices } from '../../model/choices';
import { type ConvertAction, convertActions } from '../../model/convertState';
import { toReason } from '../../model/reason';
import { advanceConvertProgress, type ConvertEvent, type ConvertProgress, startConvertProgress } from './convertProgress';

interface ConversionEnds {
  onConverted: () => void;
}

interface ConversionRequest {
  file: File;
  choices: ConvertChoices;
  password: string;
  /** What every page becomes for which nothing was chosen; text when it is left out. */
  everyPage?: PageMode;
}

export type Conversion = ReturnType<typeof useConversion>;

const NO_FILE = { size: 0 };

/** Converts one PDF at a time and reports how far that is. Another start, or leaving the screen, stops it. */
export function useConversion(api: ConvertClient, dispatch: Dispatch<ConvertAction>, { onConverted }: ConversionEnds) {
  const [progress, setProgress] = useState<ConvertProgress>(() => startConvertProgress(NO_FILE));
  const run = useOneCall('press');

  return {
    progress,
    start({ file, choices, password, everyPage }: ConversionRequest) {
      setProgress(startConvertProgress(file));
      dispatch(convertActions.conversionStarted(password));
      run.start({
        call(signal) {
          const handleEvent = (event: ConvertEvent) => !signal.aborted && setProgress((before) => advanceConvertProgress(before, event, file));
          return api.convertPdf(file, buildRequestOptions(choices, password, everyPage), {
            signal,
            onUpload: (share) => handleEvent({ of: 'upload', share }),
            onProgress: (progress) => handleEvent({ of: 'work', progress }),
            onDownload: (share) => handleEvent({ of: 'download', share }),
          });
        },
        onDone(converted) {
          dispatch(convertActions.conversionSucceeded({ converted, everyPage }));
          onConverted();
        },
        onFail(error) {
          dispatch(convertActions.conversionFailed(toReason(error)));
        },
      });
    },
    cancel() {
      run.stop();
      dispatch(convertActions.conversionCancelled());
    },
    /** Stops it without a word: what was to be converted is no longer wanted. */
    drop: run.stop,
  };
}
