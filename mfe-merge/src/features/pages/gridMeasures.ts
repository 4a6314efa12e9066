/** The layout of the grid on the screen, in pixels. */
export interface GridMeasures {
  columns: number;
  columnWidth: number;
  rowHeight: number;
}

/** Where a dragged page would come to lie. */
export interface Gap {
  /** How many pages are before it. */
  index: number;
  /** Of the bar that shows it, from the upper left corner of the grid. */
  left: number;
  top: number;
}

const SMALLEST_COLUMN = 96;
const COMFORTABLE_COLUMN = 132;
const COMFORTABLE_GRID = 520;
// A page of A4 is as high as 1.41 of its width, and the picture narrower than the column.
const PICTURE_RATIO = 1.18;
// The tab above the picture, its number and its file below, and the room around them.
const AROUND_PICTURE = 86;

/** Computes columns and row height of the grid for a width in CSS pixels. */
export function measureGrid(width: number): GridMeasures {
  const wanted = width < COMFORTABLE_GRID ? SMALLEST_COLUMN : COMFORTABLE_COLUMN;
  const columns = Math.max(2, Math.floor(width / wanted));
  const columnWidth = width / columns;
  return { columns, columnWidth, rowHeight: Math.round(columnWidth * PICTURE_RATIO) + AROUND_PICTURE };
}

/** Returns the rows in or near the view, the end exclusive. `top` and `bottom` are measured from the top of the grid. */
export function findRowsInView({ rowHeight }: GridMeasures, rows: number, view: { top: number; bottom: number }): [first: number, end: number] {
  const first = Math.floor((view.top - NEAR_VIEW) / rowHeight);
  const end = Math.ceil((view.bottom + NEAR_VIEW) / rowHeight);
  return [Math.min(Math.max(first, 0), rows), Math.min(Math.max(end, 0), rows)];
}

// Rows a little out of view are there already when they are scrolled to.
const NEAR_VIEW = 500;

/** Returns the gap nearest to a point of the grid. */
export function findGap({ columns, columnWidth, rowHeight }: GridMeasures, count: number, point: { x: number; y: number }): Gap {
  const lastRow = Math.max(0, Math.ceil(count / columns) - 1);
  const row = Math.min(Math.max(Math.floor(point.y / rowHeight), 0), lastRow);
  const inRow = Math.min(columns, count - row * columns);
  const column = Math.min(Math.max(Math.round(point.x / columnWidth), 0), inRow);
  return { index: row * columns + column, left: column * columnWidth, top: row * rowHeight };
}
