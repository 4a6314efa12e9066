import { createClient } from '@sheaf/api/client/createClient';
import { createConvertCalls } from '@sheaf/api/client/createConvertCalls';
import type { Correction } from '@sheaf/api/contract/convert';
import type { Shell, ToolProps } from '@sheaf/tool-contract';
import { buildDownloadName } from '@sheaf/tool-kit/downloadName';
import { listNextTools } from '@sheaf/tool-kit/listNextTools';
import { useBeforeUnloadWarning } from '@sheaf/tool-kit/useBeforeUnloadWarning';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useSavedWork } from '@sheaf/tool-kit/useSavedWork';
import { type Dispatch, useEffect, useMemo, useReducer, useRef } from 'react';
import { ConvertScreen } from './ConvertScreen';
import { type Conversion, useConversion } from './features/conversion/useConversion';
import { useShortcuts } from './features/keyboard/useShortcuts';
import { WORD_FILE } from './features/result/wordFile';
import { useSearchable } from './features/searchable/useSearchable';
import { useMessages } from './messages';
import { convertSaver } from './model/convertSaver';
import { type ConvertAction, type ConvertState, convertActions, convertReducer, emptyConversion } from './model/convertState';
import type { PageChoice } from './model/pageChoices';

/** Lets the screen, the server and the page around it talk to each other. */
export function ConvertTool({ shell }: ToolProps) {
  const words = useMessages();
  const { locale } = words;
  const api = useMemo(() => createClient(createConvertCalls, { locale }), [locale]);
  const [state, dispatch] = useReducer(convertReducer, emptyConversion);
  const { progress } = state;
  const notices = useConversionNotices(shell);
  const conversion = useConversion(api, dispatch, notices);
  const searchable = useSearchable(api, state.file);
  const handlers = listConvertHandlers(state, dispatch, conversion.start);
  const kept = useSavedWork(convertSaver, {
    shell,
    state,
    isBlank: state.file === null,
    onRestore: (found) => dispatch(convertActions.restored(found)),
  });
  useBeforeUnloadWarning(progress.step === 'converting' || (progress.step === 'converted' && !progress.isSaved));
  useShortcuts(shell, () => progress.step !== 'converting' && handlers.onConvert());

  const downloaded = progress.step === 'converted' && progress.isSaved ? progress.docx : null;
  const { fileName } = buildDownloadName(state.name, WORD_FILE);
  const downloadName = useRef(fileName);
  downloadName.current = fileName;
  useEffect(() => {
    if (downloaded) shell.offerDonation('convert', new File([downloaded], downloadName.current, { type: downloaded.type }));
  }, [downloaded, shell]);

  useHandedFiles(shell, ([file]) => file && dispatch(convertActions.fileChosen(file)), kept.isReady);

  function handleFile(file: File) {
    conversion.drop();
    dispatch(convertActions.fileChosen(file));
  }

  return (
    <ConvertScreen
      state={state}
      kept={kept}
      work={conversion.progress}
      limits={shell.config.limits}
      searchable={shell.config.ocr.available ? searchable : null}
      backLink={shell.linkTo('/')}
      nextTools={listNextTools(shell, 'convert')}
      dispatch={dispatch}
      onFile={handleFile}
      {...handlers}
      onCancel={conversion.cancel}
      onHandOver={(file, tool) => void shell.handOver?.(file, tool)}
    />
  );
}

/** Returns the functions that convert the file: with its choices, with new page choices, or as pictures. */
function listConvertHandlers({ file, choices, password }: ConvertState, dispatch: Dispatch<ConvertAction>, start: Conversion['start']) {
  const handlePageModes = (pageModes: PageChoice[]) => dispatch(convertActions.pageModesChosen(pageModes));
  return {
    onConvert(typed = password) {
      if (file) start({ file, choices, password: typed });
    },
    onAsPictures() {
      if (file) start({ file, choices, password, everyPage: 'picture' });
    },
    onPageModes: handlePageModes,
    onConvertWith(pageModes: PageChoice[]) {
      handlePageModes(pageModes);
      if (file) start({ file, choices: { ...choices, pageModes }, password });
    },
    onCorrect(corrections: Correction[]) {
      dispatch(convertActions.corrected(corrections));
      if (file) start({ file, choices: { ...choices, corrections }, password });
    },
  };
}

/** Returns a function that shows the end of a conversion in a notice. Why one failed is shown beside its file, so no notice repeats it. */
function useConversionNotices(shell: Shell) {
  const { screen: words } = useMessages();
  return {
    onConverted() {
      shell.toast({ title: words.doneTitle, description: words.doneText, tone: 'good' });
    },
  };
}
