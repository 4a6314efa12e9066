/** What a search engine and a browser tab are told about every address of the site. */
export const addresses = {
  pages: {
    '/': {
      title: 'Sheaf - free PDF tools, no account',
      description: 'PDF tools for students, job seekers and offices. No account, no watermark, and no server keeps your files.',
    },
    '/merge': {
      title: 'Merge PDFs - Sheaf',
      description:
        'Put PDF files in order and download them as one, with bookmarks, links and forms. No account, no watermark, and no server keeps your files.',
    },
    '/convert': {
      title: 'PDF to Word - Sheaf',
      description: 'Get a Word document with real paragraphs, headings and tables from your PDF. Scans are read by OCR. No account, no watermark.',
    },
    '/chat': {
      title: 'Chat with PDF - Sheaf',
      description: 'Ask your PDF a question and get an answer with the page and the marked sentence it rests on. Scans are read by OCR. No account.',
    },
    '/grammar-check': {
      title: 'Grammar Check - Sheaf',
      description:
        'Get the spelling and grammar mistakes in your PDF marked and explained, and the corrected text as TXT, Word or a PDF with comments.',
    },
    '/cover-letter-generator': {
      title: 'Cover Letter Generator - Sheaf',
      description:
        'Get a one-page cover letter from your CV for one job, every claim beside the line it rests on, as PDF, Word or plain text. No account.',
    },
    '/donate/practice': { title: 'Practice payment - Sheaf', description: 'A practice page: no money moves.' },
    '/donate/thanks': { title: 'Thank you - Sheaf', description: 'Your donation has arrived.' },
    '/licences': { title: 'Licences - Sheaf', description: 'The packages, fonts and word lists in Sheaf, each with its licence.' },
    '/offline': { title: 'No connection - Sheaf', description: 'This page was not opened before and needs the network.' },
  },
  /** The pages about a tool; `label` is how a link to one reads. */
  landings: {
    '/merge-pdf': {
      label: 'Merge PDF files online',
      title: 'Merge PDF files online, without an account - Sheaf',
      description:
        'Combine PDF files into one document in the order you choose, with bookmarks, links and forms. No account, no watermark, and nothing is stored.',
    },
    '/pdf-to-word': {
      label: 'About PDF to Word',
      title: 'PDF to Word you can go on writing - Sheaf',
      description:
        'Convert a PDF to Word with real paragraphs, headings and tables. Scanned PDFs are read by OCR. Compare page by page before you download.',
    },
    '/chat-with-pdf': {
      label: 'About Chat with PDF',
      title: 'Chat with a PDF and see its source - Sheaf',
      description:
        'Ask a contract, a paper or a scanned report (OCR) a question and read the answer beside the sentence it rests on. No account needed.',
    },
    '/grammar-check/resume': {
      label: 'Resume check',
      title: 'Grammar check for your resume - Sheaf',
      description: 'Find the slips in your resume before a recruiter does: grammar, spelling and tense, each explained in one plain sentence.',
    },
    '/grammar-check/business-proposal': {
      label: 'Business proposal check',
      title: 'Grammar check for a business proposal - Sheaf',
      description:
        'Find what several authors and one deadline left in your proposal. Each correction comes with its reason, and figures stay untouched.',
    },
    '/grammar-check/research-paper': {
      label: 'Research paper check',
      title: 'Grammar check for a research paper - Sheaf',
      description:
        'A last reading for papers, theses and grants: grammar and spelling with a reason for each, while citations and formulas are left alone.',
    },
    '/cover-letter': {
      label: 'About cover letters',
      title: 'Cover letters from your own CV - Sheaf',
      description:
        'Write a cover letter from your CV for one particular job. Each claim is traced back to a line of yours, and it always fits on one page.',
    },
    '/cover-letter/ai-cover-letter-generator': {
      label: 'AI cover letter generator',
      title: 'AI cover letter generator with evidence - Sheaf',
      description:
        'A cover letter generator that puts the line of your CV beside each claim it makes about you, in seven tones and without blanks to fill in.',
    },
    '/cover-letter/what-machines-read': {
      label: 'What machines read in your CV',
      title: 'What machines read in your CV - Sheaf',
      description:
        'See your CV as an applicant tracking system does: the fields it fills in, the order it reads, what it loses to columns and fonts, and how to mend it.',
    },
  },
  notFound: { title: 'Page Not Found - Sheaf', description: 'There is no page at this address.' },
};
