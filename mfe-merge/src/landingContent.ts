import { formatFileSize } from '@sheaf/design-system';
import type { MergeLimits } from './limits';

export const reasons = [
  {
    title: 'Everything comes along',
    text: 'Pages are copied, not printed again. Bookmarks are grouped by file, links lead where they did, forms can still be filled in, and attachments stay.',
  },
  {
    title: 'Nothing goes missing quietly',
    text: 'The new file is opened again, and its pages, bookmarks, links and fields are counted. You see what is in it, and what could not be kept.',
  },
  {
    title: 'Worked on, then forgotten',
    text: 'Your files are held only while they are being merged. Neither they nor the result are stored, and no log holds their names.',
  },
];

export const steps = [
  {
    title: 'Choose your PDFs',
    text: 'Drop them on the page or pick them from a folder. They may differ in size and in the direction of their pages.',
  },
  { title: 'Put them in order', text: 'Move a file up or down until the list reads the way the finished document should.' },
  { title: 'Merge and download', text: 'You get one file called merged.pdf, with a list of what is in it and on which pages.' },
];

/** What the page says about amounts and prices comes from the server that will do the work. */
export function questionsFor(limits: MergeLimits) {
  return [
    { question: 'How many files can I merge, and how large may they be?', answer: amountsInWords(limits) },
    {
      question: 'What happens to my files?',
      answer:
        'They are uploaded over your connection to this site, merged, and dropped as soon as the merge is over. Nothing is stored, and no other company sees them.',
    },
    {
      question: 'Can I merge a PDF that needs a password?',
      answer: 'Yes, if you know the password. You are asked for it on the file that needs it, and it is never stored.',
    },
    {
      question: 'What if one of my files is damaged?',
      answer:
        'You are told which one, and nothing is merged without it. Your list stays as it is, so you can take that file out or replace it and merge again.',
    },
    {
      question: 'Does merging lower the quality?',
      answer: 'No. Text stays text and pictures keep every pixel. The size of the result is close to the sum of what you put in.',
    },
    {
      question: 'What if two forms have fields of the same name?',
      answer:
        'The first file keeps its names. A later field of the same name gets the name of its file in front, so that each can be filled in on its own.',
    },
    { question: 'What does it cost?', answer: priceInWords(limits) },
  ];
}

function amountsInWords({ maxFiles, maxFileBytes, maxTotalBytes, maxPages }: MergeLimits): string {
  const parts = [
    maxFiles > 0 && `${maxFiles} files`,
    maxFileBytes > 0 && `${formatFileSize(maxFileBytes)} for one file`,
    maxTotalBytes > 0 && `${formatFileSize(maxTotalBytes)} together`,
    maxPages > 0 && `${maxPages.toLocaleString('en')} pages in all`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `The limits at a time are ${parts.join(', ')}.` : 'There is no limit to their number or size.';
}

function priceInWords({ mergeFreeFiles }: MergeLimits): string {
  if (mergeFreeFiles > 0) return `Merging up to ${mergeFreeFiles} files is free, and you need no account.`;
  return 'Nothing. There is no account, no trial and no watermark. If it saved you time, you can leave a donation.';
}
