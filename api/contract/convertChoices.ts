import type { ChoiceMessages, SummaryMessages } from './choiceMessages.ts';
import { type ChoiceDeclarations, type ChoiceValues, findUsualChoices } from './choices.ts';

/** Every choice about a conversion as a whole, declared once. */
export const convertChoices = {
  /** Such as `1-3, 5, 8-, -2, even, odd, r1`; all when empty. */
  pages: { kind: 'text', maxLength: 500, usual: '', isProse: false },
  /** What becomes of running headers and footers: Word's own, part of the text, or nothing. */
  headersFooters: { kind: 'select', values: ['word', 'body', 'drop'], usual: 'word' },
  /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
  ocr: { kind: 'select', values: ['auto', 'force', 'off'], usual: 'auto' },
} as const satisfies ChoiceDeclarations;

export type ConvertChoices = ChoiceValues<typeof convertChoices>;

/** What holds when nothing is chosen. */
export const usualConvertChoices: ConvertChoices = findUsualChoices(convertChoices);

/** What the messages say of each choice. */
export type ConvertChoiceMessages = ChoiceMessages<typeof convertChoices> & SummaryMessages<typeof convertChoices>;
