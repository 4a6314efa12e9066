import type { ToolId } from '@sheaf/api/contract/tools';

/** What a search engine and a browser tab are told about one address. */
interface PageWords {
  title: string;
  description: string;
}

/** A page that explains a tool and leads to it. `slug` is given when a tool has several. */
export interface LandingPage extends PageWords {
  path: string;
  slug?: string;
  /** How a link to it reads. */
  label: string;
}

export interface Tool {
  id: ToolId;
  /** The package that holds it, by its name in remotes.json. */
  remote: `mfe-${ToolId}`;
  title: string;
  /** How it is called in the header, where room is scarce. */
  shortTitle: string;
  /** How it is called as an answer to "What do you want to do with your PDF?". */
  choice: string;
  /** What it does, in the Tools menu. */
  description: string;
  /** What it does, on its card. */
  summary: string;
  path: string;
  /** Where its card on the landing page leads. */
  cardPath: string;
  /** Where its link in the bar at the bottom of the landing page leads. */
  barPath: string;
  page: PageWords;
  landings: LandingPage[];
  hue: `tool-${ToolId}`;
}

/** The one table of the tools. Header, menus, dialog, cards, footer, routes and the build's pages all read it; Node runs it as it is. */
export const tools: readonly Tool[] = [
  {
    id: 'merge',
    remote: 'mfe-merge',
    title: 'Merge PDFs',
    shortTitle: 'Merge',
    choice: 'Merge PDFs',
    description: 'Combine multiple files',
    summary: 'Several files in, one file out, with bookmarks, links and forms.',
    path: '/merge',
    cardPath: '/merge',
    barPath: '/merge-pdf',
    page: {
      title: 'Merge PDFs - Sheaf',
      description: 'Put PDF files in order and download them as one, with bookmarks, links and forms. Free, no account, and your files are not kept.',
    },
    landings: [
      {
        path: '/merge-pdf',
        label: 'Merge PDF files online',
        title: 'Merge PDF files online, free and without an account - Sheaf',
        description: 'Combine PDF files into one document in the order you choose. No account, no watermark, and your files are not kept.',
      },
    ],
    hue: 'tool-merge',
  },
  {
    id: 'convert',
    remote: 'mfe-convert',
    title: 'PDF to Word',
    shortTitle: 'PDF to Word',
    choice: 'Convert to Word',
    description: 'Convert to editable docs',
    summary: 'Your PDF as a Word document you can edit.',
    path: '/convert',
    cardPath: '/convert',
    barPath: '/pdf-to-word',
    page: { title: 'PDF to Word - Sheaf', description: "Sheaf's tool for turning a PDF into a Word document you can edit. Free, no account." },
    landings: [
      {
        path: '/pdf-to-word',
        label: 'About PDF to Word',
        title: 'PDF to Word, free and without an account - Sheaf',
        description: "What Sheaf's PDF to Word tool is for: paragraphs, headings and tables as a Word document you can edit.",
      },
    ],
    hue: 'tool-convert',
  },
  {
    id: 'chat',
    remote: 'mfe-chat',
    title: 'Chat with PDF',
    shortTitle: 'Chat',
    choice: 'Chat with PDF',
    description: 'Ask AI questions',
    summary: 'Ask a document, read the answer where it stands.',
    path: '/chat',
    cardPath: '/chat',
    barPath: '/chat-with-pdf',
    page: {
      title: 'Chat with PDF - Sheaf',
      description: "Sheaf's tool for asking a PDF questions and seeing where each answer stands. Free, no account.",
    },
    landings: [
      {
        path: '/chat-with-pdf',
        label: 'About Chat with PDF',
        title: 'Chat with a PDF, free and without an account - Sheaf',
        description: "What Sheaf's chat is for: questions about contracts, study texts and reports, answered from the document itself.",
      },
    ],
    hue: 'tool-chat',
  },
  {
    id: 'grammar',
    remote: 'mfe-grammar',
    title: 'Grammar Check',
    shortTitle: 'Grammar',
    choice: 'Grammar Check',
    description: 'AI proofreading',
    summary: 'Mistakes in the text of a PDF, marked and explained.',
    path: '/grammar-check',
    cardPath: '/grammar-check',
    barPath: '/grammar-check',
    page: { title: 'Grammar Check - Sheaf', description: "Sheaf's tool for checking the grammar and spelling of a PDF's text. Free, no account." },
    landings: [
      {
        path: '/grammar-check/resume',
        slug: 'resume',
        label: 'Resume check',
        title: 'Grammar check for a resume - Sheaf',
        description: "What Sheaf's grammar check does for a resume: grammar, spelling and style, each correction explained.",
      },
      {
        path: '/grammar-check/business-proposal',
        slug: 'business-proposal',
        label: 'Business proposal check',
        title: 'Grammar check for a business proposal - Sheaf',
        description: "What Sheaf's grammar check does for a business proposal: grammar, spelling and style, each correction explained.",
      },
      {
        path: '/grammar-check/research-paper',
        slug: 'research-paper',
        label: 'Research paper check',
        title: 'Grammar check for a research paper - Sheaf',
        description: "What Sheaf's grammar check does for a research paper: grammar, spelling and style, each correction explained.",
      },
    ],
    hue: 'tool-grammar',
  },
  {
    id: 'cover-letter',
    remote: 'mfe-cover-letter',
    title: 'Cover Letter Generator',
    shortTitle: 'Cover letter',
    choice: 'Cover Letter Generator',
    description: 'AI job applications',
    summary: 'A letter for one job, written from your CV.',
    path: '/cover-letter-generator',
    cardPath: '/cover-letter',
    barPath: '/cover-letter',
    page: { title: 'Cover Letter Generator - Sheaf', description: "Sheaf's tool for writing a cover letter from your CV. Free, no account." },
    landings: [
      {
        path: '/cover-letter',
        label: 'About cover letters',
        title: 'Cover letters from your CV, free and without an account - Sheaf',
        description: "What Sheaf's cover letter generator is for: one letter for one job, from what your CV says.",
      },
      {
        path: '/cover-letter/ai-cover-letter-generator',
        slug: 'ai-cover-letter-generator',
        label: 'AI cover letter generator',
        title: 'AI cover letter generator - Sheaf',
        description: "How Sheaf's AI cover letter generator works: your CV, the job, seven tones.",
      },
    ],
    hue: 'tool-cover-letter',
  },
];

/** One address of the site. An unlisted one is served, but is not for search engines. */
export interface Page extends PageWords {
  path: string;
  isUnlisted?: true;
}

/** Where the practice payment page lives; the server sends visitors there when it has no payment provider. */
export const PRACTICE_PAYMENT_PATH = '/donate/practice';

/** Every address that answers with a page. Any other is not found. */
export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Sheaf - free PDF tools, no account',
    description: 'Free PDF tools for students, job seekers and offices. No account, no watermark, and your files are not kept.',
  },
  ...tools.flatMap(({ path, page, landings }) => [
    { path, ...page },
    ...landings.map(({ path, title, description }) => ({ path, title, description })),
  ]),
  { path: PRACTICE_PAYMENT_PATH, title: 'Practice payment - Sheaf', description: 'A practice page: no money moves.', isUnlisted: true },
];

export const notFoundPage: PageWords = { title: 'Page Not Found - Sheaf', description: 'There is no page at this address.' };

/** The words for an address, with or without a slash at its end. */
export function pageWordsAt(pathname: string): PageWords {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return pages.find((page) => page.path === path) ?? notFoundPage;
}
