import type { Matrix } from '@sheaf/pdf-text/page/matrix';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { ObjectReader } from '@sheaf/pdf-text/page/walkObjects';

/** A stretch of a path that is drawn without lifting the pen. */
export interface PathPart extends Rectangle {
  kind: 'line' | 'rectangle' | 'roundedBox' | 'shape';
  /** One straight stroke from corner to corner. */
  isSlanted?: true;
  /** Of several strokes that do not end where they began. */
  isOpen?: true;
  /** How a box is drawn: of two in one path, one drawn the other way is a hole. */
  isClockwise?: boolean;
}

const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;
const MAX_SEGMENTS = 4000;
/** Points that are this close, in points, are on one line. */
const STRAIGHT = 0.4;
/** Corners of a box are rounded by so many points at most, and by less than this share of its shorter side. */
const CORNER = { most: 18, share: 0.34 };

/** A rectangle has no more points than this along its edges, and an area that differs from that of its bounds by less than this share. */
const MAX_BOX_POINTS = 12;
const SAME_AREA = 0.01;

type Point = { x: number; y: number };

/** The segments of a path, drawn or clipped to. */
export interface PathSegments {
  count: number;
  /** PDFium's number for one of them, 0 where it has none. */
  at(index: number): number;
}

/** Splits a path into its parts, each a line along an edge of the page, a rectangle, or another shape. */
export function splitPath(segments: PathSegments, { memory: { HEAPF32 }, calls, scratch }: ObjectReader, [a, b, c, d, e, f]: Matrix): PathPart[] {
  const parts: PathPart[] = [];
  let points: Point[] = [];
  let isCurved = false;
  const end = () => {
    if (points.length > 1) parts.push(...buildPathParts(points, isCurved));
    points = [];
    isCurved = false;
  };
  const count = Math.min(segments.count, MAX_SEGMENTS);
  for (let index = 0; index < count; index += 1) {
    const segment = segments.at(index);
    if (!segment || !calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue;
    const [x = 0, y = 0] = [HEAPF32[scratch >> 2], HEAPF32[(scratch >> 2) + 1]];
    const type = calls.FPDFPathSegment_GetType(segment);
    if (type === MOVE_TO) end();
    if (type === BEZIER_TO) isCurved = true;
    if (type === MOVE_TO || type === LINE_TO || type === BEZIER_TO) points.push({ x: a * x + c * y + e, y: b * x + d * y + f });
    if (calls.FPDFPathSegment_GetClose(segment) && points[0]) points.push(points[0]);
  }
  end();
  return parts;
}

function buildPathParts(points: Point[], isCurved: boolean): PathPart[] {
  const bounds = findPointBounds(points);
  if (isCurved)
    return [
      isRoundedBox(points, bounds) ? { kind: 'roundedBox', ...bounds, isClockwise: computeDoubleArea(points) > 0 } : { kind: 'shape', ...bounds },
    ];
  const isRectangle =
    points.length >= 4 &&
    turnsSquarely(points) &&
    (points.length <= 6 ? points.every((point) => isAtCorner(point, bounds)) : fillsBounds(points, bounds));
  if (isRectangle) return [{ kind: 'rectangle', ...bounds, isClockwise: computeDoubleArea(points) > 0 }];
  const isOpen = !meets(points[0], points.at(-1)) && { isOpen: true as const };
  const pairs = points.slice(1).map((point, index) => [points[index] ?? point, point] as const);
  const isSquare = pairs.every(([one, other]) => Math.abs(one.x - other.x) < STRAIGHT || Math.abs(one.y - other.y) < STRAIGHT);
  if (!isSquare) return [{ kind: 'shape', ...bounds, ...(pairs.length === 1 ? { isSlanted: true as const } : isOpen) }];
  return pairs
    .map((pair): PathPart => ({ kind: 'line', ...findPointBounds(pair) }))
    .filter(({ left, right, top, bottom }) => right - left + bottom - top > STRAIGHT);
}

function meets(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one.x - other.x) < STRAIGHT && Math.abs(one.y - other.y) < STRAIGHT;
}

function isAtCorner({ x, y }: Point, { left, top, right, bottom }: Rectangle): boolean {
  return Math.min(Math.abs(x - left), Math.abs(x - right)) < STRAIGHT && Math.min(Math.abs(y - top), Math.abs(y - bottom)) < STRAIGHT;
}

/** Returns whether a closed path with points along its edges is a rectangle, as some programs draw boxes of text: its area is that of its bounds. */
function fillsBounds(points: Point[], bounds: Rectangle): boolean {
  const { left, top, right, bottom } = bounds;
  const isClosed = meets(points[0], points.at(-1));
  const isOnEdge = ({ x, y }: Point) =>
    Math.min(Math.abs(x - left), Math.abs(x - right)) < STRAIGHT || Math.min(Math.abs(y - top), Math.abs(y - bottom)) < STRAIGHT;
  if (!isClosed || points.length > MAX_BOX_POINTS || !points.every(isOnEdge)) return false;
  const area = (right - left) * (bottom - top);
  return Math.abs(Math.abs(computeDoubleArea(points)) / 2 - area) < SAME_AREA * area;
}

/** Measures twice the area of a closed path; it is below zero where that is drawn the other way. */
function computeDoubleArea(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, { x, y }, index) => sum + (points[index]?.x ?? x) * y - x * (points[index]?.y ?? y), 0);
}

/** All that is drawn of a box with rounded corners beside its four edges is in its corners. */
function isRoundedBox(points: Point[], { left, top, right, bottom }: Rectangle): boolean {
  const radius = Math.min(CORNER.most, CORNER.share * Math.min(right - left, bottom - top));
  const findCorner = ({ x, y }: Point) => {
    const [across, down] = [Math.min(x - left, right - x), Math.min(y - top, bottom - y)];
    return across < radius && down < radius ? `${x - left < right - x} ${y - top < bottom - y}` : undefined;
  };
  const corners = points.map(findCorner);
  return corners.every((corner) => corner !== undefined) && new Set(corners).size === 4;
}

function turnsSquarely(points: Point[]): boolean {
  return points
    .slice(1)
    .every(({ x, y }, index) => Math.abs(x - (points[index]?.x ?? x)) < STRAIGHT || Math.abs(y - (points[index]?.y ?? y)) < STRAIGHT);
}

function findPointBounds(points: readonly Point[]): Rectangle {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
