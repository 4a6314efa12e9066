import { joinMatrices, type Matrix } from '@sheaf/pdf-text/page/matrix';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { ObjectReader, PageObject } from '@sheaf/pdf-text/page/walkObjects';
import { type PathPart, splitPath } from './pathParts.ts';

/** What is drawn is seen only inside it. */
export interface Clip extends Rectangle {
  kind: 'rectangle' | 'roundedBox' | 'shape';
}

/** A clip this flat is the side of a border, whose ends are slanted. */
const FLAT = 0.2;

/** So many paths are read at most, and so many segments of one: clipping to letters has thousands. */
const MOST_PATHS = 8;
const MOST_SEGMENTS = 500;
/** In points: what is left of a cut part is at least as large, and a cut that takes less is none. */
const LEAST_LEFT = 0.05;
const SAME_EDGE = 0.5;

/** Reads the paths that an object and the forms around it are clipped to, on the page as it is shown. */
export function readClips({ handle, matrix, forms }: PageObject, toPage: Matrix, reader: ObjectReader): Clip[] {
  return [...forms, { handle, matrix }].flatMap((each) => readObjectClips(each.handle, joinMatrices(each.matrix, toPage), reader));
}

function readObjectClips(object: number, shown: Matrix, reader: ObjectReader): Clip[] {
  const { calls } = reader;
  const clip = calls.FPDFPageObj_GetClipPath(object);
  // PDFium answers -1 where it has no clip.
  const paths = clip ? calls.FPDFClipPath_CountPaths(clip) : 0;
  const clips: Clip[] = [];
  for (let path = 0; path < Math.min(paths, MOST_PATHS); path += 1) {
    const count = calls.FPDFClipPath_CountPathSegments(clip, path);
    if (count > MOST_SEGMENTS) continue;
    const parts = splitPath({ count, at: (index) => calls.FPDFClipPath_GetPathSegment(clip, path, index) }, reader, shown);
    if (parts.length > 0) clips.push({ ...findBounds(parts), kind: classifyClip(parts) });
  }
  return clips;
}

function classifyClip([first, ...others]: readonly PathPart[]): Clip['kind'] {
  if (!first || others.length > 0 || first.kind === 'line') return 'rectangle';
  const [width, height] = [first.right - first.left, first.bottom - first.top];
  return Math.min(width, height) < FLAT * Math.max(width, height) ? 'rectangle' : first.kind;
}

/** Cuts off what lies outside of clips, but for a hair. Returns undefined where nothing is left. */
export function cutToClips(all: Rectangle, clips: readonly Rectangle[]): Rectangle | undefined {
  const { left, top, right, bottom } = all;
  const cut = clips.reduce<Rectangle>(
    (rest, clip) => ({
      left: Math.max(rest.left, clip.left),
      top: Math.max(rest.top, clip.top),
      right: Math.min(rest.right, clip.right),
      bottom: Math.min(rest.bottom, clip.bottom),
    }),
    { left, top, right, bottom },
  );
  const isLeft = [
    [cut.right - cut.left, right - left],
    [cut.bottom - cut.top, bottom - top],
  ].every(([rest = 0, whole = 0]) => rest >= Math.min(whole, LEAST_LEFT));
  if (!isLeft) return undefined;
  return isCut(all, cut) ? cut : { left, top, right, bottom };
}

/** Cuts a part of a path, whose stroke reaches over it by `reach`. A rectangle that fills a rounded clip is as round as that. */
export function cutPart(part: PathPart, clips: readonly Clip[], reach: number): PathPart | undefined {
  const room = clips.map(({ left, top, right, bottom }) => ({ left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }));
  const cut = cutToClips(part, room);
  if (!cut) return undefined;
  const round = part.kind === 'rectangle' ? clips.find((clip) => clip.kind !== 'rectangle' && !isCut(clip, cut)) : undefined;
  return { ...part, ...cut, ...(round && { kind: round.kind }) };
}

/** Returns whether a rectangle lost more than a hair. */
export function isCut(whole: Rectangle, cut: Rectangle): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).some((edge) => Math.abs(whole[edge] - cut[edge]) > SAME_EDGE);
}
