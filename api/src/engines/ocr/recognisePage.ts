import type { Area, GreyImage } from './greyImage.ts';
import { WHITE } from './greyImage.ts';
import { type Grid, gridsOf } from './grid.ts';
import type { PagePicture, RecognisedPage, RecognisedWord } from './pagePicture.ts';
import { type PreparedPage, preparePage } from './preparePage.ts';
import { readGrid } from './readGrid.ts';
import { takeOutRulings } from './rulings.ts';
import { layouts, type Tesseract } from './tesseract.ts';
import type { TesseractWord } from './tesseractTsv.ts';

/** What a page says, as far as it can be made out. */
export function recognisePage(tesseract: Tesseract, picture: PagePicture): RecognisedPage {
  const page = preparePage(picture);
  const words = readPage(tesseract, page);
  const placed = words.map((word) => ({ ...word, ...boxInPicture(page, word) }));
  return { paragraphs: paragraphsOf(placed), confidence: meanConfidence(words), turned: page.turned };
}

function readPage(tesseract: Tesseract, { image, dpi }: PreparedPage): TesseractWord[] {
  const grids = gridsOf(takeOutRulings(image, dpi), dpi);
  const inGrids = grids.map((grid) => ({ grid, words: readGrid(tesseract, image, dpi, grid) }));
  for (const grid of grids) blankArea(image, grid);
  const words = tesseract.read(image, dpi, layouts.page);
  for (const { grid, words: inGrid } of inGrids) words.splice(placeOf(grid, words), 0, ...inGrid);
  return words;
}

/** Before the first word of the first paragraph that begins below the table. */
function placeOf(grid: Grid, words: TesseractWord[]): number {
  const below = words.find(({ top }) => top >= grid.bottom);
  const place = words.findIndex(({ paragraph }) => paragraph === below?.paragraph);
  return place < 0 ? words.length : place;
}

function blankArea({ width, grey }: GreyImage, area: Area): void {
  for (let y = area.top; y < area.bottom; y++) grey.fill(WHITE, y * width + area.left, y * width + area.right);
}

function boxInPicture({ toPicture }: PreparedPage, { left, top, right, bottom }: Area): Area {
  const corners = [toPicture(left, top), toPicture(right, top), toPicture(left, bottom), toPicture(right, bottom)];
  const across = corners.map(({ x }) => Math.round(x));
  const down = corners.map(({ y }) => Math.round(y));
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

function paragraphsOf(words: TesseractWord[]): RecognisedPage['paragraphs'] {
  const paragraphs = Map.groupBy(words, ({ paragraph }) => paragraph).values();
  return [...paragraphs].map((inParagraph) => {
    const lines = Map.groupBy(inParagraph, ({ line }) => line).values();
    return { lines: [...lines].map((inLine) => inLine.map(({ paragraph: _, line: __, ...word }): RecognisedWord => word)) };
  });
}

function meanConfidence(words: RecognisedWord[]): number {
  if (words.length === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}
