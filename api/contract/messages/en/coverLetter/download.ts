import type { LetterLookMessages } from '../../../letterChoices.ts';
import { speak } from '../../locale/speak.ts';

const { plural } = speak('en');

const choices: LetterLookMessages = {
  template: { label: 'Template', values: { classic: 'Classic', modern: 'Modern', plain: 'Plain' } },
  paper: { label: 'Paper', values: { A4: 'A4', Letter: 'US Letter' } },
};

/** Taking the letter along. */
export const download = {
  title: 'Download your letter',
  pdf: 'Download PDF',
  docx: 'Download Word',
  txt: 'Download plain text',
  application: 'Download application (letter + CV)',
  applicationHint: 'One PDF, the letter first, with a bookmark for each.',
  more: 'More downloads',
  docxHint: 'To go on writing in Word.',
  txtHint: 'For forms that take text alone.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The text could not be copied',
  choices,
  making: 'Making the file...',

  askTitle: (count: number) => plural(count, { one: 'One claim is not in your CV', other: '# claims are not in your CV' }),
  askText: 'Keep only what is true. Whoever reads the letter may ask about it.',
  askYes: (count: number) => plural(count, { one: 'It is true: download', other: 'They are true: download' }),
  askNo: 'Back to the letter',

  failedTitle: 'Download failed',
  failedText: 'Failed to make the file. Please try again.',
  doneTitle: 'Downloaded',
  doneText: (name: string) => `${name} is among your downloads.`,
  longer: 'It has more than one page.',
  continueWith: 'Continue with this letter',
  tools: {
    merge: { label: 'Merge it with others', description: 'Your certificates, for example.' },
    grammar: { label: 'Check its grammar', description: 'With all findings and their reasons.' },
  },
  cvTitle: 'CV',
};
