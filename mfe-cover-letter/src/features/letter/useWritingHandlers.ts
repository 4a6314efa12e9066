import { findEnding } from '@sheaf/tool-kit/callFailure';
import { useMessages } from '../../messages';
import { currentVersion, type Letter } from '../../model/letter';
import type { LetterContext } from '../../model/letterContext';
import { type LetterState, letterActions, type Wording } from '../../model/letterState';
import type { Reason } from '../../model/reason';
import { chooseLetterLanguage } from '../job/languageFor';
import { useWriting } from './useWriting';

/** Returns the handlers that request a letter or another version of it. */
export function useWritingHandlers({ api, shell, dispatch }: LetterContext, state: LetterState) {
  const words = useMessages();
  const { cv, job, style, letter } = state;
  const writing = useWriting(api, dispatch, { onWritten: handleWritten, onFail: handleFailed });

  function handleWritten(wording: Wording) {
    if (wording === 'letter') shell.toast({ title: words.job.doneTitle, description: words.job.doneText, tone: 'good' });
  }

  function handleFailed(reason: Reason, wording: Wording) {
    const ending = findEnding(reason);
    // The screen already shows that the CV has expired, so no toast is needed.
    if (ending) return dispatch(letterActions.ended(ending));
    const [title, text] =
      wording === 'letter' ? [words.job.failedTitle, words.job.failedText] : [words.letter.rewordFailed, words.letter.rewordFailedText];
    shell.toast({ title, description: reason.sentence ?? text, tone: 'bad' });
  }

  function handleWrite() {
    if (!cv) return;
    const writesAnyLanguage = shell.config.ai.mode !== 'built-in';
    writing.start(state, cv, async () => {
      // In the file of the step that the letter is asked for in, so that it is there by then.
      const { guessLanguage } = await import(/* webpackChunkName: "style" */ '@sheaf/language/identify/guessLanguage');
      return chooseLetterLanguage(style, { ofJob: guessLanguage(job.description), cvLanguage: cv.language, writesAnyLanguage, locale: words.locale });
    });
  }

  function reword(wording: Exclude<Wording, 'letter'>, { letterId, current, versions }: Letter, instruction = '') {
    if (letterId === null) return handleWrite();
    const now = currentVersion({ current, versions });
    const paragraphId = wording === 'whole' ? undefined : wording.paragraph;
    const { tone, length } = wording === 'whole' ? style : now;
    writing.rewrite(wording, { letterId, paragraphId, tone, length, ...(instruction && { instruction }) });
  }

  return {
    stopWriting: writing.stop,
    onCancelWriting: writing.cancel,
    onWrite: handleWrite,
    onReword: (instruction: string) => letter && reword('whole', letter, instruction),
    onRewordParagraph: (id: string, instruction: string) => letter && reword({ paragraph: id }, letter, instruction),
  };
}
