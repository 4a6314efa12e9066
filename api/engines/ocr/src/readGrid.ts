import { type Area, cutOut, type GreyImage } from './greyImage.ts';
import type { Grid } from './grid.ts';
import { layouts, type Tesseract } from './tesseract.ts';
import type { TesseractWord } from './tesseractTsv.ts';

const DARK = 128;
/** What is lower is the dot of an i, a stain or the rest of a line. */
const LOWEST_LINE_INCHES = 0.05;
const MARGIN_INCHES = 0.06;
const MOST_CELLS = 0.7;

/** Reads the words of a table, row by row and in each row cell by cell. Where the lines of its cells go on from cell to cell they are read at one go. */
export function readGrid(tesseract: Tesseract, image: GreyImage, dpi: number, grid: Grid): TesseractWord[] {
  return grid.rows.flatMap((cells) => {
    const filled = cells.map((cell) => ({ cell, lines: findLines(image, cell, dpi) })).filter(({ lines }) => lines.length > 0);
    if (!areSideBySide(filled.map(({ lines }) => lines))) return filled.flatMap(({ cell }) => readArea(tesseract, image, dpi, cell));
    const first = cells[0] ?? grid;
    const last = cells.at(-1) ?? grid;
    return readArea(tesseract, image, dpi, { ...first, right: last.right });
  });
}

/** Reads a part of the picture as lines one below the other; the words are where they are in the picture. */
export function readArea(tesseract: Tesseract, image: GreyImage, dpi: number, area: Area): TesseractWord[] {
  const margin = Math.round(dpi * MARGIN_INCHES);
  const part = cutOut(image, area, margin);
  const right = area.left - margin;
  const down = area.top - margin;
  const prefix = `${area.left},${area.top}`;
  const words = tesseract.read(part, dpi, layouts.block).map((word) => ({ ...word, ...cropPaper(part, word) }));
  return words.map((word) => ({
    ...word,
    left: word.left + right,
    right: word.right + right,
    top: word.top + down,
    bottom: word.bottom + down,
    block: `${prefix}:${word.block}`,
    paragraph: `${prefix}:${word.paragraph}`,
    line: `${prefix}:${word.line}`,
  }));
}

/** Tesseract makes some words of a part as high as their line may be: the height of their ink gives their size. */
function cropPaper({ width, grey }: GreyImage, { left, top, right, bottom }: Area): Band {
  const hasInk = (y: number) => grey.subarray(y * width + left, y * width + right).some((value) => value < DARK);
  const ink = { top, bottom };
  while (ink.top < bottom && !hasInk(ink.top)) ink.top += 1;
  while (ink.bottom > ink.top && !hasInk(ink.bottom - 1)) ink.bottom -= 1;
  return ink.top < ink.bottom ? ink : { top, bottom };
}

interface Band {
  top: number;
  bottom: number;
}

/** The lines of text in an area, by the rows of pixels that hold ink. */
function findLines({ width, grey }: GreyImage, area: Area, dpi: number): Band[] {
  const lines: Band[] = [];
  let start = area.top;
  for (let y = area.top; y <= area.bottom; y++) {
    const hasInk = y < area.bottom && grey.subarray(y * width + area.left, y * width + area.right).some((value) => value < DARK);
    if (hasInk) continue;
    if (y - start > dpi * LOWEST_LINE_INCHES) lines.push({ top: start, bottom: y });
    start = y + 1;
  }
  return lines;
}

/** Returns whether the lines of the cells are rows of a table, each line beside one in most other cells, rather than texts of several lines. */
function areSideBySide(cells: Band[][]): boolean {
  const isBeside = (one: Band, other: Band) => one.top < other.bottom && other.top < one.bottom;
  return cells.flat().every((line) => {
    const beside = cells.map((lines) => lines.filter((other) => isBeside(line, other)).length);
    return beside.every((count) => count <= 1) && beside.filter((count) => count === 1).length > cells.length * MOST_CELLS;
  });
}
