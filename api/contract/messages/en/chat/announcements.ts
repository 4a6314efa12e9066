import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

/** What listeners hear when something changes on the screen. */
export const announcements = {
  uploadCancelled: 'Upload cancelled.',
  ready: ({ name, pages }: { name: string; pages: number }) =>
    `${name} has been read, ${plural(pages, { one: '# page', other: '# pages' })}. You can ask now.`,
  restored: ({ name }: { name: string }) => `Your conversation about ${name} is back.`,
  asking: 'Looking through the document.',
  answered: ({ text, passages }: { text: string; passages: number }) =>
    `Answer: ${text}${passages > 0 ? ` It rests on ${plural(passages, { one: '# passage', other: '# passages' })}.` : ''}`,
  stopped: 'Stopped.',
  copied: 'Answer copied.',
  showing: ({ page, file }: { page: number; file: string | null }) => `${file ?? 'The PDF'} shows page ${number(page)}.`,
  quoted: 'The selected words are in the question field.',
};
