import type { ServerConfig } from '../../../config.ts';
import type { ConvertPicture, LandingMessages, LandingQuestion } from '../../landingWords.ts';
import { answerUsableToday, describeScans, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { describeCost } from './prices.ts';

export const pdfToWord: LandingMessages<ConvertPicture> = {
  words: (server) => ({
    title: 'PDF to Word, as a document you can <mark>go on writing</mark>',
    lead: 'Paragraphs that flow, headings that are headings, tables with real cells: a Word file to work in, not a picture of one.',
    drop: { label: 'Drop the PDF to convert', hint: dropLimitsOfOne(server) },
    action: 'Convert a PDF to Word',
    notice: writeNotice(server, 'convert'),
    reasons: [
      {
        title: 'Paragraphs, not fragments',
        text: 'A paragraph arrives as one paragraph. Change a sentence and the rest moves along, with no text box around every line.',
      },
      {
        title: 'Word’s own structures',
        text: 'Headings are Word headings, lists are lists, and tables have cells. The navigation pane and a table of contents simply work.',
      },
      {
        title: 'Counted before you download',
        text: 'You see how many headings, lists, tables, pictures and links are in the Word file, and which pages deserve a look.',
      },
    ],
    steps: [
      { title: 'Choose one PDF', text: 'The report, form or contract that you need to edit and only have as a PDF.' },
      { title: 'Convert', text: 'Name the pages you need, or take all of them. You are told which page is being read.' },
      { title: 'Download', text: 'The Word document carries the name of your PDF, and is yours to write in.' },
    ],
    audience: [
      { title: 'Contracts and offers', text: 'The other side sent a PDF. Change one clause without typing the rest again.' },
      { title: 'Study', text: 'Turn a reader or a handout into notes: cut, comment and rearrange, with the headings intact.' },
      { title: 'Translation', text: 'Text in whole paragraphs, so that a language with longer words still finds its place.' },
    ],
    questions: [
      ...answerUsableToday(server, 'convert'),
      { question: 'Can it convert a scanned PDF to Word (OCR)?', answer: describeScans(server) },
      ...answerSearchable(server),
      {
        question: 'Which programs open the result?',
        answer: 'It is a .docx file. Microsoft Word, LibreOffice, Google Docs and Apple Pages all open that format.',
      },
      {
        question: 'Does the layout stay the same?',
        answer:
          'Fonts, sizes, columns, tables and pictures are kept as far as Word has them. It is made for editing, so lines and pages may break elsewhere.',
      },
      {
        question: 'Do tables stay tables?',
        answer: 'Yes. They arrive with rows, columns and merged cells, so that you can sort them, add a row or change a width.',
      },
      {
        question: 'What about a page that Word cannot follow?',
        answer:
          'A drawing, a poster or a poor scan is named beside the result. You choose whether it becomes text, keeps its look or stays a picture.',
      },
      { question: 'What does it cost?', answer: describeCost(server, 'convert') },
    ],
    closingLine: writeClosingLine(server, 'convert'),
  }),
  picture: {
    from: 'lease.pdf',
    to: 'lease.docx',
    heading: 'House rules',
    paragraph: 'Bicycles are kept in the yard.',
    typed: '<mark>Dogs are welcome.</mark>',
    style: 'Heading 1',
  },
};

/** Answers those who look for text recognition and want no Word file, where the server has it. */
function answerSearchable({ ocr }: ServerConfig): LandingQuestion[] {
  if (!ocr.available) return [];
  const answer =
    'Yes. Once your scan is chosen, open “Searchable PDF (OCR)” below the options. The pages keep their look, and what was recognised can be found, selected and copied in any PDF reader.';
  return [{ question: 'Can I get a searchable PDF instead of Word?', answer }];
}
