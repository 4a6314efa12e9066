import { createApiClient } from '@sheaf/api/client';
import type { FileRejection } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/tool-contract';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { listNextTools } from '@sheaf/tool-kit/listNextTools';
import { useAskBeforeLeaving } from '@sheaf/tool-kit/useAskBeforeLeaving';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useMemo, useReducer } from 'react';
import { ConvertScreen } from './ConvertScreen';
import { useConversion } from './features/conversion/useConversion';
import { useShortcuts } from './features/keyboard/useShortcuts';
import { useSaveOnLeave } from './features/session/useSaveOnLeave';
import { useMessages } from './messages';
import { convertActions, convertReducer, emptyConversion } from './model/convertState';
import type { PageChoice } from './model/pageChoices';
import type { Reason } from './model/reason';
import { readSavedConversion } from './model/savedConversion';

/** Lets the screen, the server and the page around it talk to each other. */
export function ConvertTool({ shell }: ToolProps) {
  const words = useMessages();
  const { locale } = words;
  const api = useMemo(() => createApiClient({ locale }), [locale]);
  const [state, dispatch] = useReducer(convertReducer, emptyConversion, (empty) => readSavedConversion(shell) ?? empty);
  const { progress } = state;
  const conversion = useConversion(api, dispatch, { onConverted: handleConverted, onFail: handleFailed });
  const { limits } = shell.config;
  useSaveOnLeave(shell, state);
  useAskBeforeLeaving(progress.step === 'converting' || (progress.step === 'converted' && !progress.isSaved));
  useShortcuts(shell, () => progress.step !== 'converting' && handleConvert());

  useHandedFiles(shell, ([file]) => file && dispatch(convertActions.fileChosen(file)));

  function handleFile(file: File) {
    conversion.drop();
    dispatch(convertActions.fileChosen(file));
  }

  function handleReject([first]: FileRejection[]) {
    if (first) shell.toast({ title: words.screen.notAdded, description: first.reason, tone: 'bad' });
  }

  function handleConvert(password = state.password) {
    const { file, choices } = state;
    if (file) conversion.start({ file, choices, password });
  }

  function handleAsPictures() {
    const { file, choices, password } = state;
    if (file) conversion.start({ file, choices, password, everyPage: 'picture' });
  }

  function handlePageModes(pageModes: PageChoice[]) {
    dispatch(convertActions.pageModesChosen(pageModes));
  }

  function handleConvertWith(pageModes: PageChoice[]) {
    handlePageModes(pageModes);
    const { file, choices, password } = state;
    if (file) conversion.start({ file, choices: { ...choices, pageModes }, password });
  }

  function handleConverted() {
    shell.toast({ title: words.screen.doneTitle, description: words.screen.doneText, tone: 'good' });
    shell.offerDonation('convert');
  }

  function handleFailed(reason: Reason) {
    // It is asked for at its field, which has the focus; a notice would only lie over it.
    if (asksForPassword(reason)) return;
    shell.toast({ title: words.screen.failedTitle, description: reason.sentence ?? words.screen.failedText, tone: 'bad' });
  }

  return (
    <ConvertScreen
      state={state}
      work={conversion.progress}
      limits={limits}
      backLink={shell.linkTo('/')}
      nextTools={listNextTools(shell, 'convert')}
      dispatch={dispatch}
      onFile={handleFile}
      onReject={handleReject}
      onConvert={handleConvert}
      onPageModes={handlePageModes}
      onConvertWith={handleConvertWith}
      onAsPictures={handleAsPictures}
      onCancel={conversion.cancel}
      onHandOver={(file, tool) => void shell.handOver?.(file, tool)}
    />
  );
}
