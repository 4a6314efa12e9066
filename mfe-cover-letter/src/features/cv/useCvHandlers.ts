import type { ShownPdf } from '../../model/cv';
import type { LetterContext } from '../../model/letterContext';
import { type LetterState, letterActions } from '../../model/letterState';
import { forgetCv } from '../session/forgetCv';
import type { CvStepProps } from './CvStep';
import { useReading } from './useReading';

type CvStepHandlers = Omit<CvStepProps, 'state' | 'server' | 'onContinue'>;

/** Returns the handlers of the CV step, and the progress of the current reading. */
export function useCvHandlers({ api, dispatch }: LetterContext, { cv, pasted }: LetterState) {
  const reading = useReading(api, dispatch, { onRead: handleRead });

  function handleRead() {
    // The new CV replaces the previous one, which is deleted here and on the server.
    if (cv) forgetCv(api, cv);
  }

  function handleRemove() {
    if (cv) forgetCv(api, cv);
    dispatch(letterActions.cvRemoved());
  }

  const stepHandlers: CvStepHandlers = {
    onOtherRefused: () => dispatch(letterActions.refusalDismissed()),
    onSource: (source) => dispatch(letterActions.sourceChosen(source)),
    onFile: (file) => reading.start(file),
    onPassword: (file, password) => reading.start(file, password),
    onPaste: (text) => dispatch(letterActions.pasted(text)),
    onRead: () => reading.start(pasted),
    onRemoveCv: handleRemove,
    onProfile: (profile, added) => dispatch(letterActions.profileChanged({ profile, added })),
    onRemoveEntry: (list, index, what) => dispatch(letterActions.entryRemoved({ list, index, what })),
    onShowCitation: (citation) => dispatch(letterActions.citationShown(citation)),
  };
  return {
    ...stepHandlers,
    readingProgress: reading.progress,
    onCancelReading: reading.cancel,
    onReadAgain: () => (cv?.pdf ? reading.start(cv.pdf.file, cv.pdf.password) : reading.start(cv?.text ?? pasted)),
    onCloseCitation: () => dispatch(letterActions.citationClosed()),
    onShowPdf: (pdf: ShownPdf) => dispatch(letterActions.pdfShown(pdf)),
  };
}
