/** The description of every address for search engines. They are written into pages at build time, and no script holds them. */
export const descriptions = {
  '/': 'PDF tools for students, job seekers and offices. No account, no watermark, and no server keeps your files.',
  '/merge':
    'Put PDF files in order and download them as one, with bookmarks, links and forms. No account, no watermark, and no server keeps your files.',
  '/convert': 'Get a Word document with real paragraphs, headings and tables from your PDF. Scans are read by OCR. No account, no watermark.',
  '/chat': 'Ask your PDF a question and get an answer with the page and the marked sentence it rests on. Scans are read by OCR. No account.',
  '/grammar-check':
    'Get the spelling and grammar mistakes in your PDF marked and explained, and the corrected text as TXT, Word or a PDF with comments.',
  '/cover-letter-generator':
    'Get a one-page cover letter from your CV for one job, every claim beside the line it rests on, as PDF, Word or plain text. No account.',
  '/donate/practice': 'A practice page: no money moves.',
  '/donate/thanks': 'Your donation has arrived.',
  '/licences': 'The packages, fonts and word lists in Sheaf, each with its licence.',
  '/offline': 'This page was not opened before and needs the network.',
  '/merge-pdf':
    'Combine PDF files into one document in the order you choose, with bookmarks, links and forms. No account, no watermark, and nothing is stored.',
  '/pdf-to-word':
    'Convert a PDF to Word with real paragraphs, headings and tables. Scanned PDFs are read by OCR. Compare page by page before you download.',
  '/chat-with-pdf':
    'Ask a contract, a paper or a scanned report (OCR) a question and read the answer beside the sentence it rests on. No account needed.',
  '/grammar-check/resume':
    'Find the slips in your resume before a recruiter does: grammar, spelling and tense, each explained in one plain sentence.',
  '/grammar-check/business-proposal':
    'Find what several authors and one deadline left in your proposal. Each correction comes with its reason, and figures stay untouched.',
  '/grammar-check/research-paper':
    'A last reading for papers, theses and grants: grammar and spelling with a reason for each, while citations and formulas are left alone.',
  '/cover-letter':
    'Write a cover letter from your CV for one particular job. Each claim is traced back to a line of yours, and it always fits on one page.',
  '/cover-letter/ai-cover-letter-generator':
    'A cover letter generator that puts the line of your CV beside each claim it makes about you, in seven tones and without blanks to fill in.',
  '/cover-letter/what-machines-read':
    'See your CV as an applicant tracking system does: the fields it fills in, the order it reads, what it loses to columns and fonts, and how to fix it.',
  notFound: 'There is no page at this address.',
};
