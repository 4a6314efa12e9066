/** How the five tools are called, wherever they are named. */
export const tools = {
  merge: {
    title: 'Merge PDFs',
    /** In the header and the bar at the bottom, where room is scarce. */
    shortTitle: 'Merge',
    /** As an answer to "What do you want to do with your PDF?". */
    choice: 'Merge PDFs',
    /** What it does, in the Tools menu. */
    description: 'Combine multiple files',
    /** What it does, on its card. */
    summary: 'Several files in, one file out, with bookmarks, links and forms.',
  },
  convert: {
    title: 'PDF to Word',
    shortTitle: 'PDF to Word',
    choice: 'Convert to Word',
    description: 'Convert to editable docs',
    summary: 'Your PDF as a Word document you can edit.',
  },
  chat: {
    title: 'Chat with PDF',
    shortTitle: 'Chat',
    choice: 'Chat with PDF',
    description: 'Ask AI questions',
    summary: 'Ask a document, read the answer where it stands.',
  },
  grammar: {
    title: 'Grammar Check',
    shortTitle: 'Grammar',
    choice: 'Grammar Check',
    description: 'AI proofreading',
    summary: 'Mistakes in an English or Spanish text, marked and explained.',
  },
  'cover-letter': {
    title: 'Cover Letter Generator',
    shortTitle: 'Cover letter',
    choice: 'Cover Letter Generator',
    description: 'AI job applications',
    summary: 'A letter for one job, written from your CV.',
  },
};
