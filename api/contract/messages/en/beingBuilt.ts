import { tools } from './tools.ts';

/** What the screens of tools say that cannot do their work yet. A tool that can has words of its own, and leaves this file. */
export const beingBuilt = {
  title: 'This tool is being built',
  whatItWillDo: 'See what it will do',
  mergeInstead: 'Merge PDFs instead',
  backToTools: 'Back to Tools',
  tools: {
    convert: {
      title: tools.convert.title,
      lead: 'Turn a PDF into a Word document you can really edit.',
      promise:
        'It will take one PDF and give you a Word file with real paragraphs, headings, lists and tables, and show both side by side before you download.',
    },
    chat: {
      title: tools.chat.title,
      lead: 'Ask a document questions and see the passage each answer rests on.',
      promise: 'It will open a PDF beside a conversation, answer from that document, and mark the sentence each answer comes from.',
    },
    grammar: {
      title: tools.grammar.title,
      lead: 'Find the mistakes in the text of a PDF, each with its reason.',
      promise: 'It will take the text out of a PDF, mark grammar, spelling and style, explain each finding, and let you accept or ignore it.',
    },
    'cover-letter': {
      title: tools['cover-letter'].title,
      lead: 'Write a cover letter from your own CV, in one of seven tones.',
      promise: 'It will read your CV and the job, write a letter of one page from them, and show which line of your CV each claim rests on.',
    },
  },
};
