import type { LandingMessages, MergePicture } from '../../landingWords.ts';
import { closingLine, limitsTogether, notice } from './facts.ts';
import { cost } from './prices.ts';

export const mergePdf: LandingMessages<MergePicture> = {
  words: (server) => ({
    title: 'Many PDFs in, <mark>every page</mark> out',
    lead: 'Put your files in order and take them home as one document, its bookmarks, links and forms still working.',
    action: 'Merge PDFs now',
    notice: notice(server, 'merge'),
    reasons: [
      {
        title: 'Everything comes along',
        text: 'Pages are copied, not printed again. Bookmarks are grouped by file, links lead where they did, forms can still be filled in, and attachments stay.',
      },
      {
        title: 'Nothing goes missing quietly',
        text: 'The new file is opened again, and its pages, bookmarks, links and fields are counted. You see what is in it, and what could not be kept.',
      },
      {
        title: 'Forgotten, or never sent',
        text: 'Your files are held only while they are being merged. Or have them merged on your own device, and nothing is uploaded at all.',
      },
    ],
    steps: [
      {
        title: 'Choose your PDFs',
        text: 'Drop them on the page or pick them from a folder. They may differ in size and in the direction of their pages.',
      },
      {
        title: 'Put them in order',
        text: 'Drag a file, or move it with the keyboard. Keep only some of its pages, turn them, or lay out every page and arrange them one by one.',
      },
      {
        title: 'Merge and download',
        text: 'You get one file, with a list of what is in it and on which pages. Leaf through it and name it before you save it.',
      },
    ],
    audience: [
      { title: 'Students', text: 'The thesis, its appendix and the signed declaration, as the single file the office asks for.' },
      { title: 'Applicants', text: 'Letter, CV and certificates in the order you want them read, with nothing left behind in an e-mail.' },
      { title: 'Offices', text: 'Contracts, scans and invoices as one record, where each file keeps a bookmark of its own.' },
    ],
    questions: [
      { question: 'How many files can I merge, and how large may they be?', answer: limitsTogether(server) },
      {
        question: 'What happens to my files?',
        answer:
          'They travel over your connection to this site, are merged, and are dropped as soon as the merge is over. Nothing is stored, and no log holds their names. If you merge on your device, they do not travel at all.',
      },
      {
        question: 'Can I merge a PDF that needs a password?',
        answer: 'Yes, if you know the password. You are asked for it on the file that needs it, and it is never stored.',
      },
      {
        question: 'What if one of my files is damaged?',
        answer:
          'If it can be mended, it is, and the result says so. If not, you are told which file it is, and nothing is merged without it. Your list stays as it was.',
      },
      {
        question: 'Does merging lower the quality?',
        answer: 'No. Text stays text and pictures keep every pixel. The result is about as large as what you put in.',
      },
      {
        question: 'What becomes of a digital signature?',
        answer: 'It vouches for one exact file, so it cannot survive a merge. Signed files are named, so that you keep the original as well.',
      },
      {
        question: 'What if two forms have fields of the same name?',
        answer:
          'The first file keeps its names. A later field of the same name gets the name of its file in front, so that each can be filled in on its own.',
      },
      { question: 'What does it cost?', answer: cost(server, 'merge') },
    ],
    closingLine: closingLine(server, 'merge'),
  }),
  picture: {
    files: ['thesis.pdf', 'notes.pdf', 'form.pdf'],
    bookmarks: ['Thesis', 'Notes', 'Form'],
    result: 'merged.pdf',
    counted: '<mark>every page</mark> counted',
  },
};
