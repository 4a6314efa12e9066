import type { PagePicture, RecognisedPage, RecognisedWord } from '../../ocr/pagePicture.ts';
import { type LineWord, segmentOf, type Turn } from '../lines/textLine.ts';
import type { Rectangle } from '../page/readingFrame.ts';
import type { PageSegments } from '../page/readPage.ts';

const POINTS_PER_INCH = 72;
/** Lines whose height differs by less than this share are of one size: pictures are not exact. */
const SAME_SIZE = 0.3;
/** What a line of print measures from its highest to its lowest letter, in letter heights. */
const LINE_HEIGHT = 0.92;

/** A recognised page as if it had been text: its lines in points of the page, in the order in which they are read. */
export function recognisedSegments(page: PageSegments, recognised: RecognisedPage, picture: PagePicture): PageSegments {
  const turn: Turn = recognised.turned === 90 ? 270 : recognised.turned === 270 ? 90 : recognised.turned;
  const lines = recognised.paragraphs
    .flatMap((paragraph) => paragraph.lines)
    .map((words) => words.flatMap((word) => lineWords(word, picture)))
    .filter((words) => words.length > 0);
  const segments = lines.map((words) => segmentOf(words, median(words.map(({ bottom }) => bottom))));
  const heightOf = ({ words }: { words: LineWord[] }) => median(words.map(({ top, bottom }) => bottom - top));
  const usual = median(segments.map(heightOf));
  const size = median(segments.map(({ top, bottom }) => (bottom - top) / LINE_HEIGHT));
  for (const segment of segments) {
    const ratio = heightOf(segment) / Math.max(usual, 0.1);
    segment.size = Math.abs(ratio - 1) < SAME_SIZE ? size : size * ratio;
    for (const word of segment.words) word.size = segment.size;
  }
  return { ...page, tags: undefined, source: 'ocr', confidence: recognised.confidence, groups: [{ turn, segments, isInOrder: true }] };
}

/** They stand in the frame in which they were read, where lines are level, however askew the page was scanned. */
function lineWords({ text, read, confidence, ...onPicture }: RecognisedWord, { dpi }: PagePicture): LineWord[] {
  const inPoints = ({ left, top, right, bottom }: Rectangle): Rectangle => {
    const points = (pixels: number) => (pixels * POINTS_PER_INCH) / dpi;
    return { left: points(left), top: points(top), right: points(right), bottom: points(bottom) };
  };
  const place = inPoints(read);
  const facts = {
    ...place,
    onPage: inPoints(onPicture),
    size: place.bottom - place.top,
    isBold: false,
    isRaised: false,
    markedContent: -1,
    confidence,
  };
  return text
    .normalize('NFC')
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => ({ ...facts, text: part }));
}

function median(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
