export const reasons = [
  {
    title: 'Paragraphs, not fragments',
    text: 'A paragraph will arrive as one paragraph. Change a sentence and the rest of the page moves with it, instead of one text box per line.',
  },
  {
    title: 'Word’s own structures',
    text: 'Headings will become Word headings, lists will be lists and tables will have real cells, so the navigation pane and a table of contents work.',
  },
  {
    title: 'Checked side by side',
    text: 'Before you download, you will see the PDF page beside the Word page, with a count of what was found and a note on what was not.',
  },
];

export const steps = [
  { title: 'Choose one PDF', text: 'A report, a form, a contract: the document you need to edit and only have as a PDF.' },
  { title: 'Compare', text: 'Look at the original and the result next to each other, and pick the pages you want.' },
  { title: 'Download', text: 'You get a Word document named after your PDF, ready to edit.' },
];

export const questions = [
  {
    question: 'Can I convert a PDF here today?',
    answer: 'Not yet. The converter is being built, and this page describes what it will do. Merging PDFs works now.',
  },
  {
    question: 'Which programs will open the result?',
    answer: 'The result will be a .docx file. Microsoft Word, LibreOffice, Google Docs and Apple Pages all open it.',
  },
  {
    question: 'Will scanned pages be converted?',
    answer:
      'That is planned. A page that is only a picture will be read by text recognition, and the result will say which pages those were, because recognised text needs a second look.',
  },
  {
    question: 'Will the layout be identical?',
    answer:
      'There will be two modes. One keeps the document easy to edit, and lines may break elsewhere. The other follows the look of the page as closely as Word allows.',
  },
  {
    question: 'Will my document be stored?',
    answer: 'No. It will be held while it is converted and dropped after that, in the same way as when you merge files.',
  },
];
