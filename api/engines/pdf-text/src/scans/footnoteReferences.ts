import type { LineWord, Segment } from '../lines/textLine.ts';
import type { Rectangle } from '../page/readingFrame.ts';

/** The line over notes is this long, as shares of the page's width, and is in the lower part of the page. */
const LINE_LENGTH = { from: 0.08, to: 0.62 };
const LOWER_PART = 0.35;
/** Notes begin where the line over them does, give or take so many points. */
const AT_LINE = 6;
/** In letter heights: how high a raised figure is, which a quotation mark is not, and how far above the line it ends. */
const FIGURE = { from: 0.31, to: 0.62, above: 0.15 };
const SHORTEST_WORD = 0.3;
/** What recognition makes of a raised figure: behind the end of a sentence more than behind a letter. */
const MISREAD = /(?<=[.,;:!?])["'”’“‘*°?!®™\d]{1,2}$|(?<=\p{L})["'”’“‘*°®™\d]{1,2}$/u;
const NUMBER = /^(\d{1,3})(?=$|\p{L})/u;
/** What recognition makes of a raised figure before the first letter of a note. */
const MISREAD_START = /^["'”’“‘*°!®™|\d]{1,3}(?=\p{L})/u;

/** The pieces of ink at the ends of the words of a page, in points. */
export type EndPieces = ReadonlyMap<LineWord, { first: Rectangle; last: Rectangle }>;

interface PageFacts {
  width: number;
  height: number;
  rulings: Rectangle[];
}

/** Lets raised figures in the text of a page point to the notes at its foot, in order, where there are as many of them: by themselves they are too small to be read. */
export function markFootnoteReferences(segments: Segment[], pieces: EndPieces, { width, height, rulings }: PageFacts): void {
  const rule = rulings.find(({ left, right, top, bottom }) => {
    const length = right - left;
    return length > bottom - top && length > LINE_LENGTH.from * width && length < LINE_LENGTH.to * width && top > LOWER_PART * height;
  });
  if (!rule) return;
  const notes = segments
    .filter(({ base, left }) => base > rule.bottom && Math.abs(left - rule.left) < AT_LINE)
    .filter((segment) => beginsNote(segment, pieces));
  const text = segments.filter(({ base }) => base < rule.top);
  const marked = new Set(text.flatMap((segment) => segment.words.filter((word) => isRaised(pieces.get(word)?.last, word, segment, 'end'))));
  const numbers = readNoteNumbers(notes);
  if (notes.length === 0 || marked.size !== notes.length || !numbers) return;
  let place = 0;
  for (const segment of text) {
    segment.words = segment.words.flatMap((word) => (marked.has(word) ? addReferenceMark(word, pieces.get(word)?.last, numbers[place++]) : [word]));
  }
  for (const [index, note] of notes.entries()) {
    const [first, ...others] = note.words;
    if (first && !NUMBER.test(first.text)) note.words = [...addReferenceNumber(first, pieces.get(first)?.first, numbers[index]), ...others];
  }
}

/** Returns the numbers of notes, counted from 1 when none is readable; undefined when they are not consecutive. */
function readNoteNumbers(notes: Segment[]): string[] | undefined {
  const read = notes.map(({ words }) => NUMBER.exec(words[0]?.text ?? '')?.[1]);
  const known = read.findIndex((number) => number !== undefined);
  const first = known < 0 ? 1 : Number(read[known]) - known;
  const counted = notes.map((_, index) => `${first + index}`);
  return first > 0 && read.every((number, index) => number === undefined || number === counted[index]) ? counted : undefined;
}

function beginsNote(segment: Segment, pieces: EndPieces): boolean {
  const [word] = segment.words;
  return word !== undefined && (NUMBER.test(word.text) || isRaised(pieces.get(word)?.first, word, segment, 'start'));
}

/** Returns whether a piece of ink at an end of a word is a raised figure. */
function isRaised(piece: Rectangle | undefined, word: LineWord, { base, size }: Segment, end: 'start' | 'end'): piece is Rectangle {
  if (!piece || (end === 'end' && piece.left - word.left < SHORTEST_WORD * size)) return false;
  const height = piece.bottom - piece.top;
  return height > FIGURE.from * size && height < FIGURE.to * size && base - piece.bottom > FIGURE.above * size;
}

/** The word, and behind it the number of its note. */
function addReferenceMark(word: LineWord, piece: Rectangle | undefined, number: string | undefined): LineWord[] {
  if (!piece || number === undefined) return [word];
  return [
    { ...word, text: word.text.replace(MISREAD, ''), ...cutUpTo(word, piece.left) },
    { ...word, text: number, isRaised: true, isGlued: true, ...cutFrom(word, piece.left) },
  ];
}

/** The number of a note, and its first word where that was read as one with it. */
function addReferenceNumber(word: LineWord, piece: Rectangle | undefined, number: string | undefined): LineWord[] {
  if (!piece || number === undefined) return [word];
  const mark = { ...word, text: number, isRaised: true, ...cutUpTo(word, piece.right) };
  const isAlone = word.right - piece.right < SHORTEST_WORD * word.size;
  return isAlone ? [mark] : [mark, { ...word, text: word.text.replace(MISREAD_START, ''), ...cutFrom(word, piece.right) }];
}

function cutUpTo({ left, onPage }: LineWord, right: number): Partial<LineWord> {
  return { right, ...(onPage && { onPage: { ...onPage, right: right + onPage.left - left } }) };
}

function cutFrom({ left: start, onPage }: LineWord, left: number): Partial<LineWord> {
  return { left, ...(onPage && { onPage: { ...onPage, left: left + onPage.left - start } }) };
}
