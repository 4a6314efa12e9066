import type { LandingMessages, MergePicture } from '../../landingWords.ts';
import { answerUsableToday, describeLimitsTogether, dropLimitsTogether, writeClosingLine, writeNotice } from './facts.ts';
import { describeCost } from './prices.ts';

const steps = [
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
];

export const mergePdf: LandingMessages<MergePicture> = {
  words: (server) => ({
    title: 'Many PDFs in, <mark>every page</mark> out',
    lead: 'Put your files in order and take them home as one document, its bookmarks, links and forms still working.',
    drop: { label: 'Drop the PDFs to merge', hint: dropLimitsTogether(server) },
    action: 'Merge PDFs now',
    notice: writeNotice(server, 'merge'),
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
    steps,
    audience: [
      { title: 'Students', text: 'The thesis, its appendix and the signed declaration, as the single file the office asks for.' },
      { title: 'Applicants', text: 'Letter, CV and certificates in the order you want them read, with nothing left behind in an e-mail.' },
      { title: 'Offices', text: 'Contracts, scans and invoices as one record, where each file keeps a bookmark of its own.' },
    ],
    questions: [
      ...answerUsableToday(server, 'merge'),
      { question: 'How many files can I merge, and how large may they be?', answer: describeLimitsTogether(server) },
      {
        question: 'Does merging lower the quality?',
        answer: 'No. Text stays text and pictures keep every pixel. The result is about as large as what you put in.',
      },
      {
        question: 'Can I take only some pages of a file?',
        answer: 'Yes. Write the pages you want beside the file, or lay out every page as a picture and leave out, turn or move single ones.',
      },
      {
        question: 'Do bookmarks and links still work afterwards?',
        answer: 'Yes. Bookmarks are grouped by file, and a link leads to the page it led to before. The result says how many of them were found.',
      },
      {
        question: 'What becomes of a digital signature?',
        answer: 'It vouches for one exact file, so it cannot survive a merge. Signed files are named, so that you keep the original as well.',
      },
      { question: 'Do I have to install anything?', answer: 'No. It works in the browser you are reading this in, on a phone as on a computer.' },
      { question: 'What does it cost?', answer: describeCost(server, 'merge') },
    ],
    closingLine: writeClosingLine(server, 'merge'),
  }),
  picture: {
    files: ['thesis.pdf', 'notes.pdf', 'form.pdf'],
    bookmarks: ['Thesis', 'Notes', 'Form'],
    result: 'merged.pdf',
    counted: '<mark>every page</mark> counted',
  },
};
