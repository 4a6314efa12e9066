import type { ChoiceMessages } from './choiceMessages.ts';
import { type ChoiceDeclarations, type ChoiceValues, findUsualChoices } from './choices.ts';

/** Every choice about a check. An unknown value becomes the default, so that no older page is refused. */
export const grammarChoices = {
  /** The kind of text. It decides which advice is given, but not what is an error. */
  preset: { kind: 'select', values: ['general', 'resume', 'business-proposal', 'research-paper'], usual: 'general' },
  /** The variety of English to check for. `en` accepts every variety. */
  language: { kind: 'select', values: ['en', 'en-US', 'en-GB', 'en-CA', 'en-AU'], usual: 'en' },
} as const satisfies ChoiceDeclarations;

export type GrammarChoices = ChoiceValues<typeof grammarChoices>;

/** The default of each choice. */
export const usualGrammarChoices: GrammarChoices = findUsualChoices(grammarChoices);

/** The messages of each choice. */
export type GrammarChoiceMessages = ChoiceMessages<typeof grammarChoices>;
