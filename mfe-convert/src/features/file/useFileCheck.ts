import { formatRefusal } from '@sheaf/api/contract/errors';
import { findFileFault } from '@sheaf/tool-kit/findFileFault';
import { type Dispatch, useEffect } from 'react';
import { useMessages } from '../../messages';
import { type ConvertAction, convertActions } from '../../model/convertState';

/** Looks at the file as soon as it is chosen, on this device: what is wrong with it is reported before the press. */
export function useFileCheck(file: File, dispatch: Dispatch<ConvertAction>): void {
  const { errors } = useMessages();

  useEffect(() => {
    let isWanted = true;
    findFileFault(file)
      .then((code) => {
        if (!isWanted || !code) return;
        if (code === 'not_opened') dispatch(convertActions.doubtFound(file));
        else dispatch(convertActions.faultFound({ file, reason: { code, sentence: formatRefusal(code, { file: file.name }, errors) } }));
      })
      // A file that cannot be checked here is converted all the same; the server reports what is wrong with it.
      .catch(console.error);
    return () => {
      isWanted = false;
    };
  }, [file, dispatch, errors]);
}
