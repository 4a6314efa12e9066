import type { ServerConfig } from '../../config.ts';
import { capitalize, speak } from '../locale/speak.ts';
import { describeCost } from './pages/prices.ts';

const { number, list } = speak('en');

/** The landing page. */
export const home = {
  hero: {
    title: 'Every PDF chore, done <mark>properly.</mark>',
    lead: 'Merge PDFs, turn one into Word, ask it questions, check its grammar. Free for everyone, no account, and no server keeps your files.',
    /** Of a server that charges for what is beyond its free allowances. */
    /** What each tool does, and how that is said of a server where some are switched off. */
    does: {
      merge: 'merge PDFs',
      convert: 'turn a PDF into Word',
      chat: 'ask a PDF questions',
      grammar: 'check the grammar of a PDF',
      'cover-letter': 'write a cover letter from your CV',
    },
    leadOf: (does: string[], isCharging: boolean) =>
      `${capitalize(does.join(', '))}. ${isCharging ? 'No' : 'Free for everyone, no'} account, and no server keeps your files.`,
    leadCharged: 'Merge PDFs, turn one into Word, ask it questions, check its grammar. No account, and no server keeps your files.',
    fix: 'Fix My PDF Now',
    drop: 'Drop your PDFs here',
    upTo: (size: string) => `up to ${size} each`,
    /** Names on the sheets behind the drop area. Nobody reads them out. */
    waiting: ['lease.pdf', 'thesis.pdf'],
  },
  /** What each tool leaves on a page, shown on its card. Nobody reads it out. */
  samples: {
    merge: { files: ['letter.pdf', 'degree.pdf', 'resume.pdf'], counted: 'merged.pdf: <mark>all 7 pages</mark> counted' },
    convert: { style: 'Heading 1', heading: 'House rules', line: 'Bicycles are kept in the yard. <mark>Dogs are welcome.</mark>' },
    chat: { question: 'May I keep a dog?', passage: '<mark>One dog may be kept once the landlord has been told.</mark>', page: 'p. 4' },
    grammar: { before: 'Led a team of six and', wrong: 'acheived', right: 'achieved', after: 'every goal.', kind: 'Spelling' },
    letter: { claim: 'At Corner Bakery I <mark>cut flour waste by a third</mark>.', source: 'from your CV, second line' },
  },
  tools: {
    title: (count: number) => `${['No tool', 'One tool', 'Two tools', 'Three tools', 'Four tools', 'Five tools'][count]}, one desk`,
    sentence: 'Each opens at once and asks for nothing but the file.',
    unfinished: 'The ones still being built say so.',
  },
  reasons: {
    label: 'Why Sheaf',
    reasons: [
      {
        title: 'Private, and it shows',
        sentence:
          'Your files go to this server and to nobody else, and are not kept there. In your own browser your work stays for an hour, so that nothing is lost. What a chat or a letter needs is deleted after an hour too, or as soon as you say so. No page loads anything from another site.',
      },
      {
        title: 'Checked, not guessed',
        sentence:
          'A merged file is opened again and <mark>its pages are counted</mark> before you get it. A damaged or locked file is named, never left out.',
      },
      {
        title: 'Free for good',
        sentence: 'No sign-up, no trial, no watermark. There is no account to make, so there is none to lose and nothing to cancel.',
      },
    ],
    /** In place of the last one, where a server charges. */
    charged: {
      title: 'Priced in the open',
      sentence: 'No sign-up and no watermark. What stays free and what the rest costs is said on the page of each tool, before you choose a file.',
    },
  },
  uses: {
    title: 'Made for days like these',
    uses: [
      { name: 'Amara', occasion: 'thesis week', use: 'Four chapters, a bibliography and an appendix, handed in as one file.' },
      { name: 'Jonas', occasion: 'job hunt', use: 'Resume, references and certificates, in the order the advert asks for.' },
      { name: 'Priya', occasion: 'month-end', use: 'Twelve receipts for the accountant, one attachment.' },
    ],
  },
  questions: {
    title: 'Questions',
    free: {
      question: 'Is it really free?',
      answer: 'Yes. There is no account, no trial and no watermark.',
      /** Of a server that charges for what is beyond its free allowances. */
      charged: (server: ServerConfig) =>
        [
          'There is no account and no watermark, and every tool does something for nothing.',
          ...server.tools.map((tool) => describeCost(server, tool)),
        ].join(' '),
      donations: 'Now and then you are asked for a donation, and you can always say no.',
    },
    kept: {
      question: 'What happens to my files?',
      answer:
        'They are sent to this server, worked on, and handed back to you. No PDF is kept there. The text of a chat, a CV or a letter stays for as long as its page says, and “Delete now” ends that. In your own browser your work stays for an hour, unless you start over.',
    },
    scans: {
      question: 'Does it read scans (OCR)?',
      answer: 'The tools that work with text read a page that is only a picture, and name it. The result shows how well that went.',
    },
    searchable: {
      question: 'Can I make a scanned PDF searchable?',
      answer: 'Yes. Open the scan in PDF to Word and choose “Searchable PDF (OCR)”. It stays a PDF, and its words can be searched and copied.',
    },
    limits: {
      question: 'How large may my files be?',
      unknown: 'The server sets the limits, and the tool shows them beside the drop area.',
      none: 'This server sets no limit.',
      upTo: (limits: string[]) => `This server takes up to ${list(limits)}.`,
      files: (count: number) => `${number(count)} files at a time`,
      aFile: (size: string) => `${size} a file`,
      together: (size: string) => `${size} together`,
      pages: (count: number) => `${number(count)} pages`,
    },
    damaged: {
      question: 'What if a file is protected or damaged?',
      answer:
        'You are told which one it is before anything is done. A protected file opens with its password; a damaged one is never left out in silence.',
    },
    ready: {
      question: 'Which tools work today?',
      none: 'None yet. All five are being built.',
      some: (ready: string[], unfinished: string[]) =>
        `${list(ready)}. ${list(unfinished)} ${unfinished.length === 1 ? 'is being built, and its page says so' : 'are being built, and their pages say so'}.`,
    },
  },
};
