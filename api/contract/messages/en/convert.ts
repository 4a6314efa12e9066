import type { ConvertChoiceMessages } from '../../convertChoices.ts';
import type { Locale } from '../locale/locales.ts';
import { speak } from '../locale/speak.ts';
import { kept } from './savedWork.ts';

const { number, plural } = speak('en');

const counts = {
  pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  words: (count: number) => plural(count, { one: '# word', other: '# words' }),
  headings: (count: number) => plural(count, { one: '# heading', other: '# headings' }),
  lists: (count: number) => plural(count, { one: '# list', other: '# lists' }),
  tables: (count: number) => plural(count, { one: '# table', other: '# tables' }),
  images: (count: number) => plural(count, { one: '# picture', other: '# pictures' }),
  links: (count: number) => plural(count, { one: '# link', other: '# links' }),
};

/** The screen before there is a result. */
const screen = {
  title: 'PDF to Word',
  lead: 'Turn a PDF into a Word document that you can go on writing in.',
  backToTools: 'Back to Tools',

  drop: 'Drop your PDF here',
  dropOther: 'Drop another PDF here',
  /** A null is not limited. */
  limits: ({ size, pages }: { size: string | null; pages: number | null }) =>
    [size && `up to ${size}`, pages && `${size ? '' : 'up to '}${number(pages)} pages`].filter(Boolean).join(', ') || 'of any size',
  freePages: (pages: number) => `${plural(pages, { one: '# page', other: '# pages' })} at a time are free`,

  /** Unfolds the form, which is folded to one line once there is a result. The file name follows. */
  changeChoices: 'Options and file',
  convert: 'Convert to Word',
  privacy: 'Your PDF is converted on this server and dropped right after. Nothing is kept there.',

  doneTitle: 'PDF converted successfully!',
  doneText: 'Your Word document is ready for download.',
  failedTitle: 'Conversion failed',
  /** Of a file whose fault is found when it is chosen. */
  unusableTitle: 'This file cannot be converted',
  failedText: 'Failed to convert PDF to Word. Please try again.',
  tryAgain: 'Try again',
  otherFile: 'Choose another file',
  asPictures: 'Keep the pages as pictures',
  /** What can be done here about a file that no second try would convert. */
  remedies: {
    no_text: 'Where its pages hold drawings or photographs, they can be kept as pictures.',
    too_complex: 'Under Options, you can choose fewer pages.',
  },
  partMissing: 'This part of the page could not be loaded. Your file and your choices are still here; check your connection.',

  password: 'Password',
  passwordFor: (name: string) => ` for ${name}`,
  passwordHint: 'Used to read this file, and never stored.',
  open: 'Open and convert',
};

const choices: ConvertChoiceMessages = {
  pages: {
    label: 'Pages',
    hint: 'Such as 1-3, 5, 8-, even or r1 for the last. Empty means all.',
    placeholder: 'all pages',
    summary: (range) => `Pages ${range}`,
    usual: 'All pages',
  },
  headersFooters: {
    label: 'Headers, footers and page numbers',
    values: { word: 'As Word headers and footers', body: 'In the text, where they stood', drop: 'Left out' },
    summary: { body: 'Headers in the text', drop: 'No headers' },
  },
  ocr: {
    label: 'Scanned pages',
    values: { auto: 'Recognise their text', force: 'Recognise the text of every page', off: 'Keep them as pictures' },
    hints: { force: 'Takes longer. For PDFs whose text comes out as nonsense.' },
    summary: { force: 'Every page recognised', off: 'No text recognition' },
    usual: 'Scans become text',
  },
  doubtfulPages: {
    label: 'Pages that hardly become text',
    values: { text: 'Convert them, and name them', look: 'Keep their look' },
    hints: { look: 'Such as drawings, posters, formulas and poor scans. The result says which.' },
    summary: { look: 'Difficult pages keep their look' },
  },
};

/** The options below the main choices. */
const options = { title: 'Options', choices };

/** The offer to keep a scan as a PDF. */
const searchable = {
  title: 'Searchable PDF (OCR)',
  note: 'For a scan that stays a PDF',
  lead: 'The pages look as before. Their recognised words are laid behind the picture, so that you can search, select and copy them.',
  make: 'Make a searchable PDF',
  working: 'Recognising the text',
  made: ({ words, pages }: { words: number; pages: number }) =>
    `${counts.words(words)} on ${plural(pages, { one: '# scanned page', other: '# scanned pages' })} can now be searched.`,
  nothing: 'No page of this PDF is a scan, so its words can be searched already.',
  download: (fileName: string) => `Download ${fileName}`,
  failedTitle: 'No searchable PDF was made',
  failedText: 'Failed to recognise the text. Please try again.',
};

/** How far a conversion is. */
const work = {
  title: 'Converting to Word',
  uploading: (total: string) => `Uploading ${total}`,
  uploadingPart: ({ sent, total }: { sent: string; total: string }) => `Uploading ${sent} of ${total}`,
  waitingForServer: 'Waiting for the server',
  waitingForPlace: 'Waiting for a free place',
  readingFile: 'Opening the file',
  reading: ({ page, pages }: { page: number; pages: number }) => `Reading page ${number(page)} of ${number(pages)}`,
  recognising: ({ page, pages }: { page: number; pages: number }) => `Recognising text: page ${number(page)} of ${number(pages)}`,
  writing: 'Writing the Word document',
  checking: 'Checking that Word will open it',
  downloading: 'Fetching the Word document',
};

const result = {
  waiting: 'Your Word document',
  chooseFile: 'It will appear here. Choose a PDF to begin.',
  ready: (name: string) => `${name} is ready to be converted.`,
  doubtful: (name: string) => `This browser could not open ${name}, so it may be damaged. The server can sometimes read such a file.`,
  afterFailure: 'It will appear here as soon as a conversion succeeds.',

  inside: 'What is in it',
  /** Beside the counts: what can be done with the pages that are text. */
  text: {
    structure: 'Headings, lists and tables are Word’s own, so the navigation pane and a table of contents work.',
    plain: 'Paragraphs are whole: change a sentence and the rest moves along.',
    none: 'There are no words in it that can be changed.',
  },
  /** Pages that keep their look, each kind in one sentence. */
  kept: {
    exact: (count: number) =>
      plural(count, {
        one: '# page keeps its look, line by line: its words can be changed, but nothing moves along.',
        other: '# pages keep their look, line by line: their words can be changed, but nothing moves along.',
      }),
    picture: (count: number) =>
      plural(count, {
        one: '# page keeps its look as a picture: its words cannot be changed.',
        other: '# pages keep their look as pictures: their words cannot be changed.',
      }),
  },
  look: 'Worth a look',
  scanned: 'Read by text recognition',
  scannedPage: ({ page, sure }: { page: number; sure: number }) => `Page ${number(page)}: ${number(sure)}% sure`,
  moreScanned: (count: number) => plural(count, { one: 'Show # more page', other: 'Show # more pages' }),

  without: (count: number) =>
    plural(count, {
      one: 'Your choice for # page is not in this file. Convert again to have it.',
      other: 'Your choices for # pages are not in this file. Convert again to have them.',
    }),
  fileName: 'File name',
  savedAs: (fileName: string) => `Saved as “${fileName}”: not every system takes the name you typed.`,
  download: (fileName: string) => `Download ${fileName}`,
  continueWith: 'Continue with this file',
  /** The other tools take PDFs. */
  continueHint: 'The other tools go on with your PDF, not with the Word document.',
  tools: {
    merge: { label: 'Merge it with others', description: 'Several files become one.' },
    chat: { label: 'Ask it questions', description: 'Each answer with its place in the text.' },
    grammar: { label: 'Check its grammar', description: 'Mistakes marked and explained.' },
    'cover-letter': { label: 'Write a cover letter from it', description: 'When the file is your CV.' },
  },
  another: 'Convert another PDF',
  notKept: 'Neither the PDF nor this document is kept on the server.',
};

const kinds = {
  form: 'a form',
  drawing: 'mostly a drawing',
  scattered: 'words that stand about, as on a poster',
  turned: 'text that is turned',
  hardToRead: 'a scan that was hard to read',
  formula: 'formulas that became pictures',
  faint: 'text too faint to be read',
  digits: 'numbers that may have been read wrong',
  columns: 'texts beside each other',
  rows: 'lines like the rows of a table',
  torn: 'parts that may have come apart',
  lines: 'lines or frames that are missing',
};

/** Each page beside what Word will hold of it. */
const pages = {
  title: 'Page by page',
  place: ({ page, place, pages: all }: { page: number; place: number; pages: number }) =>
    page === place ? `Page ${number(page)} of ${number(all)}` : `Page ${number(page)} (${number(place)} of ${number(all)})`,
  previous: 'Previous page',
  next: 'Next page',
  pageField: 'Page',
  /** Behind the number of the page that is shown. */
  ofPages: ({ page, place, pages: all }: { page: number; place: number; pages: number }) =>
    page === place ? `of ${number(all)}` : `(${number(place)} of ${number(all)})`,
  enlarge: 'Enlarge',
  side: 'Which page is shown',
  sides: { pdf: 'In the PDF', word: 'In Word' },
  shortSides: { pdf: 'PDF', word: 'Word' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit the width',
  zoom: (percent: number) => `${number(percent)}% of the width`,
  picture: (page: number) => `Page ${number(page)} of the PDF`,
  kept: ({ page, mode }: { page: number; mode: 'exact' | 'picture' }) =>
    mode === 'exact' ? `Page ${number(page)}, its lines where they stood` : `Page ${number(page)} as a picture`,
  empty: 'Nothing on this page is text.',

  choice: (page: number) => `What page ${number(page)} becomes`,
  modes: { flow: 'Text', exact: 'In place', picture: 'Picture' },
  means: {
    flow: 'Text that you can go on writing in. It moves along as you do.',
    exact: 'Looks as in the PDF. You can change the words of each line; nothing moves along.',
    picture: 'Looks as in the PDF. Its words cannot be changed.',
  },
  why: {
    form: 'This page is a form. As text, its fields lose their places.',
    drawing: 'This page is mostly a drawing. As text, what is drawn becomes pictures, and the words around them follow each other.',
    scattered: 'The words of this page stand about, as on a poster. As text, they follow each other.',
    turned: 'Some text of this page is turned. As text, it stands level.',
    hardToRead: 'The text of this page was hard to recognise. A picture shows what was on it.',
    formula: 'The formulas on this page are pictures in the text. Keeping its look leaves every sign where it was.',
    digits: 'Some numbers of this scan may have been read wrong. They are marked in yellow. A picture shows what was on the page.',
    columns: 'Texts stood beside each other on this page. As text, they follow each other.',
    rows: 'Some lines of this page look like the rows of a table, and are lines with tabs. If it is one, you can say so below.',
    torn: 'Some parts of this page that belong together may have come apart. Keeping its look leaves each where it was.',
    lines: 'Some lines or frames of this page are missing. Keeping its look shows them.',
    faint: 'Some text on this page was too faint for white paper, so it was made darker. Keeping its look shows it as it was.',
  },
  correct: {
    title: 'Correct what was read wrong',
    hint: 'Choose a part of the page, here or in the Word page above, and say what it is. The document is converted again at once.',
    which: 'Part of the page',
    upTo: 'Together with the next ones, up to',
    onlyThis: 'Only this one',
    part: ({ kind, text }: { kind: 'heading' | 'text' | 'item' | 'table'; text: string }) =>
      `${{ heading: 'Heading', text: 'Text', item: 'List item', table: 'Table' }[kind]}: ${text}`,
    heading: 'This is a heading',
    noHeading: 'This is not a heading',
    table: 'This is a table',
    noTable: 'This is not a table',
    join: 'Join these paragraphs',
    joinNext: 'Join with the next paragraph',
    beginsAt: 'A new paragraph begins at',
    partHere: 'Split it here',
    undo: 'Undo the last correction',
    nothing: 'Nothing on this page can be corrected.',
  },
  take: { flow: 'Keep as text', exact: 'Keep in place', picture: 'Keep as a picture' },
  changed: (count: number) =>
    plural(count, { one: 'Your choice for # page is not in the document yet.', other: 'Your choices for # pages are not in the document yet.' }),
  convertAgain: 'Convert again',
  firstPages: (count: number) => `Here are the first ${number(count)} pages. The document has all of them.`,

  lookAt: 'Pages to look at',
  pageIs: ({ page, why }: { page: number; why: keyof typeof kinds }) => `Page ${number(page)}: ${kinds[why]}`,
  show: 'Show',
  showPage: (page: number) => `Show page ${number(page)}`,
  keepLook: (count: number) => plural(count, { one: 'Keep the look of this page', other: 'Keep the look of these # pages' }),
};

/** What listeners hear when something changes on the screen. */
const announcements = {
  chosen: ({ name }: { name: string }) => `${name} chosen.`,
  chosenAnew: ({ name }: { name: string }) => `${name} chosen. An earlier result is gone.`,
  removed: ({ name }: { name: string }) => `${name} removed.`,
  cancelled: 'Conversion cancelled. Your file and your choices are still here.',
  converted: ({ pages, words }: { pages: number; words: number }) => `Converted: ${counts.pages(pages)}, ${counts.words(words)}.`,
  pagesChanged: ({ pages: count }: { pages: number }) =>
    plural(count, {
      one: 'Your choice for # page is not in the document yet. Convert again to have it.',
      other: 'Your choices for # pages are not in the document yet. Convert again to have them.',
    }),
  changed: 'Options changed. Convert again to see their effect.',
};

const shortcuts = { title: 'In PDF to Word', convert: 'Convert the chosen PDF', enter: 'Enter' };

/** What the tool says that makes a PDF a Word document. */
export const convert = {
  /** The language of all this, for what writes numbers with units. */
  locale: 'en' as Locale,
  number,
  counts,
  screen,
  options,
  searchable,
  work,
  result,
  pages,
  announcements,
  shortcuts,
  kept,
};

export type ConvertMessages = typeof convert;
