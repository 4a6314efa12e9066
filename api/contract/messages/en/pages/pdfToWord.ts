import type { ConvertPicture, LandingMessages } from '../../landingWords.ts';
import { closingLine, limitsOfOne, notice, scans, usableToday } from './facts.ts';
import { cost } from './prices.ts';

export const pdfToWord: LandingMessages<ConvertPicture> = {
  words: (server) => ({
    title: 'PDF to Word, as a document you can <mark>go on writing</mark>',
    lead: 'Paragraphs that flow, headings that are headings, tables with real cells: a Word file to work in, not a picture of one.',
    action: 'Convert a PDF to Word',
    notice: notice(server, 'convert'),
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
      ...usableToday(server, 'convert'),
      {
        question: 'Which programs open the result?',
        answer: 'It is a .docx file. Microsoft Word, LibreOffice, Google Docs and Apple Pages all open that format.',
      },
      {
        question: 'Does the layout stay the same?',
        answer:
          'Fonts, sizes, columns, tables and pictures are kept as far as Word has them. It is made for editing, so lines and pages may break elsewhere. A page that has to look the same can be kept in place, or as a picture.',
      },
      { question: 'Are scanned pages converted too?', answer: scans(server) },
      { question: 'How large may my PDF be?', answer: limitsOfOne(server) },
      {
        question: 'Is my document stored?',
        answer:
          'No. It is held while it is being converted and dropped right after. Neither the PDF nor the Word file is kept there; in your own browser they stay for an hour.',
      },
      {
        question: 'What about headers, footers and page numbers?',
        answer: 'They become Word’s own headers and footers. If you like, they are left in the text or left out instead.',
      },
      { question: 'What does it cost?', answer: cost(server, 'convert') },
    ],
    closingLine: closingLine(server, 'convert'),
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
