/** A part of the text of a document, by its offsets. */
export interface TextSpan {
  start: number;
  end: number;
}
