import type { DocumentPages, TextPiece } from '@sheaf/tool-kit/documentPages';

const PAPER = { width: 600, height: 850 };
const [MARGIN, LINE, LETTERS] = [0.1, 0.03, 0.02];

/** Fakes a document with these lines, since jsdom has no worker to read a PDF. Its pictures never arrive, or fail if `isBroken`. */
export function createTextPages(pages: readonly (readonly string[])[], { isBroken = false } = {}): DocumentPages {
  const getLines = (page: number) => pages[page - 1] ?? [];
  return {
    count: async () => pages.length,
    sizes: async (first, count) => pages.slice(first - 1, first - 1 + count).map(() => PAPER),
    picture: () => (isBroken ? Promise.reject(new Error('This page could not be drawn.')) : new Promise(() => undefined)),
    text: async (page) => getLines(page).map(buildPiece),
    words: async (page) => getLines(page).join('\n'),
  };
}

function buildPiece(text: string, line: number): TextPiece {
  return {
    text,
    left: MARGIN,
    top: MARGIN + line * LINE,
    size: LETTERS,
    family: 'serif',
    stretch: 1,
    angle: 0,
    isRightToLeft: false,
    endsLine: true,
  };
}
