import type { ChoiceMessages } from './choiceMessages.ts';
import { type ChoiceDeclarations, type ChoiceValues, findUsualChoices } from './choices.ts';

/** Every choice about a check, declared once. An unknown value counts as the usual one: an older page must not be refused. */
export const grammarChoices = {
  /** What a text is for: it decides which advice is given, never what is an error. */
  preset: { kind: 'select', values: ['general', 'resume', 'business-proposal', 'research-paper'], usual: 'general' },
  /** The kind of English a text is held to; with `en`, every kind is right. */
  language: { kind: 'select', values: ['en', 'en-US', 'en-GB', 'en-CA', 'en-AU'], usual: 'en' },
} as const satisfies ChoiceDeclarations;

export type GrammarChoices = ChoiceValues<typeof grammarChoices>;

/** What holds when nothing is chosen. */
export const usualGrammarChoices: GrammarChoices = findUsualChoices(grammarChoices);

/** What the messages say of each choice. */
export type GrammarChoiceMessages = ChoiceMessages<typeof grammarChoices>;
