import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PlacedPicture } from '../read/pictures.ts';
import { PICTURE_SIGN, type PictureWord } from '../read/pictureWord.ts';
import type { CellDraft, TableDraft } from '../tables/tableDraft.ts';

/** A picture in a line is hardly higher than its letters, here in their heights, and is this close to the text beside it. */
const MAX_HEIGHT = 2;
const NEAR = 1.5;
/** Words go on over it where only a space or so separates them from it; wider gaps separate segments. */
const JOINED = 1;
const COVERED = 0.3;
const SPARE = 2;

/** Puts pictures that are in a line of text among its words, such as icons and formulas, and gives the others. */
export function placeInlinePictures(segments: Segment[], pictures: PlacedPicture[]): { segments: Segment[]; others: PlacedPicture[] } {
  let all = segments;
  const others: PlacedPicture[] = [];
  for (const picture of pictures) {
    const line = all.filter((segment) => isBeside(picture, segment));
    const isCovered = line.some(({ words }) => words.some((word) => covers(picture, word)));
    const before = isCovered ? undefined : line.filter(({ left }) => left < picture.left).sort((one, other) => other.left - one.left)[0];
    const after = isCovered ? undefined : line.filter(({ left }) => left >= picture.left).sort((one, other) => one.left - other.left)[0];
    const near = [before, after].filter((segment) => segment !== undefined && measureGap(picture, segment) <= NEAR * segment.size);
    const [host] = near;
    if (!host) {
      others.push(picture);
      continue;
    }
    const joined = near.filter(
      (segment) => segment === host || (segment && measureGap(picture, segment) <= JOINED * segment.size && Math.abs(segment.base - host.base) < 1),
    );
    const beside = findNearestWord(host, picture);
    const words = [...joined.flatMap((segment) => segment?.words ?? []), buildPictureWord(picture, beside)].sort(
      (one, other) => one.left - other.left,
    );
    const whole = { ...buildSegment(words, host.base), size: host.size, top: host.top, bottom: host.bottom };
    all = all.flatMap((segment) => (segment === host ? [whole] : joined.includes(segment) ? [] : [segment]));
  }
  return { segments: all, others };
}

/** Puts pictures into the cells of tables that they are in, and gives the others. */
export function movePicturesIntoCells(tables: TableDraft[], pictures: PlacedPicture[], size: number): PlacedPicture[] {
  return pictures.filter((picture) => {
    const cell = findCellAround(tables, picture);
    if (!cell) return true;
    const word = buildPictureWord(picture, { size, markedContent: -1 });
    cell.segments.push({ ...buildSegment([word], picture.bottom), size });
    return false;
  });
}

function findCellAround(tables: TableDraft[], { left, right, top, bottom }: PlacedPicture): CellDraft | undefined {
  for (const { cells } of tables) {
    const cell = cells.find(
      (each) => left >= each.left - SPARE && right <= each.right + SPARE && top >= each.top - SPARE && bottom <= each.bottom + SPARE,
    );
    if (cell) return cell;
  }
  return undefined;
}

function isBeside({ top, bottom }: PlacedPicture, segment: Segment): boolean {
  if (bottom - top > MAX_HEIGHT * segment.size) return false;
  const middle = (top + bottom) / 2;
  return middle > segment.base - 1.1 * segment.size && middle < segment.base + 0.4 * segment.size;
}

/** From a picture to the nearest word of a segment. */
function measureGap(picture: PlacedPicture, { words }: Segment): number {
  return Math.min(...words.map(({ left, right }) => Math.max(left - picture.right, picture.left - right)));
}

function findNearestWord({ words, size }: Segment, picture: PlacedPicture): { size: number; markedContent: number } {
  const [nearest] = [...words].sort((one, other) => measureDistance(one, picture) - measureDistance(other, picture));
  return { size, markedContent: nearest?.markedContent ?? -1 };
}

function measureDistance({ left, right }: LineWord, picture: PlacedPicture): number {
  return Math.max(left - picture.right, picture.left - right);
}

function covers(picture: PlacedPicture, { left, right, top, bottom }: LineWord): boolean {
  const across = Math.min(right, picture.right) - Math.max(left, picture.left);
  const down = Math.min(bottom, picture.bottom) - Math.max(top, picture.top);
  return across > COVERED * (right - left) && down > COVERED * (bottom - top);
}

/** It takes part in lines and paragraphs as a word does, without making them higher. */
function buildPictureWord(picture: PlacedPicture, { size, markedContent }: { size: number; markedContent: number }): PictureWord {
  const { left, right, top, bottom } = picture;
  return { text: PICTURE_SIGN, left, right, top, bottom, size, isBold: false, isRaised: false, markedContent, picture };
}
