import { createApiClient } from '@sheaf/api/client';
import type { FileRejection } from '@sheaf/design-system';
import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import type { ToolProps } from '@sheaf/tool-contract';
import { type Ending, endingIn } from '@sheaf/tool-kit/callFailure';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useCallback, useMemo, useReducer } from 'react';
import { CoverLetterScreen } from './CoverLetterScreen';
import { useReading } from './features/cv/useReading';
import { createDownloads } from './features/download/createDownloads';
import { listNextTools } from './features/download/listNextTools';
import { languageFor } from './features/job/languageFor';
import { useShortcutsList } from './features/keyboard/useShortcutsList';
import { useChecking } from './features/letter/useChecking';
import { useWriting } from './features/letter/useWriting';
import { useKeptWork } from './features/session/useKeptWork';
import { useMessages } from './messages';
import type { ReadCv } from './model/cv';
import { cvPdfs } from './model/cvPdfs';
import { findProblems } from './model/job';
import { currentVersion, type Letter } from './model/letter';
import { emptyState, letterActions, letterReducer, type Step, type Wording } from './model/letterState';
import { type Reason, reasonFrom } from './model/reason';

/** Lets the screen, the server and the page around it talk to each other. */
export function CoverLetterTool({ shell }: ToolProps) {
  const words = useMessages();
  const { locale } = words;
  const api = useMemo(() => createApiClient({ locale }), [locale]);
  const [state, dispatch] = useReducer(letterReducer, emptyState);
  const { cv, letter, style, job } = state;
  const reading = useReading(api, dispatch, { onRead: handleRead, onFail: handleReadingFailed });
  const writing = useWriting(api, dispatch, { onWritten: handleWritten, onFail: handleWritingFailed });
  const checking = useChecking(api, dispatch, handleCheckFailed);
  useKeptWork(state, dispatch, () => shell.toast({ title: words.session.ended.expired, description: words.session.endedText, tone: 'neutral' }));
  useShortcutsList(shell, state.step === 'letter' && letter ? dispatch : null);

  useHandedFiles(shell, ([file]) => file && reading.start(file));

  function handleReject([first]: FileRejection[]) {
    if (first) shell.toast({ title: words.screen.notAdded, description: first.reason, tone: 'bad' });
  }

  function handleRead() {
    // Another CV takes the place of the one before it, here and on the server.
    if (cv) forget(cv);
    shell.toast({ title: words.cv.doneTitle, description: words.cv.doneText, tone: 'good' });
  }

  function handleReadingFailed(reason: Reason, isFile: boolean) {
    const title = isFile ? words.cv.failedTitle : words.cv.textFailedTitle;
    // That a password is needed stands at the field for it.
    if (reason.code !== 'password_required') shell.toast({ title, description: reason.sentence ?? words.cv.failedText, tone: 'bad' });
  }

  function handleWritten(what: Wording) {
    if (what === 'letter') shell.toast({ title: words.job.doneTitle, description: words.job.doneText, tone: 'good' });
  }

  function handleWritingFailed(reason: Reason, what: Wording) {
    const ending = endingIn(reason);
    // That the time is up stands on the screen, with the way on.
    if (ending) return dispatch(letterActions.ended(ending));
    const [title, text] =
      what === 'letter' ? [words.job.failedTitle, words.job.failedText] : [words.letter.rewordFailed, words.letter.rewordFailedText];
    shell.toast({ title, description: reason.sentence ?? text, tone: 'bad' });
  }

  function handleCheckFailed({ sentence }: Reason) {
    shell.toast({ title: words.letter.grammarFailed, description: sentence ?? words.letter.grammarFailedText, tone: 'bad' });
  }

  function forget({ cvId, ending }: ReadCv) {
    cvPdfs.forget(cvId).catch(() => undefined);
    // Should it not be reached, the server deletes it when its hour is over.
    if (!ending) api.deleteCv(cvId).catch(() => undefined);
  }

  async function handleDelete() {
    if (!cv) return;
    try {
      if (!cv.ending) await api.deleteCv(cv.cvId);
    } catch (error) {
      // What the server no longer has is as good as deleted.
      if (!endingIn(reasonFrom(error)))
        return shell.toast({ title: words.session.deleteFailed, description: words.session.deleteFailedText, tone: 'bad' });
    }
    writing.stop();
    cvPdfs.forget(cv.cvId).catch(() => undefined);
    dispatch(letterActions.deleted());
    shell.toast({ title: words.session.deletedTitle, description: words.session.deletedText, tone: 'good' });
  }

  function goTo(step: Step) {
    const name = step === 'letter' ? words.letter.sheet : words.screen.steps[step];
    dispatch(letterActions.stepTaken({ step, name }));
  }

  function handleJobDone() {
    const problems = findProblems(state.job, words);
    if (Object.keys(problems).length > 0) dispatch(letterActions.problemsFound(problems));
    else goTo('style');
  }

  function handleWrite() {
    if (!cv) return;
    const { ai } = shell.config;
    const around = { ofJob: guessLanguage(job.description), cvLanguage: cv.language, writesAnyLanguage: ai.mode !== 'built-in', locale };
    writing.start(state, cv, languageFor(style, around));
  }

  function reword(what: Exclude<Wording, 'letter'>, { letterId, current, versions }: Letter, instruction = '') {
    if (letterId === null) return handleWrite();
    const now = currentVersion({ current, versions });
    const paragraphId = what === 'whole' ? undefined : what.paragraph;
    const { tone, length } = what === 'whole' ? style : now;
    writing.again(what, { letterId, paragraphId, tone, length, ...(instruction && { instruction }) });
  }

  const onEnded = (ending: Ending) => dispatch(letterActions.ended(ending));
  const downloads = cv && letter ? createDownloads({ api, shell, words, state, cv, letter, onEnded }) : null;
  const handleOver = useCallback(() => dispatch(letterActions.ended('expired')), []);

  return (
    <CoverLetterScreen
      state={state}
      server={shell.config}
      backLink={shell.linkTo('/')}
      readingProgress={reading.progress}
      nextTools={shell.handOver ? listNextTools(shell.config.tools) : []}
      onCancelReading={reading.cancel}
      onCancelWriting={writing.cancel}
      onSource={(source) => dispatch(letterActions.sourceChosen(source))}
      onFile={(file) => reading.start(file)}
      onReject={handleReject}
      onPassword={(file, password) => reading.start(file, password)}
      onPaste={(text) => dispatch(letterActions.pasted(text))}
      onRead={() => reading.start(state.pasted)}
      onReadAgain={() => (cv?.pdf ? reading.start(cv.pdf.file, cv.pdf.password) : reading.start(cv?.text ?? state.pasted))}
      onRemoveCv={() => {
        if (cv) forget(cv);
        dispatch(letterActions.cvRemoved());
      }}
      onProfile={(profile, added) => dispatch(letterActions.profileChanged({ profile, added }))}
      onRemoveEntry={(list, index, what) => dispatch(letterActions.entryRemoved({ list, index, what }))}
      onLook={(look) => dispatch(letterActions.citationShown(look))}
      onShowPdf={(pdf) => dispatch(letterActions.pdfShown(pdf))}
      onGo={goTo}
      onJob={(field, text) => dispatch(letterActions.jobTyped({ field, text }))}
      onJobDone={handleJobDone}
      onStyle={(next) => dispatch(letterActions.styleChosen(next))}
      onWrite={handleWrite}
      onOver={handleOver}
      onDelete={handleDelete}
      onType={(id, text) => dispatch(letterActions.paragraphTyped({ id, text }))}
      onReword={(wish) => letter && reword('whole', letter, wish)}
      onRewordParagraph={(id, wish) => letter && reword({ paragraph: id }, letter, wish)}
      onConfirm={(claims, isTrue) => dispatch(letterActions.claimsConfirmed({ claims, isTrue }))}
      onUndo={() => dispatch(letterActions.undone())}
      onRedo={() => dispatch(letterActions.redone())}
      onCheck={() => letter && checking.start(letter)}
      onApply={(finding, replacement) => dispatch(letterActions.findingApplied({ finding, replacement }))}
      onIgnore={(id) => dispatch(letterActions.findingIgnored(id))}
      onRestore={(number) => dispatch(letterActions.versionRestored(number))}
      onShowClaim={(paragraph, text) => dispatch(letterActions.claimShown({ paragraph, text }))}
      onPaper={(paper) => dispatch(letterActions.paperChosen(paper))}
      onTake={async (what) => downloads?.take(what)}
      onCopy={async () => {
        const isCopied = (await downloads?.copy()) ?? false;
        if (isCopied) dispatch(letterActions.copied());
        return isCopied;
      }}
      onHandOver={async (tool) => downloads?.handOver(tool)}
    />
  );
}
