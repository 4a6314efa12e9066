/** What a search engine and a browser tab are told about every address of the site. */
export const addresses = {
  pages: {
    '/': {
      title: 'Sheaf - free PDF tools, no account',
    },
    '/merge': {
      title: 'Merge PDFs - Sheaf',
    },
    '/convert': {
      title: 'PDF to Word - Sheaf',
    },
    '/chat': {
      title: 'Chat with PDF - Sheaf',
    },
    '/grammar-check': {
      title: 'Grammar Check - Sheaf',
    },
    '/cover-letter-generator': {
      title: 'Cover Letter Generator - Sheaf',
    },
    '/donate/practice': { title: 'Practice payment - Sheaf' },
    '/donate/thanks': { title: 'Thank you - Sheaf' },
    '/licences': { title: 'Licences - Sheaf' },
    '/offline': { title: 'No connection - Sheaf' },
  },
  /** The pages about a tool; `label` is how a link to one reads. */
  landings: {
    '/merge-pdf': {
      label: 'Merge PDF files online',
      title: 'Merge PDF files online, without an account - Sheaf',
    },
    '/pdf-to-word': {
      label: 'About PDF to Word',
      title: 'PDF to Word you can go on writing - Sheaf',
    },
    '/chat-with-pdf': {
      label: 'About Chat with PDF',
      title: 'Chat with a PDF and see its source - Sheaf',
    },
    '/grammar-check/resume': {
      label: 'Resume check',
      title: 'Grammar check for your resume - Sheaf',
    },
    '/grammar-check/business-proposal': {
      label: 'Business proposal check',
      title: 'Grammar check for a business proposal - Sheaf',
    },
    '/grammar-check/research-paper': {
      label: 'Research paper check',
      title: 'Grammar check for a research paper - Sheaf',
    },
    '/cover-letter': {
      label: 'About cover letters',
      title: 'Cover letters from your own CV - Sheaf',
    },
    '/cover-letter/ai-cover-letter-generator': {
      label: 'AI cover letter generator',
      title: 'AI cover letter generator with evidence - Sheaf',
    },
    '/cover-letter/what-machines-read': {
      label: 'What machines read in your CV',
      title: 'What machines read in your CV - Sheaf',
    },
  },
  notFound: { title: 'Page Not Found - Sheaf' },
};
