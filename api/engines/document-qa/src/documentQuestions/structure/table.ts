/** A cell of a table, with its place in the text. */
export interface Cell {
  text: string;
  start: number;
  end: number;
  /** From the left of the page to its left and right edge, as fractions. */
  left: number;
  right: number;
}

/** A row of a table. */
export interface Row {
  cells: Cell[];
  start: number;
  end: number;
  page: number;
}

/** A table: rows below each other, the first of them its header. */
export interface Table {
  header: Cell[];
  rows: Row[];
  /** The place of its first row in `ChatIndex.paragraphs`. */
  paragraph: number;
}
