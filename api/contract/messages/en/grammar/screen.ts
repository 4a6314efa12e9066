import type { GrammarChoiceMessages } from '../../../grammarChoices.ts';
import { speak } from '../../locale/speak.ts';

const { number } = speak('en');

const choices: GrammarChoiceMessages = {
  preset: {
    label: 'What it is',
    values: {
      general: 'Any text',
      resume: 'A resume',
      'business-proposal': 'A business proposal',
      'research-paper': 'A research paper',
    },
  },
  language: {
    label: 'English',
    values: { en: 'Any English', 'en-US': 'American', 'en-GB': 'British', 'en-CA': 'Canadian', 'en-AU': 'Australian' },
  },
};

/** The screen around the text: where it comes from, what it is held to, the one button, who reads it. */
export const screen = {
  title: 'Grammar Check',
  lead: 'Mistakes in an English or Spanish text, marked and explained. You decide on each of them.',
  backToTools: 'Back to Tools',

  dropFirst: 'Drop your PDF here',
  dropAnother: 'Drop another PDF',
  /** A null is not limited. */
  limits: ({ size, pages }: { size: string | null; pages: number | null }) =>
    [size && `up to ${size}`, pages && `${size ? '' : 'up to '}${number(pages)} pages`].filter(Boolean).join(', ') || 'of any size',

  text: 'Your text',
  textHint: 'Open a PDF above, or type or paste a text here.',
  broughtText: (name: string) => `The text of ${name} took the place of what you had written.`,
  bringBack: 'Bring mine back',

  view: 'How the text is shown',
  views: { edit: 'Edit', marks: 'Marks', page: 'Page', after: 'Corrected', both: 'Before and after' },

  choices,
  ignoredWords: 'Words you ignore',
  ignoredWordsHint: 'They are kept on this device and never marked here.',

  check: 'Check Grammar & Spelling',
  checking: 'Checking Grammar...',
  checkedSoFar: ({ word, words }: { word: number; words: number }) => `${number(word)} of ${number(words)} words`,
  waitingForPlace: 'Waiting for a free place',
  cancel: 'Cancel',

  staysHere: 'Checked on this server by its own rules. The text goes nowhere else and is not kept there.',
  staysWithModel: (label: string) => `Checked on this server by its own rules and ${label}. The text goes nowhere else and is not kept there.`,
  leavesServer: (label: string) => `Checked by this server’s own rules and by ${label}, which your text is sent to. This server does not keep it.`,

  checkedTitle: 'Grammar check complete!',
  checkedText: (count: number) => `Found ${number(count)} corrections.`,
  checkFailed: 'Grammar check failed',
  checkFailedText: 'Failed to check grammar. Please try again.',
  textIsSafe: 'Your text is still here.',

  partMissing: 'This part of the page could not be loaded. Your text is still here; check your connection.',
  tryAgain: 'Try again',
};
