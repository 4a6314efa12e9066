/** A passage that an answer is based on. Boxes are fractions of the page as it is shown, from its top left. */
export interface Citation {
  id: number;
  page: number;
  quote: string;
  rects: { x: number; y: number; w: number; h: number }[];
  score: number;
  source: 'text' | 'ocr';
  /** Where several documents are searched: the number of the document with the quote, and the name of its file. */
  document?: number | undefined;
  file?: string | undefined;
}
