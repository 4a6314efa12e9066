import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { findProblems, type Job, type JobField, type Style } from '../../model/job';
import { type LetterAction, letterActions, type Step } from '../../model/letterState';

/** Returns the handlers of the job step and the style step, and the one that changes the step. */
export function useStepHandlers(dispatch: Dispatch<LetterAction>, job: Job) {
  const words = useMessages();

  function openStep(step: Step) {
    const name = step === 'letter' ? words.letter.sheet : words.screen.steps[step];
    dispatch(letterActions.stepTaken({ step, name }));
  }

  function handleJobDone() {
    const problems = findProblems(job, words);
    if (Object.keys(problems).length > 0) dispatch(letterActions.problemsFound(problems));
    else openStep('style');
  }

  return {
    onOpenStep: openStep,
    onJob: (field: JobField, text: string) => dispatch(letterActions.jobTyped({ field, text })),
    onJobDone: handleJobDone,
    onStyle: (next: Style) => dispatch(letterActions.styleChosen(next)),
  };
}
