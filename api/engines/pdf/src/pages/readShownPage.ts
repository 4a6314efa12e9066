import type { PdfFile } from '../file/pdfFile.ts';
import { type PdfDictionary, PdfReference, type PdfValue } from '../syntax/values.ts';

const LETTER = [0, 0, 612, 792] as const;
const RIGHT_ANGLE = 90;

/** Left, bottom, right and top in points of the page's own space. */
export type Rectangle = readonly [left: number, bottom: number, right: number, top: number];
export type Point = readonly [x: number, y: number];

/** A page of a file: its object or the dictionary itself, and what it inherits. */
export interface PageInTree {
  object: PdfReference | PdfDictionary;
  inherited: PdfDictionary;
}

/** The visible part of a page, and its rotation in degrees clockwise. */
export interface ShownPage {
  box: Rectangle;
  rotation: 0 | 90 | 180 | 270;
}

/** Returns what readers show of a page: its crop box within its media box (ISO 32000-2 14.11.2), and its rotation. */
export function readShownPage(file: PdfFile, { object, inherited }: PageInTree): ShownPage {
  const own = object instanceof PdfReference ? file.dictionary(object) : object;
  const resolveEntry = (key: string): PdfValue => file.resolve(own?.get(key) ?? inherited.get(key));
  const media = parseRectangle(file, resolveEntry('MediaBox')) ?? LETTER;
  const crop = parseRectangle(file, resolveEntry('CropBox')) ?? media;
  const shown = [Math.max(crop[0], media[0]), Math.max(crop[1], media[1]), Math.min(crop[2], media[2]), Math.min(crop[3], media[3])] as const;
  const turned = resolveEntry('Rotate');
  const quarters = typeof turned === 'number' ? ((Math.round(turned / RIGHT_ANGLE) % 4) + 4) % 4 : 0;
  return { box: shown[0] < shown[2] && shown[1] < shown[3] ? shown : media, rotation: ([0, 90, 180, 270] as const)[quarters] ?? 0 };
}

/** Converts a point on the shown page, as shares of its width and height from the top left, to the page's own space. */
export function toPageSpace({ box: [left, bottom, right, top], rotation }: ShownPage, across: number, down: number): Point {
  const width = right - left;
  const height = top - bottom;
  switch (rotation) {
    case 90:
      return [left + down * width, bottom + across * height];
    case 180:
      return [right - across * width, bottom + down * height];
    case 270:
      return [right - down * width, top - across * height];
    default:
      return [left + across * width, top - down * height];
  }
}

function parseRectangle(file: PdfFile, value: PdfValue): Rectangle | undefined {
  const [a, b, c, d] = file.array(value).map((item) => file.resolve(item));
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number' || a === c || b === d) return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}
