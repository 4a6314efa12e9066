import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

/** What became of a check. */
export const result = {
  title: 'Corrected Text',
  empty: 'Upload a PDF and click Check Grammar & Spelling to see results here.',
  total: 'Total Corrections',
  types: { grammar: 'Grammar', spelling: 'Spelling', style: 'Style' },
  open: (count: number) => plural(count, { one: '<mark>#</mark> to decide', other: '<mark>#</mark> to decide' }),
  allDecided: 'All decided',
  applied: (count: number) => plural(count, { one: '<mark>#</mark> applied', other: '<mark>#</mark> applied' }),
  nextOpen: 'Next to decide',
  acceptAll: (count: number) => `Accept all (${number(count)})`,
  acceptSome: 'Accept by kind',
  review: 'Review of the corrections',
  nothingFound: 'No mistakes were found.',
  nothingMarked: 'Nothing was marked.',
  seeResult: 'See the result',

  readability: ({ grade, words }: { grade: number; words: number }) =>
    `${describeDifficulty(grade)} Sentences have ${plural(Math.round(words), { one: '# word', other: '# words' })} on average.`,

  stale: 'The text has changed since this check. These results are about the text as it was.',
  warnings: {
    not_english: (language: string | null) =>
      language
        ? `This text seems to be in ${language}. Only English and Spanish are checked, so nothing is marked.`
        : 'This text is neither in English nor in Spanish. Only these two languages are checked, so nothing is marked.',
    not_prose: 'This looks like a table, a list of names or code. Where there are no sentences, little can be checked.',
    model_unavailable: 'The AI service did not answer, so this check was made by the built-in rules alone.',
    truncated: (words: number) => `Only the first ${plural(words, { one: 'word was', other: '# words were' })} checked.`,
  },

  show: 'What is shown',
  after: 'Corrected',
  beforeAndAfter: 'Before and after',
  copy: 'Copy Text',
  copied: 'Copied',
  copyFailed: 'Your browser did not let the text be copied. Select it and copy it by hand.',
  downloadTxt: 'Download TXT',
  moreDownloads: 'More downloads',
  docx: 'Word with tracked changes',
  docxHint: 'Accept or reject each of them in Word.',
  pdf: 'PDF with comments',
  pdfHint: 'Your file, with each finding where it stands.',
  pdfRewritten: 'Your PDF was rewritten',
  pdfLost: {
    scripts: 'Scripts and automatic actions are no longer in it.',
    links: 'Links that do not lead to a web or mail address are no longer in it.',
    signature: 'Its signature is no longer in it.',
  },
  downloadFailed: 'Download failed',
  downloadFailedText: 'This file could not be made. The text itself can still be copied or downloaded as TXT.',
  intoEditor: 'Go on with this text',
  backToOriginal: 'Back to the text as it was',

  continueWith: 'Continue with this file',
  tools: {
    merge: { label: 'Merge it with others', description: 'Several files become one.' },
    convert: { label: 'Turn it into Word', description: 'A document you can edit.' },
    chat: { label: 'Ask it questions', description: 'Each answer with its place in the text.' },
    'cover-letter': { label: 'Write a cover letter from it', description: 'When the file is your CV.' },
  },

  list: 'Detailed Corrections',
  more: (count: number) => `... and ${number(count)} more corrections`,
};

const EASY_GRADE = 7;
const PLAIN_GRADE = 10;
const HARD_GRADE = 13;

function describeDifficulty(grade: number): string {
  if (grade < EASY_GRADE) return 'Easy to read.';
  if (grade < PLAIN_GRADE) return 'Plain to read.';
  return grade < HARD_GRADE ? 'Fairly hard to read.' : 'Hard to read.';
}
