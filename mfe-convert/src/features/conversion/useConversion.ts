import { type ApiClient, wasCancelled } from '@sheaf/api/client';
import type { PageMode } from '@sheaf/api/contract/pdf';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { type ConvertChoices, requestOptions } from '../../model/choices';
import { type ConvertAction, convertActions } from '../../model/convertState';
import { type Reason, reasonFrom } from '../../model/reason';
import { type ConvertNews, type ConvertProgress, conversionBegins, conversionGoesOn } from './convertProgress';

interface ConversionEnds {
  onConverted: () => void;
  onFail: (reason: Reason) => void;
}

interface Wanted {
  file: File;
  choices: ConvertChoices;
  password: string;
  /** What every page becomes for which nothing was chosen; text when it is left out. */
  everyPage?: PageMode;
}

const NO_FILE = { size: 0 };

/** Converts one PDF at a time and tells how far that is. Another start, or leaving the screen, stops it. */
export function useConversion(api: ApiClient, dispatch: Dispatch<ConvertAction>, { onConverted, onFail }: ConversionEnds) {
  const [progress, setProgress] = useState<ConvertProgress>(() => conversionBegins(NO_FILE));
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function convert({ file, choices, password, everyPage }: Wanted, { signal }: AbortController) {
    const hear = (news: ConvertNews) => !signal.aborted && setProgress((before) => conversionGoesOn(before, news, file));
    setProgress(conversionBegins(file));
    dispatch(convertActions.conversionStarted(password));
    try {
      const converted = await api.convertPdf(file, requestOptions(choices, password, everyPage), {
        signal,
        onUpload: (share) => hear({ of: 'upload', share }),
        onProgress: (told) => hear({ of: 'work', progress: told }),
        onDownload: (share) => hear({ of: 'download', share }),
      });
      if (signal.aborted) return;
      dispatch(convertActions.conversionSucceeded({ converted, everyPage }));
      onConverted();
    } catch (error) {
      if (signal.aborted || wasCancelled(error)) return;
      const reason = reasonFrom(error);
      dispatch(convertActions.conversionFailed(reason));
      onFail(reason);
    }
  }

  return {
    progress,
    start(wanted: Wanted) {
      running.current?.abort();
      running.current = new AbortController();
      void convert(wanted, running.current);
    },
    cancel() {
      running.current?.abort();
      dispatch(convertActions.conversionCancelled());
    },
    /** Stops it without a word: what was to be converted is no longer wanted. */
    drop() {
      running.current?.abort();
    },
  };
}
