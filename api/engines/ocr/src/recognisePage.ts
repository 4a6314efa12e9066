import { isAnswerBox } from './answerBoxes.ts';
import { measureEndPieces } from './endPieces.ts';
import { findFigures } from './figures.ts';
import type { Area, GreyImage } from './greyImage.ts';
import { isCentredIn, WHITE } from './greyImage.ts';
import { findGrids } from './grid.ts';
import { measureLineShade } from './lineShade.ts';
import { addListMarker } from './listMarks.ts';
import { isDoubtfulNumber } from './numberInk.ts';
import type { PagePicture, PixelMatrix, PrintedLine, ReadWord, RecognisedPage } from './pagePicture.ts';
import { measurePaperShade } from './paperShade.ts';
import { type PreparedPage, preparePage, turnPageOver } from './preparePage.ts';
import { readArea, readGrid } from './readGrid.ts';
import { findPlace, readMissedTexts } from './readMissedTexts.ts';
import { mendRomanNumeral } from './romanNumerals.ts';
import { findPieceBoxes, type Rulings, takeOutRulings } from './rulings.ts';
import { findSplitTables } from './splitTables.ts';
import { measureStrokes } from './strokes.ts';
import { layouts, type Tesseract } from './tesseract.ts';
import type { TesseractWord } from './tesseractTsv.ts';
import { countSureLetters, readsBetterTurned } from './upsideDown.ts';

/** Less than this is what letters upside down are read with. */
const UPSIDE_DOWN_CONFIDENCE = 65;
const ROWS_AS_GOOD = 0.9;

/** Recognises what a page says, as far as it can be made out. */
export function recognisePage(tesseract: Tesseract, picture: PagePicture): RecognisedPage {
  const upright = preparePage(picture);
  let reading = { page: upright, ...readPage(tesseract, upright) };
  if (computeMeanConfidence(reading.words) < UPSIDE_DOWN_CONFIDENCE) {
    const turned = turnPageOver(upright);
    const inTurn = readsBetterTurned(tesseract, upright, turned, reading.words) && { page: turned, ...readPage(tesseract, turned) };
    if (inTurn && countSureLetters(inTurn.words) > countSureLetters(reading.words)) reading = inTurn;
  }
  const { page, words, rulings, figures } = reading;
  return {
    paragraphs: buildParagraphs(page, words),
    rulings,
    figures: figures.map((figure) => convertToPictureBox(page, figure)),
    confidence: computeMeanConfidence(words),
    turned: page.turned,
    toPicture: readMatrix(page),
  };
}

interface Reading {
  words: TesseractWord[];
  rulings: PrintedLine[];
  figures: Area[];
}

function readPage(tesseract: Tesseract, page: PreparedPage): Reading {
  const { dpi } = page;
  const image = { ...page.image, grey: page.image.grey.slice() };
  const rulings = takeOutRulings(image, dpi);
  const grids = findGrids(rulings, dpi).filter((grid) => !isAnswerBox(image, grid));
  const inGrids = grids.map((grid) => ({ grid, words: readGrid(tesseract, image, dpi, grid) }));
  for (const grid of grids) whitenArea(image, grid);
  let words = tesseract.read(image, dpi, layouts.page);
  for (const table of findSplitTables(words)) words = replaceTableRows(table, words, readArea(tesseract, image, dpi, table));
  // What reads badly as a whole may be upside down.
  if (computeMeanConfidence(words) >= UPSIDE_DOWN_CONFIDENCE) words = readMissedTexts(tesseract, image, dpi, words);
  for (const { grid, words: inGrid } of inGrids) words.splice(findPlace(grid, words), 0, ...inGrid);
  const shades = page.shades();
  const paper = measurePaperShade(shades);
  return {
    words,
    rulings: findPieceBoxes(rulings, words).map((box) => ({ ...box, shade: measureLineShade(shades, box, paper) })),
    figures: findFigures(shades, { words, rulings: listRulingBoxes(rulings), paper, dpi }),
  };
}

/** The words with those in the table in the order of its rows, unless reading them so has lost some. */
function replaceTableRows(table: Area, words: TesseractWord[], inRows: TesseractWord[]): TesseractWord[] {
  const isInside = (word: Area) => isCentredIn(word, table);
  const inColumns = words.filter(isInside);
  if (countSureLetters(inRows) < countSureLetters(inColumns) * ROWS_AS_GOOD) return words;
  const index = words.findIndex(isInside);
  return [...words.slice(0, index), ...inRows, ...words.slice(index).filter((word) => !isInside(word))];
}

function whitenArea({ width, grey }: GreyImage, area: Area): void {
  for (let y = area.top; y < area.bottom; y++) grey.fill(WHITE, y * width + area.left, y * width + area.right);
}

function listRulingBoxes({ across, down }: Rulings): Area[] {
  return [
    ...across.map(({ from, to, near, far }) => ({ left: from, right: to, top: near, bottom: far + 1 })),
    ...down.map(({ from, to, near, far }) => ({ left: near, right: far + 1, top: from, bottom: to })),
  ];
}

function readMatrix({ toPicture }: PreparedPage): PixelMatrix {
  const origin = toPicture(0, 0);
  const right = toPicture(1, 0);
  const down = toPicture(0, 1);
  return [right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x, origin.y];
}

function convertToPictureBox({ toPicture }: PreparedPage, { left, top, right, bottom }: Area): Area {
  const corners = [toPicture(left, top), toPicture(right, top), toPicture(left, bottom), toPicture(right, bottom)];
  const across = corners.map(({ x }) => Math.round(x));
  const down = corners.map(({ y }) => Math.round(y));
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

function buildParagraphs(page: PreparedPage, words: TesseractWord[]): RecognisedPage['paragraphs'] {
  const paragraphs = Map.groupBy(words, ({ paragraph }) => paragraph).values();
  return [...paragraphs].map((inParagraph) => {
    const lines = Map.groupBy(inParagraph, ({ line }) => line).values();
    return {
      lines: [...lines].map((line) =>
        addListMarker(line)
          .map(({ text: read, ...word }, index, all) => ({ ...word, text: mendRomanNumeral(read, all[index - 1]?.text) }))
          .map(({ text, confidence, left, top, right, bottom }) => {
            const read = { left, top, right, bottom };
            return {
              text,
              confidence,
              read,
              strokes: measureStrokes(page.image, read),
              endPieces: measureEndPieces(page.image, read),
              ...(isDoubtfulNumber(page.image, { text, confidence, box: read }) && { isDoubtful: true }),
              ...convertToPictureBox(page, read),
            };
          }),
      ),
    };
  });
}

function computeMeanConfidence(words: ReadWord[]): number {
  if (words.length === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}
