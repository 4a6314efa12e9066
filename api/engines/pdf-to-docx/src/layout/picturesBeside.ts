import { mayGoOn } from '@sheaf/pdf-text/layout/lineEnds';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Band, BandFacts, SideColumns } from './pageBands.ts';

/** A picture that text stands beside is as high as this at least, in points, and has so many lines beside it. */
const LEAST_HEIGHT = 50;
const LEAST_LINES = 2;
const EDGE = 3;
/** What Word leaves free beside the text of a cell. */
const PADDING = 5.4;
/** Text that goes on below the picture, this near to it in letter heights, flows around it. */
const NEAR = 1.6;

export interface PictureFacts extends BandFacts {
  isPicture(segment: Segment): boolean;
}

interface Parted {
  picture: Segment;
  above: Segment[];
  beside: Segment[];
  below: Segment[];
}

/** Places a picture and the text that stands beside it alone, as in a data sheet, as two cells of a row; text that flows around pictures stays as it is. */
export function placePicturesBeside(band: Band, facts: PictureFacts): Band[] {
  const [only, ...others] = band.columns;
  if (!only || others.length > 0 || band.sides || band.gap !== 0) return [band];
  const pictures = only.segments.filter((segment) => facts.isPicture(segment) && segment.bottom - segment.top > LEAST_HEIGHT);
  pictures.sort((one, other) => one.top - other.top);
  for (const picture of pictures) {
    const parted = partedBy(picture, only.segments, facts);
    if (!parted) continue;
    const part = (segments: Segment[]): Band[] => (segments.length === 0 ? [] : [{ ...band, columns: [{ segments }] }]);
    return [...part(parted.above), besideBand(parted, facts), ...part(parted.below).flatMap((each) => placePicturesBeside(each, facts))];
  }
  return [band];
}

function partedBy(picture: Segment, segments: Segment[], { isThing }: PictureFacts): Parted | undefined {
  const others = segments.filter((segment) => segment !== picture);
  const beside = others.filter(({ base }) => base > picture.top && base < picture.bottom);
  const below = others.filter((segment) => !beside.includes(segment) && segment.base > picture.top);
  const above = others.filter((segment) => !beside.includes(segment) && segment.base <= picture.top);
  const isAtRight = beside.every(({ left }) => left > picture.right - EDGE);
  const isAtLeft = beside.every(({ right }) => right < picture.left + EDGE);
  const isText = beside.every((segment) => !isThing(segment)) && new Set(beside.map(({ base }) => Math.round(base))).size >= LEAST_LINES;
  return isText && (isAtLeft || isAtRight) && !flowsAround(beside, below) ? { picture, above, beside, below } : undefined;
}

/** Whether the text beside a picture goes on below it. */
function flowsAround(beside: Segment[], below: Segment[]): boolean {
  const last = beside.reduce((one, other) => (other.base > one.base ? other : one));
  const next = below.filter(({ base, size }) => base - last.base < NEAR * size);
  return next.some(({ left, words }) => mayGoOn(words[0]?.text ?? '') || Math.abs(left - last.left) < EDGE);
}

function besideBand({ picture, beside }: Parted, { textArea }: PictureFacts): Band {
  const text = findBounds(beside);
  const isFirst = picture.left < text.left;
  const own = { left: picture.left, right: picture.right };
  const frame = isFirst
    ? { left: text.left, right: Math.max(text.right, textArea.right) }
    : { left: Math.min(text.left, textArea.left), right: Math.max(text.right, picture.left - 2 * PADDING) };
  const frames: SideColumns['frames'] = isFirst ? [own, frame] : [frame, own];
  const [first, second] = frames;
  const middle = Math.max((first.right + second.left) / 2, second.left - PADDING);
  const from = first.left - Math.min(PADDING, Math.max(0, first.left));
  const sides: SideColumns = {
    top: Math.min(picture.top, text.top),
    bottom: Math.max(picture.bottom, text.bottom),
    edges: [from, middle, second.right + PADDING],
    frames,
    shading: [undefined, undefined],
    indent: from - textArea.left,
    hasGround: false,
    isClosed: true,
  };
  const columns = isFirst ? [{ segments: [picture] }, { segments: beside }] : [{ segments: beside }, { segments: [picture] }];
  return { columns, frames, gap: undefined, sides: { ...sides, cells: [0, 1] } };
}
