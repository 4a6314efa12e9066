import type { ConvertClient, SearchablePdf } from '@sheaf/api/client/createConvertCalls';
import { useOneCall } from '@sheaf/tool-kit/useOneCall';
import { useState } from 'react';
import { type Reason, toReason } from '../../model/reason';
import { advanceConvertProgress, type ConvertEvent, type ConvertProgress, startConvertProgress } from '../conversion/convertProgress';

type Step =
  | { step: 'idle' }
  | { step: 'working'; progress: ConvertProgress }
  | { step: 'made'; searchable: SearchablePdf }
  | { step: 'failed'; reason: Reason };

export interface Searchable {
  current: Step;
  start: (password: string) => void;
  cancel: () => void;
}

const IDLE: Step = { step: 'idle' };

/** Makes a PDF searchable and reports how far that is. A file chosen anew begins at the start. */
export function useSearchable(api: ConvertClient, file: File | null): Searchable {
  const [state, setState] = useState<{ file: File | null; current: Step }>({ file, current: IDLE });
  const run = useOneCall('press');

  function start(password: string) {
    if (!file) return;
    const show = (current: Step) => setState({ file, current });
    let progress = startConvertProgress(file);
    show({ step: 'working', progress });
    run.start({
      call(signal) {
        function handleEvent(event: ConvertEvent) {
          if (signal.aborted) return;
          progress = advanceConvertProgress(progress, event, file ?? { size: 0 });
          show({ step: 'working', progress });
        }
        return api.makeSearchable(file, password === '' ? undefined : { password }, {
          signal,
          onUpload: (share) => handleEvent({ of: 'upload', share }),
          onProgress: (progress) => handleEvent({ of: 'work', progress }),
          onDownload: (share) => handleEvent({ of: 'download', share }),
        });
      },
      onDone: (searchable) => show({ step: 'made', searchable }),
      onFail: (error) => show({ step: 'failed', reason: toReason(error) }),
    });
  }

  function cancel() {
    run.stop();
    setState({ file, current: IDLE });
  }

  return { current: state.file === file ? state.current : IDLE, start, cancel };
}
