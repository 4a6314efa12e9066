/** What a search engine and a browser tab are told about every address of the site. */
export const addresses = {
  pages: {
    '/': {
      title: 'Sheaf - free PDF tools, no account',
      description: 'Free PDF tools for students, job seekers and offices. No account, no watermark, and your files are not kept.',
    },
    '/merge': {
      title: 'Merge PDFs - Sheaf',
      description: 'Put PDF files in order and download them as one, with bookmarks, links and forms. Free, no account, and your files are not kept.',
    },
    '/convert': {
      title: 'PDF to Word - Sheaf',
      description: "Sheaf's tool for turning a PDF into a Word document you can edit. Free, no account.",
    },
    '/chat': {
      title: 'Chat with PDF - Sheaf',
      description: "Sheaf's tool for asking a PDF questions and seeing where each answer stands. Free, no account.",
    },
    '/grammar-check': {
      title: 'Grammar Check - Sheaf',
      description: "Sheaf's tool for checking the grammar and spelling of a PDF's text. Free, no account.",
    },
    '/cover-letter-generator': {
      title: 'Cover Letter Generator - Sheaf',
      description: "Sheaf's tool for writing a cover letter from your CV. Free, no account.",
    },
    '/donate/practice': { title: 'Practice payment - Sheaf', description: 'A practice page: no money moves.' },
    '/donate/thanks': { title: 'Thank you - Sheaf', description: 'Your donation has arrived.' },
    '/offline': { title: 'No connection - Sheaf', description: 'This page was not opened before and needs the network.' },
  },
  /** The pages about a tool; `label` is how a link to one reads. */
  landings: {
    '/merge-pdf': {
      label: 'Merge PDF files online',
      title: 'Merge PDF files online, free and without an account - Sheaf',
      description: 'Combine PDF files into one document in the order you choose. No account, no watermark, and your files are not kept.',
    },
    '/pdf-to-word': {
      label: 'About PDF to Word',
      title: 'PDF to Word, free and without an account - Sheaf',
      description: "What Sheaf's PDF to Word tool is for: paragraphs, headings and tables as a Word document you can edit.",
    },
    '/chat-with-pdf': {
      label: 'About Chat with PDF',
      title: 'Chat with a PDF, free and without an account - Sheaf',
      description: "What Sheaf's chat is for: questions about contracts, study texts and reports, answered from the document itself.",
    },
    '/grammar-check/resume': {
      label: 'Resume check',
      title: 'Grammar check for a resume - Sheaf',
      description: "What Sheaf's grammar check does for a resume: grammar, spelling and style, each correction explained.",
    },
    '/grammar-check/business-proposal': {
      label: 'Business proposal check',
      title: 'Grammar check for a business proposal - Sheaf',
      description: "What Sheaf's grammar check does for a business proposal: grammar, spelling and style, each correction explained.",
    },
    '/grammar-check/research-paper': {
      label: 'Research paper check',
      title: 'Grammar check for a research paper - Sheaf',
      description: "What Sheaf's grammar check does for a research paper: grammar, spelling and style, each correction explained.",
    },
    '/cover-letter': {
      label: 'About cover letters',
      title: 'Cover letters from your CV, free and without an account - Sheaf',
      description: "What Sheaf's cover letter generator is for: one letter for one job, from what your CV says.",
    },
    '/cover-letter/ai-cover-letter-generator': {
      label: 'AI cover letter generator',
      title: 'AI cover letter generator - Sheaf',
      description: "How Sheaf's AI cover letter generator works: your CV, the job, seven tones.",
    },
  },
  notFound: { title: 'Page Not Found - Sheaf', description: 'There is no page at this address.' },
};
