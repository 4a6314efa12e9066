/** In which direction a page's text is read: degrees clockwise from left to right, as the page is shown. */
export type Turn = 0 | 90 | 180 | 270;

export interface PageSize {
  width: number;
  height: number;
}

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Finds the rectangle around several: one by one, since a drawing may have more parts than a call takes arguments. */
export function findBounds(rectangles: readonly Rectangle[]): Rectangle {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of rectangles) {
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top);
    bounds.right = Math.max(bounds.right, right);
    bounds.bottom = Math.max(bounds.bottom, bottom);
  }
  return bounds;
}

/** Finds the direction a glyph's text runs in, to the nearest quarter; nothing for text that is askew, such as a stamp across the page. */
export function findTurn(angle: number, tolerance = 15): Turn | undefined {
  for (const turn of [0, 90, 180, 270] as const) {
    const off = Math.abs(((angle - turn + 540) % 360) - 180);
    if (off <= tolerance) return turn;
  }
  return undefined;
}

/** Moves a rectangle of the page into the frame of this direction. */
export function moveRectangleIntoFrame({ left, top, right, bottom }: Rectangle, turn: Turn, page: PageSize): Rectangle {
  return boundPoints(movePointIntoFrame(left, top, turn, page), movePointIntoFrame(right, bottom, turn, page));
}

/** Returns a rectangle of a reading frame as it lies on the page. */
export function onPage({ left, top, right, bottom }: Rectangle, turn: Turn, page: PageSize): Rectangle {
  const toPageBack = (x: number, y: number) => {
    if (turn === 90) return { x: page.width - y, y: x };
    if (turn === 180) return { x: page.width - x, y: page.height - y };
    if (turn === 270) return { x: y, y: page.height - x };
    return { x, y };
  };
  return boundPoints(toPageBack(left, top), toPageBack(right, bottom));
}

/** Returns the size of the page in the frame of this direction. */
export function getFrameSize(turn: Turn, { width, height }: PageSize): PageSize {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** Moves a point of the page into the frame of this direction. */
export function movePointIntoFrame(x: number, y: number, turn: Turn, { width, height }: PageSize): { x: number; y: number } {
  if (turn === 90) return { x: y, y: width - x };
  if (turn === 180) return { x: width - x, y: height - y };
  if (turn === 270) return { x: height - y, y: x };
  return { x, y };
}

function boundPoints(one: { x: number; y: number }, other: { x: number; y: number }): Rectangle {
  return { left: Math.min(one.x, other.x), top: Math.min(one.y, other.y), right: Math.max(one.x, other.x), bottom: Math.max(one.y, other.y) };
}
