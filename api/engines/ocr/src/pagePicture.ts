import type { EndPieces } from './endPieces.ts';
import type { Strokes } from './strokes.ts';

/** A page drawn for recognition: one byte a pixel, 0 black, row by row from the top. */
export interface PagePicture {
  width: number;
  height: number;
  /** Dots per inch at which the page was drawn. */
  dpi: number;
  grey: Uint8Array;
}

/** A box in pixels. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word as it was made out in a picture, its confidence from 0 to 100. */
export interface ReadWord extends PixelBox {
  text: string;
  confidence: number;
}

/** A recognised word, its box in the picture that was given, whatever was done to it in between. */
export interface RecognisedWord extends ReadWord {
  /** Its box in the picture as it was read: the right way up, its lines level. */
  read: PixelBox;
  strokes: Strokes;
  /** In the picture as it was read. */
  endPieces?: EndPieces | undefined;
  /** Whether it holds digits that may have been read wrong. */
  isDoubtful?: boolean;
}

/** A straight line that was printed. */
export interface PrintedLine extends PixelBox {
  /** How dark it is: 0 black, 255 white. */
  shade: number;
}

/** The place of a pixel (x, y) in another picture: a * x + c * y + e from the left, b * x + d * y + f from the top. */
export type PixelMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Lines in reading order, in paragraphs in reading order. */
export interface RecognisedPage {
  paragraphs: { lines: RecognisedWord[][] }[];
  /** Straight lines that were printed, in the picture as it was read. */
  rulings: PrintedLine[];
  /** Photographs, drawings, stamps: boxes in the picture that was given. */
  figures: PixelBox[];
  /** Mean over all words, 0 when there are none. */
  confidence: number;
  /** Degrees clockwise by which the picture had to be turned to be read: 0, 90, 180 or 270. */
  turned: 0 | 90 | 180 | 270;
  /** From the picture as it was read to the picture that was given. */
  toPicture: PixelMatrix;
}
