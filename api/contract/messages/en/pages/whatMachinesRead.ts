import type { LandingMessages, LetterPicture } from '../../landingWords.ts';
import { answerUsableToday, dropLimitsOfOne, formatRetentionTime, writeClosingLine, writeNotice } from './facts.ts';
import { describeCost } from './prices.ts';

/** For people whose CV goes through a program before a person sees it. */
export const whatMachinesRead: LandingMessages<LetterPicture> = {
  words: (server) => ({
    title: 'What machines read <mark>in your CV</mark>',
    lead: 'Many employers let a program sort applications before anybody looks. See which fields it fills in from your CV, and which it misses.',
    drop: { label: 'Drop your CV here', hint: dropLimitsOfOne(server) },
    action: 'Check my CV',
    notice: writeNotice(server, 'cover-letter'),
    reasons: [
      {
        title: 'Field by field',
        text: 'Name, email, phone, town and headline, and your CV as plain text in the order a program reads it.',
      },
      {
        title: 'What gets lost, and why',
        text: 'Columns that are read across, scanned pages, fonts that hide letters, positions without dates or employers.',
      },
      { title: 'One fix for each', text: 'Every finding says what to change in the document. There is no score, because no employer uses ours.' },
    ],
    steps: [
      { title: 'Add your CV', text: 'Open it as a PDF or paste its text.' },
      { title: 'Look at the report', text: 'It is below what was understood of your CV, under “What machines read in your CV”.' },
      { title: 'Fix and check again', text: 'Change the document, export it again, and drop it in until nothing is left to fix.' },
    ],
    audience: [
      { title: 'No answer to many applications', text: 'Find out whether your phone number or your last job ever reached anybody.' },
      { title: 'A CV made by a designer', text: 'Sidebars, icons and special fonts look good and are where programs fail first.' },
      { title: 'A scanned CV', text: 'A picture of a page has no text for a program. See what is there, and export it from the document.' },
    ],
    questions: [
      ...answerUsableToday(server, 'cover-letter'),
      {
        question: 'Is this what my employer’s system sees?',
        answer: 'It is what a careful parser reads. Systems differ; what ours cannot find, others rarely find. We copy no particular product.',
      },
      {
        question: 'Does a column always do harm?',
        answer:
          'No. We read columns, and so do some systems. Others read across the page and mix two texts into one, so one column is the safe choice.',
      },
      {
        question: 'How are hidden letters found?',
        answer:
          'Some fonts have no table that says which letter a shape is, or join letters into one. Those words come out as boxes or gaps, and are listed.',
      },
      {
        question: 'Why is there no score?',
        answer: 'A number from us would say nothing about how you are chosen. What is missing and how to fix it says more.',
      },
      {
        question: 'Do you keep the CV I check?',
        answer: `For ${formatRetentionTime(server)} at most, as text, so that you can go on to a letter. You can delete it at once.`,
      },
      { question: 'What does it cost?', answer: describeCost(server, 'cover-letter') },
    ],
    closingLine: writeClosingLine(server, 'cover-letter'),
  }),
  picture: {
    cv: 'cv.pdf',
    name: 'Amara Osei',
    job: 'Shift lead, Corner Bakery',
    evidence: ['Trained four new bakers', '<mark>Corner Bakery, no dates</mark>', 'Planned the weekend shifts'],
    greeting: 'What to fix',
    letter: '<mark>Corner Bakery, no dates</mark>: write when you began and when you left.',
    tone: 'Read by a machine',
    isReport: true,
  },
};
