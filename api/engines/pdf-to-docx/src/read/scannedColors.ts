import type { LineWord } from '@sheaf/pdf-text/lines/textLine';
import { drawPage, PIXELS } from '@sheaf/pdf-text/page/drawnPage';
import { findUnstyledWords } from '@sheaf/pdf-text/scans/findUnstyledWords';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { PageContent } from './readPages.ts';
import { type Ink, measurePaperTint, measureWordInk } from './wordInk.ts';

const PIXELS_PER_POINT = 200 / 72;
const MAX_PIXELS = 6_000_000;
/** Black print and pencil take as much of each colour; coloured print takes less than this share of one than of another. */
const COLOURED = 0.8;
/** Inks whose shares differ by less than this are one. */
const SAME_INK = 0.13;
/** A word of fewer letters looks like its neighbours; so many letters of one ink show its colour. */
const LEAST_LETTERS = 3;
/** Small letters are half paper: the ink of this share of the words is the most that was seen of it. */
const STRONGEST = 0.85;

interface InkedWord {
  word: LineWord;
  ink: Ink;
  /** Its parts as shares of the greatest of them, which are the same however thin the strokes are. */
  shares: Ink;
}

/** Gives the recognised words of scanned pages the colours that they were printed in: each colour is that of all words of its ink. */
export function colorScannedWords(open: OpenPdf, pages: PageContent[]): void {
  const inked = pages.flatMap((page) => (page.text.source === 'ocr' ? measureInkedWords(open, page) : []));
  const groups: InkedWord[][] = [];
  for (const each of inked.filter(({ shares }) => Math.min(...shares) < COLOURED)) {
    const group = groups.find(([first]) => first && areAlike(first.shares, each.shares));
    if (group) group.push(each);
    else groups.push([each]);
  }
  for (const group of groups) {
    const color = measureColor(group);
    for (const { word } of group) word.color = color;
  }
  for (const { text } of pages)
    if (text.source === 'ocr') for (const { segments } of text.groups) for (const { words } of segments) colorShortWords(words);
}

function measureInkedWords({ instance, document }: OpenPdf, { text }: PageContent): InkedWord[] {
  const page = instance.FPDF_LoadPage(document.handle, text.page - 1);
  if (!page) return [];
  const words = text.groups.flatMap(({ segments }) => segments.flatMap((segment) => segment.words)).filter(isLong);
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PIXELS / Math.max(1, text.width * text.height)));
  try {
    const found = drawPage(instance, page, text, { scale, pixels: PIXELS.color }, (drawn) => {
      const paperTint = measurePaperTint(drawn);
      return words.flatMap((word): InkedWord[] => {
        const ink = word.onPage && measureWordInk(drawn, word.onPage, { scale, paperTint });
        if (!ink) return [];
        const most = Math.max(...ink);
        return [{ word, ink, shares: [ink[0] / most, ink[1] / most, ink[2] / most] }];
      });
    });
    return found ?? [];
  } finally {
    instance.FPDF_ClosePage(page);
  }
}

function areAlike(one: Ink, other: Ink): boolean {
  return one.every((share, index) => Math.abs(share - (other[index] ?? 0)) < SAME_INK);
}

/** The colour of the words that show it most, as six hexadecimal digits. */
function measureColor(words: InkedWord[]): string {
  const channel = (place: 0 | 1 | 2) => {
    const inks = words.map(({ ink }) => ink[place]).sort((one, other) => one - other);
    const most = inks[Math.floor(STRONGEST * (inks.length - 1))] ?? 0;
    return Math.round(255 * (1 - most))
      .toString(16)
      .padStart(2, '0');
  };
  return `${channel(0)}${channel(1)}${channel(2)}`;
}

function colorShortWords(words: LineWord[]): void {
  for (const [word, beside] of findUnstyledWords(words, words.filter(isLong))) {
    const [first] = beside;
    if (first?.color !== undefined && beside.every(({ color }) => color === first.color)) word.color = first.color;
  }
}

function isLong({ text }: LineWord): boolean {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_LETTERS;
}
