import type { ChoiceMessages } from './choiceMessages.ts';
import { type ChoiceDeclarations, type ChoiceValues, findUsualChoices } from './choices.ts';

/** Every choice about the style of a letter. An unknown value becomes the default, so that no older page is refused. */
export const letterStyleChoices = {
  /** The tone of the letter. */
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

/** The default of each choice. */
export const usualLetterStyle: LetterStyle = findUsualChoices(letterStyleChoices);
export const usualLetterLook: LetterLook = findUsualChoices(letterLookChoices);

/** The messages of each choice. */
export type LetterStyleMessages = ChoiceMessages<typeof letterStyleChoices> & { tone: { hints: Record<LetterStyle['tone'], string> } };
export type LetterLookMessages = ChoiceMessages<typeof letterLookChoices>;
