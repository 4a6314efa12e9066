import type { PagePicture, PixelBox, RecognisedPage, RecognisedWord } from '@sheaf/ocr/pagePicture';
import { buildSegment, type LineWord, type Segment } from '../lines/textLine.ts';
import type { Rectangle, Turn } from '../page/readingFrame.ts';
import type { PageSegments } from '../read/readPage.ts';
import { markFootnoteReferences } from './footnoteReferences.ts';
import { type LetterHeights, measureLetterHeights } from './letterHeights.ts';

const POINTS_PER_INCH = 72;
/** Words beside each other on a line that differ this much from it, all in one way, are set in another size. */
const OTHER_SIZE = 0.17;
/** A word or line without tall letters is of the usual size where it seems no more than this larger or smaller. */
const UNSURE_SIZE = 0.25;
/** Wider gaps than this between recognised words, in letter heights, separate cells; print leaves less between words even where it stretches lines. */
const CELL_GAP = 1;

type EndPieceMap = Map<LineWord, { first: Rectangle; last: Rectangle }>;

/** Builds a recognised page as if it had been text: its lines in points of the page, in the order in which they are read. */
export function buildRecognisedSegments(page: PageSegments, recognised: RecognisedPage, picture: PagePicture): PageSegments {
  const turn: Turn = recognised.turned === 90 ? 270 : recognised.turned === 270 ? 90 : recognised.turned;
  const points = createPointConverter(picture);
  const pieces: EndPieceMap = new Map();
  const lines = recognised.paragraphs
    .flatMap((paragraph) => paragraph.lines)
    .map((words) => words.flatMap((word) => buildLineWords(word, points, pieces)))
    .filter((words) => words.length > 0)
    .map(measureLine);
  const usual = computeMedian(lines.flatMap(({ isSure, size }) => (isSure ? [size] : [])));
  const segments = lines.map((line) => buildLineSegment(line, usual));
  const [a, b, c, d, e, f] = recognised.toPicture;
  const scan = {
    rulings: recognised.rulings.map((ruling) => ({ ...convertToPoints(ruling, points), shade: ruling.shade })),
    figures: recognised.figures.map((figure) => convertToPoints(figure, points)),
    toPage: [a, b, c, d, points(e), points(f)] as const,
  };
  markFootnoteReferences(segments, pieces, { ...page, rulings: scan.rulings });
  return { ...page, tags: undefined, source: 'ocr', confidence: recognised.confidence, groups: [{ turn, segments, isInOrder: true }], scan };
}

/** Splits a recognised line at wide gaps, since cells or columns side by side may be recognised as one line. */
export function splitAtGaps(segment: Segment): Segment[] {
  const parts: LineWord[][] = [];
  for (const word of segment.words) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    const isApart = before && Math.max(word.left - before.right, before.left - word.right) > CELL_GAP * segment.size;
    if (last && !isApart) last.push(word);
    else parts.push([word]);
  }
  return parts.length < 2 ? [segment] : parts.map((words) => buildSegment(words, segment.base));
}

type PointConverter = (pixels: number) => number;

function createPointConverter({ dpi }: PagePicture): PointConverter {
  return (pixels) => (pixels * POINTS_PER_INCH) / dpi;
}

function convertToPoints({ left, top, right, bottom }: PixelBox, points: PointConverter): Rectangle {
  return { left: points(left), top: points(top), right: points(right), bottom: points(bottom) };
}

/** They are in the frame in which they were read, where lines are level, however askew the page was scanned. */
function buildLineWords(
  { text, read, strokes, endPieces, confidence, isDoubtful, ...onPicture }: RecognisedWord,
  points: PointConverter,
  pieces: EndPieceMap,
): LineWord[] {
  const place = convertToPoints(read, points);
  const facts = {
    ...place,
    onPage: convertToPoints(onPicture, points),
    size: place.bottom - place.top,
    isBold: false,
    isRaised: false,
    markedContent: -1,
    confidence,
    isItalic: false,
    stroke: points(strokes.upright),
    slant: strokes.slant,
    contrast: strokes.level / Math.max(strokes.upright, 0.1),
    ...(isDoubtful && { isDoubtful }),
  };
  const words = text
    .normalize('NFC')
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => ({ ...facts, text: part }));
  const [only] = words;
  if (only && endPieces && words.length === 1)
    pieces.set(only, { first: convertToPoints(endPieces.first, points), last: convertToPoints(endPieces.last, points) });
  return words;
}

interface MeasuredLine {
  words: LineWord[];
  heights: LetterHeights[];
  size: number;
  isSure: boolean;
}

function measureLine(words: LineWord[]): MeasuredLine {
  const heights = words.map((word) => measureLetterHeights(word.text, word));
  const sure = heights.filter(({ isSure }) => isSure);
  return { words, heights, size: computeMedian((sure.length > 0 ? sure : heights).map((each) => each.size)), isSure: sure.length > 0 };
}

/** A line whose words have the size that most of them seem to have, but for words beside each other that are clearly larger or smaller. */
function buildLineSegment({ words, heights, size: seeming, isSure }: MeasuredLine, usual: number): Segment {
  const size = !isSure && Math.abs(seeming / usual - 1) < UNSURE_SIZE ? usual : seeming;
  const differs = heights.map((each) =>
    Math.abs(each.size / size - 1) > (each.isSure ? OTHER_SIZE : UNSURE_SIZE) ? Math.sign(each.size - size) : 0,
  );
  for (const [index, word] of words.entries()) {
    const way = differs[index];
    const isOther = way !== 0 && [differs[index - 1], differs[index + 1]].includes(way);
    word.size = isOther ? (heights[index]?.size ?? size) : size;
  }
  return buildSegment(words, computeMedian(heights.map(({ base }) => base)));
}

function computeMedian(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
