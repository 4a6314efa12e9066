import type { ChoiceMessages } from './choiceMessages.ts';
import { type ChoiceDeclarations, type ChoiceValues, findUsualChoices } from './choices.ts';

/** Every choice about how a letter is written, declared once. An unknown value counts as the usual one: an older page must not be refused. */
export const letterStyleChoices = {
  /** Seven ways to sound. */
  tone: {
    kind: 'select',
    values: ['professional', 'formal', 'confident', 'enthusiastic', 'friendly', 'concise', 'creative'],
    usual: 'professional',
  },
  length: { kind: 'select', values: ['short', 'standard', 'long'], usual: 'standard' },
} as const satisfies ChoiceDeclarations;

/** Every choice about how a letter is printed, declared once. */
export const letterLookChoices = {
  template: { kind: 'select', values: ['classic', 'modern', 'plain'], usual: 'classic' },
  paper: { kind: 'select', values: ['A4', 'Letter'], usual: 'A4' },
} as const satisfies ChoiceDeclarations;

export type LetterStyle = ChoiceValues<typeof letterStyleChoices>;
export type LetterLook = ChoiceValues<typeof letterLookChoices>;

/** What holds when nothing is chosen. */
export const usualLetterStyle: LetterStyle = findUsualChoices(letterStyleChoices);
export const usualLetterLook: LetterLook = findUsualChoices(letterLookChoices);

/** What the messages say of each choice. */
export type LetterStyleMessages = ChoiceMessages<typeof letterStyleChoices> & { tone: { hints: Record<LetterStyle['tone'], string> } };
export type LetterLookMessages = ChoiceMessages<typeof letterLookChoices>;
