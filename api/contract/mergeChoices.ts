import type { ChoiceMessages, StepMessages, SummaryMessages } from './choiceMessages.ts';
import { type Choice, type ChoiceName, type ChoiceValues, findUsualChoices, listChoiceNames } from './choices.ts';

interface Placed {
  /** The part of the screen with the choice. */
  group: 'findingTheWay' | 'pagesAndContents';
  /** An explicit list of pages takes its place. */
  replacedByPages?: true;
}

/** Every choice about the merged file as a whole, declared once. */
export const mergeChoices = {
  outline: { kind: 'select', group: 'findingTheWay', values: ['per-file-nested', 'keep', 'per-file', 'none'], usual: 'per-file-nested' },
  pageLabels: { kind: 'select', group: 'findingTheWay', values: ['keep', 'renumber'], usual: 'keep' },
  title: { kind: 'text', group: 'findingTheWay', maxLength: 500, usual: '' },
  contentsPage: { kind: 'switch', group: 'findingTheWay', usual: false },
  interleave: {
    kind: 'select',
    group: 'pagesAndContents',
    values: ['none', 'alternate', 'alternate-reverse'],
    usual: 'none',
    replacedByPages: true,
  },
  forms: { kind: 'select', group: 'pagesAndContents', values: ['rename', 'share', 'flatten'], usual: 'rename' },
  padEven: { kind: 'switch', group: 'pagesAndContents', usual: false, replacedByPages: true },
  attachments: { kind: 'switch', group: 'pagesAndContents', usual: true },
} as const satisfies Record<string, Choice & Placed>;

export type MergeChoiceName = ChoiceName<typeof mergeChoices>;
export type MergeChoices = ChoiceValues<typeof mergeChoices>;

/** The default of each choice. */
export const usualMergeChoices: MergeChoices = findUsualChoices(mergeChoices);

/** The choices that mean nothing once every page of the result is listed. */
export const choicesReplacedByPages = listChoiceNames(mergeChoices).filter((name) => 'replacedByPages' in mergeChoices[name]);

/** The messages of each choice. */
export type MergeChoiceMessages = ChoiceMessages<typeof mergeChoices> & SummaryMessages<typeof mergeChoices> & StepMessages<typeof mergeChoices>;
