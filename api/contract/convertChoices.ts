import type { ChoiceMessages, SummaryMessages } from './choiceMessages.ts';
import { type ChoiceDeclarations, type ChoiceValues, findUsualChoices } from './choices.ts';

/** Every choice about a conversion as a whole, declared once. */
export const convertChoices = {
  /** Such as `1-3, 5, 8-, -2, even, odd, r1`; all when empty. */
  pages: { kind: 'text', maxLength: 500, usual: '', isProse: false },
  /** Where running headers and footers go: into Word's own, into the text, or nowhere. */
  headersFooters: { kind: 'select', values: ['word', 'body', 'drop'], usual: 'word' },
  /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
  ocr: { kind: 'select', values: ['auto', 'force', 'off'], usual: 'auto' },
  /** How pages are converted that do poorly as flowing text: as text all the same, or so that they keep their look. */
  doubtfulPages: { kind: 'select', values: ['text', 'look'], usual: 'text' },
} as const satisfies ChoiceDeclarations;

export type ConvertChoices = ChoiceValues<typeof convertChoices>;

/** The default of each choice. */
export const usualConvertChoices: ConvertChoices = findUsualChoices(convertChoices);

/** The messages of each choice. */
export type ConvertChoiceMessages = ChoiceMessages<typeof convertChoices> & SummaryMessages<typeof convertChoices>;
