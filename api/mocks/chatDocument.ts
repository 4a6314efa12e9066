import type { Citation } from '../contract/chat.ts';
import { beginsParagraph, LETTER, PAGE, readLines, type SetLine } from './createTextPdf.ts';

/** A sentence of a PDF that `createTextPdf` made, with its place on the page. */
export type PlacedSentence = Pick<Citation, 'page' | 'quote' | 'rects'>;

export interface FakeDocument {
  pageCount: number;
  wordCount: number;
  sentences: PlacedSentence[];
}

/** Reads the pages and sentences of a PDF made by `createTextPdf`. */
export function fakeDocument(pdf: string): FakeDocument {
  const pages = readLines(pdf);
  return {
    pageCount: Math.max(1, pages.length),
    wordCount: pages.flat().reduce((words, { text }) => words + text.split(/\s+/).filter(Boolean).length, 0),
    sentences: pages.flatMap((lines, index) => groupParagraphs(lines).flatMap((paragraph) => splitSentences(paragraph, index + 1))),
  };
}

function groupParagraphs(lines: SetLine[]): SetLine[][] {
  const paragraphs: SetLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const current = paragraphs.at(-1);
    if (current && !beginsParagraph(line, lines[index - 1])) current.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function splitSentences(paragraph: SetLine[], page: number): PlacedSentence[] {
  const text = paragraph.map((line) => line.text).join(' ');
  return [...text.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/g)].map(({ 0: quote, index }) => ({
    page,
    quote,
    rects: measureRects(paragraph, index, index + quote.length),
  }));
}

/** Returns a box for each line that a range of a paragraph touches. */
function measureRects(paragraph: SetLine[], start: number, end: number): Citation['rects'] {
  let offset = 0;
  return paragraph.flatMap(({ text, left, top }) => {
    const from = Math.max(0, start - offset);
    const to = Math.min(text.length, end - offset);
    offset += text.length + 1;
    if (from >= to) return [];
    const x = (left + from * LETTER.width) / PAGE.width;
    return [{ x, y: top / PAGE.height, w: ((to - from) * LETTER.width) / PAGE.width, h: (LETTER.height * 1.3) / PAGE.height }];
  });
}
