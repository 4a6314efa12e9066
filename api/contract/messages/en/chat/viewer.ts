import { speak } from '../../locale/speak.ts';

const { number } = speak('en');

interface Found {
  place: number;
  count: number;
}

/** The document beside the conversation. */
export const viewer = {
  tools: 'Document tools',
  pages: (name: string) => `Pages of ${name}`,
  page: ({ page, pages }: { page: number; pages: number }) => `Page ${number(page)} of ${number(pages)}`,
  opening: 'Opening the PDF',

  pageField: 'Page',
  ofPages: (pages: number) => `of ${number(pages)}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit the width',
  zoom: (percent: number) => `${number(percent)}% of the width`,

  search: 'Search in the PDF',
  searchPlaceholder: 'Search',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  clearSearch: 'Clear the search',
  matches: ({ place, count }: Found) => `${number(place)} of ${number(count)}`,
  /** While pages are still being read. */
  matchesSoFar: ({ place, count }: Found) => `${number(place)} of ${number(count)}…`,
  noMatches: 'No matches',
  searching: 'Searching…',
  matchOnPage: ({ place, count, page }: Found & { page: number }) => `Match ${number(place)} of ${number(count)}, page ${number(page)}.`,
  /** Of a document of pictures alone. */
  noText: 'This PDF has no text to search: its pages are pictures.',

  cited: (quote: string) => `Cited passage: “${quote}”`,
  ask: 'Ask about this',

  pageNotDrawn: 'This page could not be drawn here. Its text can still be asked about.',
  notShownTitle: 'The pages cannot be shown',
  notShown: {
    password: 'This PDF is protected by a password, and the one given does not open it here.',
    unreadable: 'This PDF is too damaged or too heavy for your browser to draw. You can still ask about it.',
    'no-reader': 'This browser cannot draw PDF pages. You can still ask about the document.',
  },
};
