import type { cvWarnings, letterWarnings } from '../../coverLetter.ts';
import type { LetterStyleMessages } from '../../letterChoices.ts';

/** What the server says of CVs and letters beside the letters themselves. */
export interface LetterAnswerMessages {
  style: LetterStyleMessages;
  /** Of a CV that was read. */
  cvWarnings: Record<(typeof cvWarnings)[number], (names: { file: string }) => string>;
  /** In place of `little_evidence` where the CV is in another language than the letter. */
  cvNotTold: string;
  /** Of a letter that was written. */
  warnings: Record<(typeof letterWarnings)[number], string>;
  /** What text is called that was pasted and so has no file name. */
  pastedText: string;
}

export const letterAnswers: LetterAnswerMessages = {
  style: {
    tone: {
      label: 'Tone',
      values: {
        professional: 'Professional',
        formal: 'Formal',
        confident: 'Confident',
        enthusiastic: 'Enthusiastic',
        friendly: 'Friendly',
        concise: 'Concise',
        creative: 'Creative',
      },
      hints: {
        professional: 'Clear and businesslike. Right nearly everywhere.',
        formal: 'Full sentences and no contractions, for law, government and universities.',
        confident: 'Results first, in short strong sentences.',
        enthusiastic: 'Warm about the work, with the facts still in front.',
        friendly: 'Plain and personal, for small teams and people you have met.',
        concise: 'Only what matters, in the fewest words.',
        creative: 'Opens with your work instead of a formula.',
      },
    },
    length: { label: 'Length', values: { short: 'Short', standard: 'Standard', long: 'Long' } },
  },
  cvWarnings: {
    not_a_cv: ({ file }) => `${file} does not look like a CV. Check what was read from it before you go on.`,
    no_name: ({ file }) => `No name was found in ${file}. Add yours, or the letter will have no signature.`,
    not_english: ({ file }) => `${file} seems to be in another language than English. Check what was read from it before you go on.`,
  },
  cvNotTold:
    'Your CV is in another language than the letter. Names, titles, dates and skills were carried over; what you did in each position was not.',
  warnings: {
    model_unavailable: 'The AI service did not give a usable letter, so this one was written by the built-in writer.',
    claims_removed: 'Some of what the AI service wrote did not belong in a letter and was left out.',
    language_unsupported: 'Without an AI service letters are in English, or in Spanish from a CV in Spanish, so this one is in English.',
    little_evidence: 'There is little in your CV for this job, so this letter is shorter or more general than it could be. Add what you have done.',
    instruction_needs_model: 'What you wished for needs an AI service. You got another wording instead.',
  },
  pastedText: 'Your text',
};
