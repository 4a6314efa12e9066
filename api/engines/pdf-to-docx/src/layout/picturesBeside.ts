import { mayGoOn } from '@sheaf/pdf-text/layout/lineEnds';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Band, BandFacts, SideColumns } from './pageBands.ts';

/** A picture that text is beside is as high as this at least, in points, and has so many lines beside it. */
const LEAST_HEIGHT = 50;
const LEAST_LINES = 2;
const EDGE = 3;
/** What Word leaves free beside the text of a cell. */
const PADDING = 5.4;
/** Text that goes on below the picture, this near to it in letter heights, flows around it. */
const NEAR = 1.6;
/** The first line of a caption is this close to its picture, in letter heights; more lines are a column of text. */
const CAPTION = { below: 2.5, lines: 3 };

export interface PictureFacts extends BandFacts {
  isPicture(segment: Segment): boolean;
}

interface SplitByPicture {
  picture: Segment;
  caption: Segment[];
  above: Segment[];
  beside: Segment[];
  below: Segment[];
}

/** Places a picture and the text beside it, as in a data sheet, in two cells of a row. Text that flows around pictures stays. */
export function placePicturesBeside(band: Band, facts: PictureFacts): Band[] {
  const [only, ...others] = band.columns;
  const alone = band.sides ? undefined : findPictureColumn(band, facts);
  if (alone) return [buildBandBeside(alone, facts)];
  if (!only || others.length > 0 || band.sides || band.gap !== 0) return [band];
  const pictures = only.segments.filter((segment) => facts.isPicture(segment) && segment.bottom - segment.top > LEAST_HEIGHT);
  pictures.sort((one, other) => one.top - other.top);
  for (const picture of pictures) {
    const parted = splitByPicture(picture, only.segments, facts);
    if (!parted) continue;
    const part = (segments: Segment[]): Band[] => (segments.length === 0 ? [] : [{ ...band, columns: [{ segments }] }]);
    return [...part(parted.above), buildBandBeside(parted, facts), ...part(parted.below).flatMap((each) => placePicturesBeside(each, facts))];
  }
  return [band];
}

/** Returns the picture that one of two columns holds alone, with its caption, and the text of the other. */
function findPictureColumn(
  { columns: [one, other, ...more] }: Band,
  { isPicture, isTableOrPicture }: PictureFacts,
): Omit<SplitByPicture, 'above' | 'below'> | undefined {
  if (!one || !other || more.length > 0) return undefined;
  for (const [own, beside] of [
    [one.segments, other.segments],
    [other.segments, one.segments],
  ] as const) {
    const [picture, ...pictures] = own.filter((segment) => isPicture(segment) && segment.bottom - segment.top > LEAST_HEIGHT);
    const caption = own.filter((segment) => segment !== picture);
    const isCaption = caption.length <= CAPTION.lines && caption.every((line) => picture && !isTableOrPicture(line) && line.base > picture.bottom);
    if (picture && pictures.length === 0 && isCaption && !beside.some(isTableOrPicture)) return { picture, caption, beside };
  }
  return undefined;
}

function splitByPicture(picture: Segment, segments: Segment[], { isTableOrPicture }: PictureFacts): SplitByPicture | undefined {
  const caption = findCaptionUnder(picture, segments);
  const others = segments.filter((segment) => segment !== picture && !caption.includes(segment));
  const { bottom } = findBounds([picture, ...caption]);
  const beside = others.filter(({ base }) => base > picture.top && base < bottom);
  const below = others.filter((segment) => !beside.includes(segment) && segment.base > picture.top);
  const above = others.filter((segment) => !beside.includes(segment) && segment.base <= picture.top);
  const isAtRight = beside.every(({ left }) => left > picture.right - EDGE);
  const isAtLeft = beside.every(({ right }) => right < picture.left + EDGE);
  const isText = beside.every((segment) => !isTableOrPicture(segment)) && new Set(beside.map(({ base }) => Math.round(base))).size >= LEAST_LINES;
  return isText && (isAtLeft || isAtRight) && !flowsAround(beside, below) ? { picture, caption, above, beside, below } : undefined;
}

/** Returns the lines of a caption right under a picture and no wider, where the text beside it is level with them. Read row by row, it was in the middle of that text. */
function findCaptionUnder(picture: Segment, segments: Segment[]): Segment[] {
  const caption: Segment[] = [];
  let end = picture.bottom;
  const under = segments.filter(({ left, right, base }) => base > picture.bottom && left > picture.left - EDGE && right < picture.right + EDGE);
  for (const line of under.sort((one, other) => one.base - other.base)) {
    if (line.base - end > (caption.length === 0 ? CAPTION.below : NEAR) * line.size || caption.length === CAPTION.lines) break;
    caption.push(line);
    end = line.base;
  }
  const isLevel = ({ base, left, right }: Segment) => base > picture.bottom && base < end + EDGE && (left > picture.right || right < picture.left);
  return segments.some(isLevel) ? caption : [];
}

/** Returns whether the text beside a picture goes on below it. */
function flowsAround(beside: Segment[], below: Segment[]): boolean {
  const last = beside.reduce((one, other) => (other.base > one.base ? other : one));
  const next = below.filter(({ base, size }) => base - last.base < NEAR * size);
  return next.some(({ left, words }) => mayGoOn(words[0]?.text ?? '') || Math.abs(left - last.left) < EDGE);
}

function buildBandBeside({ picture, caption, beside }: Omit<SplitByPicture, 'above' | 'below'>, { textArea }: PictureFacts): Band {
  const text = findBounds(beside);
  const isFirst = picture.left < text.left;
  const edges = { left: picture.left, right: picture.right };
  const own = [picture, ...caption];
  const frame = isFirst
    ? { left: text.left, right: Math.max(text.right, textArea.right) }
    : { left: Math.min(text.left, textArea.left), right: Math.max(text.right, picture.left - 2 * PADDING) };
  const frames: SideColumns['frames'] = isFirst ? [edges, frame] : [frame, edges];
  const [first, second] = frames;
  const middle = Math.max((first.right + second.left) / 2, second.left - PADDING);
  const from = first.left - Math.min(PADDING, Math.max(0, first.left));
  const sides: SideColumns = {
    top: Math.min(picture.top, text.top),
    bottom: Math.max(findBounds([picture, ...caption]).bottom, text.bottom),
    edges: [from, middle, second.right + PADDING],
    frames,
    shading: [undefined, undefined],
    indent: from - textArea.left,
    hasBackground: false,
    isClosed: true,
  };
  const columns = isFirst ? [{ segments: own }, { segments: beside }] : [{ segments: beside }, { segments: own }];
  return { columns, frames, gap: undefined, sides: { ...sides, cells: [0, 1] } };
}
